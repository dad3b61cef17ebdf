public import Foundation

/// Finds a finger that rests, under UIKit's name: began when it has rested long enough, changed when it moves then.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move before it has rested long enough, in points.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before the press.
    open var numberOfTapsRequired = 0
    /// How many fingers press at once.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var start = CGPoint.zero
    private var waiting: ScheduledAction?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: nil)
        waiting?.invalidate()
        guard numberOfTouches == numberOfTouchesRequired else {
            state = .failed
            return
        }
        guard taps >= numberOfTapsRequired else { return }
        waiting = VirtualClock.shared.schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if state == .possible {
            if location(in: nil).distance(to: start) > allowableMovement { state = .failed }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        waiting?.invalidate()
        guard state == .possible else {
            state = .ended
            return
        }
        taps += 1
        if taps > numberOfTapsRequired {
            state = .failed
        } else {
            waiting = VirtualClock.shared.schedule(after: UITapGestureRecognizer.longestPause) { [weak self] in
                self?.state = .failed
            }
        }
    }

    open override func reset() {
        super.reset()
        taps = 0
        waiting?.invalidate()
        waiting = nil
    }
}
