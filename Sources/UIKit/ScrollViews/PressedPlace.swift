/// The row or item that a finger is on.
@MainActor
struct PressedPlace {
    private(set) var path: IndexPath
    /// In the window's coordinates, in points.
    private let start: CGPoint

    init(_ path: IndexPath, _ touch: UITouch) {
        self.path = path
        start = touch.location(in: nil)
    }

    /// The same finger after a change; nil where what it was on is gone.
    func moved(by map: PlaceMap) -> PressedPlace? {
        guard let path = map[path] else { return nil }
        var moved = self
        moved.path = path
        return moved
    }

    /// A finger that moves begins to scroll: it selects nothing any more. 10 points is what a pan takes.
    func isLeft(by touch: UITouch) -> Bool {
        touch.location(in: nil).distance(to: start) >= 10
    }
}
