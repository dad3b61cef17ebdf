import Foundation

/// An animation of the property that a key path names, under Core Animation's name.
///
/// Source: Apple, *CAPropertyAnimation*. Difference: `valueFunction` is absent.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
    /// A property of the layer, or a part of one: `opacity`, `position.x`, `transform.scale`.
    open var keyPath: String?
    /// The value is added to what the property is without this animation.
    open var isAdditive = false
    /// Each repetition starts where the one before it ended.
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func apply(to layer: CALayer, _ place: TimeSpan.Place, duration: TimeInterval) {
        apply(to: layer, progress: progress(place, duration: duration), run: place.run)
    }

    /// - Parameters:
    ///   - progress: 0 is the start, 1 the end.
    ///   - run: how many whole runs were before this one.
    func apply(to layer: CALayer, progress: Double, run: Double = 0) {
        guard let keyPath, let present = layer.animatableValue(forKeyPath: keyPath),
            var value = value(at: progress, present: present)
        else { return }
        if isCumulative, run > 0, let end = self.value(at: 1, present: present) {
            value = value.adding(end, times: run)
        }
        layer.setAnimatableValue(isAdditive ? present.adding(value) : value, forKeyPath: keyPath)
    }

    /// The value at a progress; `present` is the property's without this animation.
    func value(at progress: Double, present: AnimatableValue) -> AnimatableValue? { nil }

    /// The values that tell the animation from others of the same property.
    var ends: [AnimatableValue] { [] }

    /// Reads a value that code gave the animation; a warning names one that cannot be animated.
    func animatable(_ value: Any?) -> AnimatableValue? {
        guard let value else { return nil }
        if let known = AnimatableValue(any: value) { return known }
        RuntimeWarnings.record(
            "\(type(of: self)) of \(keyPath ?? "no key path") was given a value of type \(type(of: value)), which is not animated: give it a number, a point, a size, a rectangle, a CATransform3D, a CGColor, a CGPath, or an array of numbers or of CGColor"
        )
        return nil
    }
}
