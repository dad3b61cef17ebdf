/// Finds one or more taps, under UIKit's name.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// How many fingers tap at once.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var start = CGPoint.zero
    private var waiting: ScheduledAction?

    /// The next tap must begin this many seconds after the last one ended; known of iOS, not documented.
    static let longestPause = 0.35
    /// A finger that moves further than this many points does not tap; not documented.
    private static let allowableMovement: CGFloat = 45

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        waiting?.invalidate()
        guard numberOfTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        let place = location(in: nil)
        if taps == 0 {
            start = place
        } else if place.distance(to: start) > Self.allowableMovement {
            state = .failed
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if location(in: nil).distance(to: start) > Self.allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .recognized
        } else {
            waiting = VirtualClock.shared.schedule(after: Self.longestPause) { [weak self] in self?.state = .failed }
        }
    }

    open override func reset() {
        super.reset()
        taps = 0
        waiting?.invalidate()
        waiting = nil
    }
}
