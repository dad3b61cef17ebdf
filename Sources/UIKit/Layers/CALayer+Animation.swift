import Foundation

extension CALayer {
    /// Adds a copy of the animation; one with the same key goes. It begins now, unless it has a `beginTime`.
    ///
    /// - Parameter key: nil makes one up.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        let animation = anim.duplicate()
        (animation as? CATransition)?.takePicture(of: self)
        if let key { removeAnimation(forKey: key) }
        let transaction = AnimationContext.shared.transaction
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        animation.timingFunction = animation.timingFunction ?? transaction?.timingFunction
        if let name = animation.unknownKeyPath(of: self) {
            RuntimeWarnings.record(
                "\(type(of: self)) has no animatable property \"\(name)\": the animation shows nothing")
        }
        run(animation, key: key ?? freeKey("animation"), timeline: nil, groups: CompletionGroup.waiting())
    }

    /// Takes an animation away before its end: its delegate is told that it did not finish.
    public func removeAnimation(forKey key: String) {
        for run in runs where run.key == key { run.cancel() }
    }

    public func removeAllAnimations() {
        for run in runs { run.cancel() }
    }

    /// What is on screen no more is not animated: those who wait hear that it did not finish. An animator's progress is its own.
    func cancelAnimationsInTree() {
        for run in runs where run.timeline == nil { run.cancel() }
        for sublayer in sublayers ?? [] { sublayer.cancelAnimationsInTree() }
    }

    public func animation(forKey key: String) -> CAAnimation? {
        runs.first { $0.key == key }?.animation
    }

    /// The keys of the animations, in the order in which they are applied.
    public func animationKeys() -> [String]? {
        runs.isEmpty ? nil : runs.map(\.key)
    }

    /// A copy of the layer as it is shown at the present time of the clock, without sublayers; never nil.
    ///
    /// Core Animation's is nil for a layer that no transaction has committed yet.
    public func presentation() -> Self? { presentation { _ in } }

    /// What a property showed before it was set to its present value.
    func shownValue(ofKeyPath key: String, before old: AnimatableValue) -> AnimatableValue {
        presentation { $0.setAnimatableValue(old, forKeyPath: key) }.animatableValue(forKeyPath: key) ?? old
    }

    private func presentation(after shift: TimeInterval = 0, startingWith change: (CALayer) -> Void) -> Self {
        let copy = Self()
        copy.isPresentation = true
        copy.take(from: self)
        change(copy)
        let time = convertedTime(VirtualClock.shared.now + shift)
        for run in runs { run.apply(to: copy, at: time) }
        return copy
    }

    /// The layer itself, where this is a copy of one that is shown.
    public func model() -> CALayer { modelLayer ?? self }

    /// The layer as it is to be drawn: itself where nothing is animated.
    ///
    /// - Parameter shift: how many seconds after the present time.
    func shown(after shift: TimeInterval) -> CALayer {
        runs.isEmpty ? self : presentation(after: shift) { _ in }
    }

    /// Begins an animation that the layer may keep.
    @discardableResult
    func run(
        _ animation: CAAnimation, key: String, timeline: AnimatorTimeline?, groups: [CompletionGroup]
    ) -> AnimationRun {
        let run = AnimationRun(
            animation, key: key, layer: self, begin: animation.beginTime == 0 ? localTime : animation.beginTime,
            timeline: timeline, groups: groups)
        runs.append(run)
        VirtualClock.shared.add(run)
        return run
    }

    /// The first of `key`, `key-2`, `key-3`… that no animation has.
    func freeKey(_ key: String) -> String {
        var candidate = key
        var count = 1
        while runs.contains(where: { $0.key == candidate }) {
            count += 1
            candidate = "\(key)-\(count)"
        }
        return candidate
    }

    func hasAnimation(ofKeyPath keyPath: String) -> Bool {
        runs.contains { ($0.animation as? CAPropertyAnimation)?.keyPath == keyPath }
    }

    func removeAnimations(ofKeyPath keyPath: String) {
        for run in runs where (run.animation as? CAPropertyAnimation)?.keyPath == keyPath { run.cancel() }
    }

    // MARK: Changes

    /// Called by every animatable property when it was set.
    func didChange<Value: AnimatableConvertible & Equatable>(_ key: String, from old: Value, to new: Value) {
        guard AnimationContext.shared.animatesChanges(of: self), old != new else { return }
        AnimationContext.shared.layer(self, changed: key, from: old.animatable, to: new.animatable)
    }

    /// What a layer without a view does when a property changes: the action that it was given, else a basic animation from what is shown.
    func implicitAnimation(forKey key: String, from old: AnimatableValue) -> CAAnimation? {
        switch actions?[key] {
        case is NSNull: return nil
        case let animation as CAAnimation:
            let copy = animation.duplicate()
            if let basic = copy as? CABasicAnimation, basic.keyPath == nil { basic.keyPath = key }
            return copy
        default: break
        }
        let animation = CABasicAnimation(keyPath: key)
        let from = hasAnimation(ofKeyPath: key) ? shownValue(ofKeyPath: key, before: old) : old
        animation.fromValue = from.object ?? from
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    /// True once the layer has lasted through a moment at which Core Animation would have committed it: before that nobody saw its old
    /// values.
    var isCommitted: Bool { creation < VirtualClock.shared.commits }

    // MARK: Time

    /// The present time of the layer, in seconds.
    var localTime: TimeInterval { convertedTime(VirtualClock.shared.now) }

    /// The layer's time for one of the clock.
    private func convertedTime(_ global: TimeInterval) -> TimeInterval {
        let time = superlayer?.convertedTime(global) ?? global
        return hasOwnTime ? (time - beginTime) * Double(speed) + timeOffset : time
    }

    /// When the clock shows a time of the layer; nil where the layer's time does not pass.
    private func globalTime(of local: TimeInterval) -> TimeInterval? {
        guard hasOwnTime else { return superlayer == nil ? local : superlayer?.globalTime(of: local) }
        guard speed > 0 else { return nil }
        let time = (local - timeOffset) / Double(speed) + beginTime
        return superlayer == nil ? time : superlayer?.globalTime(of: time)
    }

    func globalTicks(of local: TimeInterval) -> Int64? { globalTime(of: local).map(VirtualClock.ticks) }

    private var hasOwnTime: Bool { speed != 1 || beginTime != 0 || timeOffset != 0 }

    /// Converts a time of another layer, or of the clock, to this layer's; in seconds.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        guard let l else { return convertedTime(t) }
        return l.globalTime(of: t).map(convertedTime) ?? t
    }

    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        guard let global = globalTime(of: t) else { return t }
        return l?.convertedTime(global) ?? global
    }
}

extension CAAnimation {
    /// The first key path in the animation that the layer does not have.
    fileprivate func unknownKeyPath(of layer: CALayer) -> String? {
        if let group = self as? CAAnimationGroup {
            return group.animations?.lazy.compactMap { $0.unknownKeyPath(of: layer) }.first
        }
        guard let property = self as? CAPropertyAnimation else { return nil }
        let path = property.keyPath ?? ""
        return layer.animatableValue(forKeyPath: path) == nil ? path : nil
    }
}
