import Foundation

/// An animation between two values, under Core Animation's name.
///
/// What is not given is the property's present value: `fromValue` alone ends there, `toValue` alone starts there, `byValue` is a distance.
/// Source: Apple, *CABasicAnimation*, "Setting interpolation values".
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override var ends: [AnimatableValue] { [fromValue, toValue, byValue].compactMap { animatable($0) } }

    override func value(at progress: Double, present: AnimatableValue) -> AnimatableValue? {
        let (from, to, by) = (animatable(fromValue), animatable(toValue), animatable(byValue))
        let start: AnimatableValue
        let end: AnimatableValue
        switch (from, to, by) {
        case (let from?, let to?, _): (start, end) = (from, to)
        case (let from?, nil, let by?): (start, end) = (from, from.adding(by))
        case (nil, let to?, let by?): (start, end) = (to.adding(by, times: -1), to)
        case (let from?, nil, nil): (start, end) = (from, present)
        case (nil, let to?, nil): (start, end) = (present, to)
        case (nil, nil, let by?): (start, end) = (present, present.adding(by))
        case (nil, nil, nil): return nil
        }
        return start.interpolated(to: end, progress)
    }
}
