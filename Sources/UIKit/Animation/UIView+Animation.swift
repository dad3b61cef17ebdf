public import Foundation

extension UIView {
    /// Animates the changes that the closure makes, on the virtual clock: with a curve that eases in and out.
    ///
    /// - Parameter duration: in seconds; 0 changes at once, and calls the completion at the clock's next turn.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes that the closure makes after a delay; until then the old values show.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            BlockTiming(duration: duration, delay: delay, curve: options.curve, options: options), animations,
            completion)
    }

    /// Animates the changes as a spring would, which comes to rest at the end of the duration.
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 does not swing; towards 0 it swings more.
    ///   - velocity: at the start, in whole distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = BlockTiming(duration: duration, delay: delay, options: options)
        if duration > 0 {
            timing.spring = Spring(
                dampingRatio: Double(dampingRatio), velocity: Double(velocity), settlingIn: duration)
        }
        run(timing, animations, completion)
    }

    /// Animates the changes as a spring of a perceived length and a bounce; it comes to rest later than that.
    ///
    /// - Parameter duration: of one undamped swing, in seconds.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var spring = Spring(perceptualDuration: max(duration, 1e-3), bounce: Double(bounce))
        spring.velocity = Double(initialSpringVelocity)
        run(
            BlockTiming(duration: spring.settlingDuration, delay: delay, spring: spring, options: options), animations,
            completion)
    }

    /// Animates what `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` adds in the closure.
    ///
    /// The curve is the whole animation's. Paced and cubic modes are Core Animation's.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = BlockTiming(
            duration: duration, delay: delay, curve: options.viewOptions.curve, options: options.viewOptions)
        let recorder = KeyframeRecorder()
        run(timing, animations, completion) { block in
            block.keyframes = recorder
        } atEnd: { block in
            recorder.finish(block, mode: options.calculationMode)
        }
    }

    /// Adds a keyframe: the closure's changes happen between two times, in fractions of the whole duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = AnimationContext.shared.block?.keyframes else { return animations() }
        recorder.frame(start: frameStartTime, duration: frameDuration, animations)
    }

    /// Makes changes that neither a surrounding block animates nor one inside; `areAnimationsEnabled` is false meanwhile.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationContext.shared.suspended(actionsWithoutAnimation)
    }

    /// False makes all blocks change at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.shared.isEnabled = enabled
    }

    public class var areAnimationsEnabled: Bool { AnimationContext.shared.areAnimationsEnabled }

    /// The duration of the block that is being run, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.shared.block?.timing.duration ?? 0
    }

    /// Runs a block's closure, and lets its completion wait for its animations.
    private class func run(
        _ timing: BlockTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
        atStart prepare: (AnimationBlock) -> Void = { _ in }, atEnd finish: (AnimationBlock) -> Void = { _ in }
    ) {
        let context = AnimationContext.shared
        let timing = timing.inherited(from: context.block?.timing)
        let group = CompletionGroup(completion)
        let isAnimated = context.areAnimationsEnabled && timing.duration + timing.delay > 0
        let block = isAnimated ? AnimationBlock(timing: timing, group: group) : nil
        block.map(prepare)
        context.within(block, animations)
        block.map(finish)
        group.seal()
    }
}
