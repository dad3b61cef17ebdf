import Foundation

/// The timing of a block of view animations.
struct BlockTiming {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve = TimingCurve.easeInOut
    /// Where set, in place of the curve.
    var spring: Spring?
    var options: UIView.AnimationOptions = []

    /// A block inside of another one takes its duration and curve, unless its options keep it from that.
    func inherited(from outer: BlockTiming?) -> BlockTiming {
        guard let outer else { return self }
        var timing = self
        if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { (timing.curve, timing.spring) = (outer.curve, outer.spring) }
        return timing
    }
}

/// A block of view animations: turns the changes that are made in it into animations of layers.
///
/// Numbers, points, sizes and rectangles are animated additively, from the distance that is left to none, so that a block that
/// interrupts another goes on smoothly (WWDC 2014, session 236); all else goes from the value that is shown to the new one.
@MainActor
final class AnimationBlock {
    /// One animated change of a property.
    struct Change {
        let layer: CALayer
        let key: String
        let old: AnimatableValue
        let new: AnimatableValue
        let run: AnimationRun
    }

    let timing: BlockTiming
    let group: CompletionGroup
    /// Where set, it decides the progress.
    let timeline: AnimatorTimeline?
    /// What was animated; kept for a property animator alone.
    private(set) var changes: [Change] = []
    /// Where set, changes are collected for it, with their times.
    var keyframes: KeyframeRecorder?

    init(timing: BlockTiming, group: CompletionGroup, timeline: AnimatorTimeline? = nil) {
        self.timing = timing
        self.group = group
        self.timeline = timeline
    }

    func add(_ key: String, of layer: CALayer, from old: AnimatableValue, to new: AnimatableValue) {
        if let keyframes {
            keyframes.add(key, of: layer, from: old, to: new)
            return
        }
        let animation = makeAnimation()
        animation.keyPath = key
        if timing.options.contains(.beginFromCurrentState), timeline == nil {
            let shown = layer.shownValue(ofKeyPath: key, before: old)
            layer.removeAnimations(ofKeyPath: key)
            set(animation, from: shown, to: new)
        } else if !old.isVector, layer.hasAnimation(ofKeyPath: key) {
            set(animation, from: layer.shownValue(ofKeyPath: key, before: old), to: new)
        } else {
            set(animation, from: old, to: new)
        }
        let run = layer.run(
            animation, key: layer.freeKey(key), timeline: timeline, groups: CompletionGroup.waiting(with: group))
        if timeline != nil { changes.append(Change(layer: layer, key: key, old: old, new: new, run: run)) }
    }

    private func set(_ animation: CABasicAnimation, from old: AnimatableValue, to new: AnimatableValue) {
        animation.isAdditive = new.isVector && old.kind == new.kind
        let from = animation.isAdditive ? old.adding(new, times: -1) : old
        let to = animation.isAdditive ? new.adding(new, times: -1) : new
        // No colour or no path must not read as a value that is not given.
        animation.fromValue = from.object ?? from
        animation.toValue = to.object ?? to
    }

    private func makeAnimation() -> CABasicAnimation {
        let animation: CABasicAnimation
        if let spring = timing.spring {
            let springing = CASpringAnimation()
            springing.stiffness = CGFloat(spring.frequency * spring.frequency)
            springing.damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
            springing.initialVelocity = CGFloat(spring.velocity)
            springing.allowsOverdamping = true
            animation = springing
        } else {
            animation = CABasicAnimation()
            animation.timingFunction = CAMediaTimingFunction(curve: timing.curve)
        }
        apply(timing, to: animation)
        return animation
    }

    /// Duration, delay and repetition.
    func apply(_ timing: BlockTiming, to animation: CAAnimation) {
        // A change that only waits lasts a nanosecond: without any duration it would take the transaction's.
        animation.duration = max(timing.duration, 1e-9)
        animation.beginTime = timing.delay > 0 ? VirtualClock.shared.now + timing.delay : 0
        animation.fillMode = .backwards
        animation.autoreverses = timing.options.contains(.autoreverse)
        if timing.options.contains(.repeat) { animation.repeatCount = .infinity }
    }
}
