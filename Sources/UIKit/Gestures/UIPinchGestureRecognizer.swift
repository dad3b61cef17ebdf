/// Finds two fingers that come together or go apart, under UIKit's name.
///
/// Source: Apple, *UIPinchGestureRecognizer*. Begins once their distance has changed by 10 points (not documented).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance, as a factor of that at which they came down.
    ///
    /// Setting it makes the present distance the one of that factor.
    open var scale: CGFloat {
        get { factor * length / max(start, 1) }
        set { factor = newValue * max(start, 1) / max(length, 1) }
    }

    /// Of the scale, per second.
    open private(set) var velocity: CGFloat = 0

    /// In points.
    private var start: CGFloat = 1
    private var length: CGFloat = 1
    private var factor: CGFloat = 1
    private var lastTime = 0.0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let pair = FingerPair(self.touches) else {
            state = .failed
            return
        }
        start = pair.length
        length = start
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let pair = FingerPair(self.touches) else { return }
        let before = scale
        length = pair.length
        let seconds = event.timestamp - lastTime
        // Without time between two events there is no speed to find: it stays as it was.
        if seconds > 0 { velocity = (scale - before) / seconds }
        lastTime = event.timestamp
        if state != .possible {
            state = .changed
        } else if abs(length - start) >= UIGestureRecognizer.hysteresis {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        super.reset()
        (start, length, factor, velocity) = (1, 1, 1, 0)
    }
}
