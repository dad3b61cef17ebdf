import Foundation

/// An animation that was added to a layer: when it began, and who waits for its end.
@MainActor
final class AnimationRun: ClockClient {
    let key: String
    let animation: CAAnimation
    /// In the layer's time, in seconds.
    let begin: TimeInterval
    /// Where set, it decides the progress, and the clock does not.
    let timeline: AnimatorTimeline?
    /// The timeline's progress when the animation was added: it has what is left of it as its own.
    private let start: Double
    private weak var layer: CALayer?
    private var groups: [CompletionGroup]
    private var hasStarted = false
    private var hasStopped = false
    var beginning = ClockBeginning()

    init(
        _ animation: CAAnimation, key: String, layer: CALayer, begin: TimeInterval, timeline: AnimatorTimeline? = nil,
        groups: [CompletionGroup]
    ) {
        self.animation = animation
        self.key = key
        self.layer = layer
        self.begin = begin
        self.timeline = timeline
        start = timeline?.progress ?? 0
        self.groups = groups
        hasStarted = animation.delegate == nil
        for group in groups { group.enter() }
    }

    /// Changes a presentation layer to what it is at a time of the layer.
    func apply(to presentation: CALayer, at time: TimeInterval) {
        if let timeline, let animation = animation as? CAPropertyAnimation {
            animation.apply(to: presentation, progress: share(of: timeline.progress))
        } else {
            animation.apply(to: presentation, at: time, begin: begin, inherited: CATransaction.standardDuration)
        }
    }

    /// How far the animation is at a progress of its timeline. Source: Apple, *UIViewPropertyAnimator.addAnimations(_:)*.
    func share(of progress: Double) -> Double {
        start < 1 ? max(0, (progress - start) / (1 - start)) : 1
    }

    /// How far the animation is at a time of the layer, after its timing function; nil where it has no effect.
    func progress(at time: TimeInterval) -> Double? {
        let span = span
        return animation.place(at: time, begin: begin, in: span).map {
            animation.progress($0, duration: span.duration)
        }
    }

    // MARK: Clock

    private var span: TimeSpan { animation.span(inherited: CATransaction.standardDuration) }

    var dueTicks: Int64? {
        guard !hasStopped, timeline == nil else { return nil }
        // The layer is gone, and with it the animation.
        guard let layer else { return VirtualClock.shared.ticks }
        if !hasStarted { return layer.globalTicks(of: begin) }
        guard animation.speed > 0, span.activeDuration < .infinity else { return nil }
        return layer.globalTicks(of: begin + (span.activeDuration - animation.timeOffset) / Double(animation.speed))
    }

    var isFiniteMotion: Bool { dueTicks != nil && (hasStarted || span.activeDuration < .infinity) }

    var motion: MotionIdentity? {
        guard let layer, let property = animation as? CAPropertyAnimation, let keyPath = property.keyPath else {
            return nil
        }
        // An additive animation's own values are distances: two fades of the same size differ in where they lead.
        let goal = layer.animatableValue(forKeyPath: keyPath).map { [$0] } ?? []
        return MotionIdentity(layer: ObjectIdentifier(layer), keyPath: keyPath, values: property.ends + goal)
    }

    func moves(below roots: [CALayer]) -> Bool { layer?.isBelow(roots) ?? false }

    func fire() {
        if !hasStarted, layer != nil {
            hasStarted = true
            animation.delegate?.animationDidStart(animation)
        } else {
            stop(finished: layer != nil)
        }
    }

    /// The end: the layer lets go of the animation unless it is to stay, and whoever waits is told.
    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        VirtualClock.shared.remove(self)
        if animation.isRemovedOnCompletion || !finished { layer?.runs.removeAll { $0 === self } }
        animation.delegate?.animationDidStop(animation, finished: finished)
        for group in groups { group.leave(finished: finished) }
    }

    /// The completion may hold what the layer belongs to, and the layer holds this run: without that, neither would ever go.
    func abandon() {
        hasStopped = true
        groups = []
        layer?.runs.removeAll { $0 === self }
    }

    /// Takes the animation away before its end; whoever waits is told at the clock's next turn, as Core Animation tells them after the
    /// transaction.
    func cancel() {
        layer?.runs.removeAll { $0 === self }
        VirtualClock.shared.remove(self)
        guard !hasStopped else { return }
        VirtualClock.shared.schedule(after: 0) { self.stop(finished: false) }
    }
}
