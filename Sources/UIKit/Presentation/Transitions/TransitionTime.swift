/// The time of a transition that a finger drives: the animations of its layers stand where they are told to.
@MainActor
final class TransitionTime: ClockClient {
    private let layers: [CALayer]
    /// The time of each layer when it was stopped, in seconds.
    private let starts: [CFTimeInterval]
    private let duration: CFTimeInterval
    private var progress: CGFloat = 0
    var beginning = ClockBeginning()

    // The way back:
    private var steps = 0
    private var way: CGFloat = 0
    private var speed: CGFloat = 1
    private var atEnd: () -> Void = {}

    /// Stops the time of the layers.
    init(of layers: [CALayer], duration: CFTimeInterval) {
        self.layers = layers
        self.duration = max(duration, 1e-3)
        starts = layers.map(\.localTime)
        seek(0)
    }

    func seek(_ progress: CGFloat) {
        self.progress = progress
        for (layer, start) in zip(layers, starts) {
            layer.speed = 0
            layer.timeOffset = start + progress * duration
        }
    }

    /// Lets the time of the layers pass again from where it is.
    func run(speed: CGFloat) {
        for layer in layers {
            let reached = layer.timeOffset
            layer.beginTime = layer.superlayer?.localTime ?? VirtualClock.shared.now
            layer.timeOffset = reached
            layer.speed = Float(max(speed, 0.01))
        }
    }

    /// Lets the time of the layers go back to where it was stopped; there, what they show is what they are, and nothing moves any more.
    func runBack(speed: CGFloat, atEnd: @escaping () -> Void) {
        way = progress
        self.speed = max(speed, 0.01)
        self.atEnd = atEnd
        VirtualClock.shared.add(self)
    }

    var dueTicks: Int64? { beginning.ticks + VirtualClock.ticks(Double(steps + 1) / 60) }
    var isFiniteMotion: Bool { true }

    func moves(below roots: [CALayer]) -> Bool { layers.contains { $0.isBelow(roots) } }

    func fire() {
        steps += 1
        let left = way - CGFloat(steps) / 60 * speed / duration
        guard left <= 0 else { return seek(left) }
        VirtualClock.shared.remove(self)
        seek(0)
        for (layer, start) in zip(layers, starts) { layer.takeShownValues(since: start) }
        run(speed: 1)
        atEnd()
    }
}

extension CALayer {
    /// Makes what the animations of this layer and of those below show its own values, and takes the animations away.
    /// - Parameter start: the layer's time; what began before goes on.
    fileprivate func takeShownValues(since start: CFTimeInterval) {
        let animated = runs.filter { $0.timeline == nil && $0.begin >= start }
        if !animated.isEmpty {
            let shown = self.shown(after: 0)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for case let animation as CAPropertyAnimation in animated.map(\.animation) {
                guard let keyPath = animation.keyPath, let value = shown.animatableValue(forKeyPath: keyPath) else {
                    continue
                }
                setAnimatableValue(value, forKeyPath: keyPath)
            }
            CATransaction.commit()
            for run in animated { run.cancel() }
        }
        for sublayer in sublayers ?? [] { sublayer.takeShownValues(since: start) }
    }
}
