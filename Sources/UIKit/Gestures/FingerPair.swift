import SnapGraphics

/// The line between two fingers: how long it is, and where it points.
struct FingerPair {
    private let dx: CGFloat
    private let dy: CGFloat

    /// In the window's coordinates; nil for less or more than two fingers.
    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count == 2 else { return nil }
        let (first, second) = (touches[0].location(in: nil), touches[1].location(in: nil))
        (dx, dy) = (second.x - first.x, second.y - first.y)
    }

    /// In points.
    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The angle from another line to this one, the short way round; in radians, clockwise.
    func angle(from other: FingerPair) -> CGFloat {
        let turn = StableMath.turn(
            x: other.dx * dx + other.dy * dy, y: other.dx * dy - other.dy * dx)
        return (turn > 0.5 ? turn - 1 : turn) * 2 * .pi
    }
}
