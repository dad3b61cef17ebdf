import Foundation

/// Animations that run together in a time of their own, under Core Animation's name.
///
/// The group's duration cuts off what is longer; an animation without a duration lasts as long as the group.
/// Source: Apple, *CAAnimationGroup*.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.duplicate() }
    }

    override func apply(to layer: CALayer, _ place: TimeSpan.Place, duration: TimeInterval) {
        let time = progress(place, duration: duration) * duration
        for animation in animations ?? [] {
            animation.apply(to: layer, at: time, begin: animation.beginTime, inherited: duration)
        }
    }
}
