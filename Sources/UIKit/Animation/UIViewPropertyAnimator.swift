public import Foundation

/// Animations of views that can be paused, turned round and moved by hand, under UIKit's name, on the virtual clock.
///
/// Source: Apple, *UIViewPropertyAnimator*. Differences: after a pause the curve runs anew over the way that is left; `isInterruptible`,
/// `isUserInteractionEnabled` and `isManualHitTestingEnabled` are kept, without effect.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    public let timingParameters: (any UITimingCurveProvider)?
    /// In seconds; a spring with its own stiffness has its own.
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false
    open var isInterruptible = true
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    /// Whether moving by hand is even, or follows the curve.
    open var scrubsLinearly = true
    /// True keeps the animator active at its end, so that it can be turned round.
    open var pausesOnCompletion = false

    private let pace: AnimatorTimeline.Pace
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let timeline = AnimatorTimeline()
    private var changes: [AnimationBlock.Change] = []

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        if let spring = parameters.springTimingParameters {
            let (motion, length) = spring.spring(for: duration)
            pace = .spring(motion, duration: length)
            self.duration = length
        } else {
            pace = .curve(parameters.cubicTimingParameters?.curve ?? .easeInOut)
            self.duration = duration
        }
        super.init()
    }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 0xF)) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// While the animator is under way, the changes have the rest of its progress.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// - Parameter delayFactor: Unsupported above 0: all animations of an animator share its progress, and a warning says so.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if delayFactor > 0 {
            RuntimeWarnings.record("a property animator's delay factor of \(delayFactor.brief) is not applied")
        }
        guard state == .inactive else { return record(animation) }
        animations.append(animation)
    }

    /// Called when the animator has ended, or was finished.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "an animator that was stopped must be finished before it can start again")
        self.delay = delay
        activate()
        isRunning = true
        move(in: (1 - timeline.progress.clamped(0, 1)), after: delay, pace: pace)
    }

    /// Stops the clock for these animations, which stay where they are.
    open func pauseAnimation() {
        precondition(state != .stopped, "an animator that was stopped cannot be paused")
        activate()
        timeline.rest(at: timeline.progress)
        isRunning = false
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: nil keeps the timing.
    ///   - durationFactor: of the whole duration, for what is left; 0 takes the share of it that is left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active else { return }
        isRunning = true
        let left = isReversed ? timeline.progress : 1 - timeline.progress
        let share = durationFactor > 0 ? Double(durationFactor) : left
        guard let parameters else { return move(in: share, after: 0, pace: pace) }
        let other: AnimatorTimeline.Pace
        if let spring = parameters.springTimingParameters?.spring(for: duration * share) {
            other = .spring(spring.spring, duration: spring.duration)
        } else {
            other = .curve(parameters.cubicTimingParameters?.curve ?? .easeInOut)
        }
        move(in: share, after: 0, pace: other)
    }

    /// Ends the animations where they are: views keep the values that they show.
    ///
    /// - Parameter withoutFinishing: true makes the animator inactive without calling its completions; else `finishAnimation(at:)` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        setValues(at: timeline.progress)
        timeline.rest(at: timeline.progress)
        endRuns()
        isRunning = false
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { forget() }
    }

    /// Ends a stopped animator with its views at the start, at the end, or where they are, and calls its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        precondition(state == .stopped, "an animator must be stopped before it is finished")
        switch finalPosition {
        case .start: setValues(at: 0)
        case .end: setValues(at: 1)
        case .current: break
        }
        complete(at: finalPosition)
    }

    /// How far the animations have come, from 0 to 1; setting it moves them by hand.
    open var fractionComplete: CGFloat {
        get { CGFloat(timeline.progress) }
        set {
            precondition(state != .stopped, "an animator that was stopped cannot be moved")
            activate()
            let fraction = Double(newValue.clamped(0, 1))
            timeline.rest(at: scrubsLinearly ? fraction : pace.progress(at: fraction))
            isRunning = false
        }
    }

    /// Whether the animations run to their start.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue, isRunning else { return }
            move(in: isReversed ? timeline.progress : 1 - timeline.progress, after: 0, pace: pace)
        }
    }

    // MARK: Steps

    /// Runs the closures that were added, once.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let waiting = animations
        animations = []
        for each in waiting { record(each) }
    }

    private func record(_ animation: () -> Void) {
        let block = AnimationBlock(
            timing: BlockTiming(duration: duration), group: CompletionGroup(nil), timeline: timeline)
        AnimationContext.shared.within(block, animation)
        changes += block.changes
        timeline.layers = changes.map(\.layer)
    }

    private func move(in share: Double, after delay: TimeInterval, pace: AnimatorTimeline.Pace) {
        let length = duration * max(0, share)
        timeline.move(to: isReversed ? 0 : 1, in: length, after: delay, pace) { self.reachEnd() }
    }

    private func reachEnd() {
        timeline.rest(at: isReversed ? 0 : 1)
        isRunning = false
        guard !pausesOnCompletion else { return }
        if isReversed { setValues(at: 0) }
        complete(at: isReversed ? .start : .end)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        state = .inactive
        let waiting = completions
        forget()
        for each in waiting { each(position) }
    }

    private func forget() {
        endRuns()
        changes = []
        timeline.layers = []
        completions = []
        timeline.rest(at: 0)
    }

    private func endRuns() {
        for each in changes { each.run.stop(finished: true) }
    }

    /// Gives the layers the values that their animations have at a progress.
    private func setValues(at progress: Double) {
        UIView.performWithoutAnimation {
            for each in changes {
                let value = each.old.interpolated(to: each.new, each.run.share(of: progress))
                each.layer.setAnimatableValue(value, forKeyPath: each.key)
            }
        }
    }
}
