/// Finds two fingers that turn around each other, under UIKit's name.
///
/// Source: Apple, *UIRotationGestureRecognizer*. Begins once each has gone 10 points around the middle between them (not documented).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Since the fingers came down, in radians, clockwise; setting it makes the present direction the one of that angle.
    open var rotation: CGFloat = 0
    /// In radians per second.
    open private(set) var velocity: CGFloat = 0

    private var last: FingerPair?
    private var lastTime = 0.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        last = FingerPair(self.touches)
        lastTime = event.timestamp
        if last == nil { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = FingerPair(self.touches), let last else { return }
        let angle = pair.angle(from: last)
        rotation += angle
        let seconds = event.timestamp - lastTime
        // Without time between two events there is no speed to find: it stays as it was.
        if seconds > 0 { velocity = angle / seconds }
        self.last = pair
        lastTime = event.timestamp
        if state != .possible {
            state = .changed
        } else if abs(rotation) * pair.length / 2 >= UIGestureRecognizer.hysteresis {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        (rotation, velocity, last) = (0, 0, nil)
    }
}
