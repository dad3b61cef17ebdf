public import Foundation

/// A change of a layer over time, under Core Animation's name: the timing that all kinds share.
///
/// A layer copies what is added to it. Source: Apple, *CAAnimation*. Differences: values by key (`setValue(_:forKey:)`) are kept and not
/// interpreted; a custom `CAAction` is not run.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
    open var beginTime: CFTimeInterval = 0
    /// 0 takes the transaction's, or the group's.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// How progress follows time; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Strongly held, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    private var valuesByKey: [String: Any] = [:]

    public override required init() {
        super.init()
    }

    /// Keeps a value with the animation, such as a name that its delegate asks for.
    open func setValue(_ value: Any?, forKey key: String) {
        valuesByKey[key] = value
    }

    open func value(forKey key: String) -> Any? { valuesByKey[key] }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// A copy with the same properties.
    final func duplicate() -> CAAnimation {
        let copy = type(of: self).init()
        copy.take(from: self)
        return copy
    }

    /// Takes over another animation's properties; a subclass adds its own.
    func take(from other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        valuesByKey = other.valuesByKey
    }

    // MARK: Evaluation

    /// - Parameter inherited: the duration where the animation has none, in seconds.
    func span(inherited: TimeInterval) -> TimeSpan {
        TimeSpan(
            duration: duration > 0 ? duration : inherited,
            repeatCount: repeatCount >= .greatestFiniteMagnitude ? .infinity : Double(repeatCount),
            repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode)
    }

    /// Changes `layer` to what it is at a time.
    ///
    /// - Parameters:
    ///   - layer: a presentation layer.
    ///   - time: of the layer, or of the group, in seconds.
    ///   - begin: when the animation begins there.
    ///   - inherited: the duration where the animation has none.
    func apply(to layer: CALayer, at time: TimeInterval, begin: TimeInterval, inherited: TimeInterval) {
        let span = span(inherited: inherited)
        guard let place = place(at: time, begin: begin, in: span) else { return }
        apply(to: layer, place, duration: span.duration)
    }

    /// Where the animation is at a time; nil where it has no effect.
    func place(at time: TimeInterval, begin: TimeInterval, in span: TimeSpan) -> TimeSpan.Place? {
        // Whole nanoseconds: the difference of two large times must not depend on how large they are.
        let local = ((time - begin) * Double(speed) + timeOffset) * VirtualClock.ticksPerSecond
        return span.place(at: local.rounded() / VirtualClock.ticksPerSecond)
    }

    /// Overridden by each kind of animation.
    func apply(to layer: CALayer, _ place: TimeSpan.Place, duration: TimeInterval) {}

    /// How far the time of a run has come, from 0 to 1, after the timing function.
    func progress(_ place: TimeSpan.Place, duration: TimeInterval) -> Double {
        let fraction = duration > 0 ? place.time / duration : 1
        return timingFunction.map { $0.curve.progress(at: fraction) } ?? fraction
    }
}

/// Told of an animation's start and end, under Core Animation's name.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: false where the animation was taken away before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a change of a layer's property sets off, under Core Animation's name: an animation, or `NSNull` for none.
public protocol CAAction: AnyObject {}

extension NSNull: CAAction {}
