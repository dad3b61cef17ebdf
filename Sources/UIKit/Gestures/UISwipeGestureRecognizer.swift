/// Finds a quick movement in one direction, under UIKit's name.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    open var direction = Direction.right
    /// How many fingers swipe at once.
    open var numberOfTouchesRequired = 1

    private var start = (place: CGPoint.zero, time: 0.0)

    // A swipe is at least this long, at most this slow, and no further off its line; not documented.
    private static let length: CGFloat = 50
    private static let longestDuration = 0.5
    private static let tolerance: CGFloat = 50

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = (location(in: nil), event.timestamp)
        if numberOfTouches != numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .possible else { return }
        let place = location(in: nil)
        let (dx, dy) = (place.x - start.place.x, place.y - start.place.y)
        if event.timestamp - start.time > Self.longestDuration {
            state = .failed
        } else if let sideways = along(.right, dx) ?? along(.left, -dx), sideways >= Self.length {
            state = abs(dy) <= Self.tolerance ? .recognized : .failed
        } else if let upright = along(.down, dy) ?? along(.up, -dy), upright >= Self.length {
            state = abs(dx) <= Self.tolerance ? .recognized : .failed
        }
    }

    /// The distance gone in a direction that counts; nil where it is another one.
    private func along(_ wanted: Direction, _ distance: CGFloat) -> CGFloat? {
        direction.contains(wanted) && distance > 0 ? distance : nil
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .possible { state = .failed }
    }
}
