public import Foundation
import SnapGraphics

/// A basic animation whose progress is a spring's, under Core Animation's name.
///
/// The timing function has no part in it. Source: Apple, *CASpringAnimation*; the spring's closed form is in `Spring`.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    /// Towards the end value, in whole distances a second.
    open var initialVelocity: CGFloat = 0
    /// Whether a spring with more than critical damping comes to rest as slowly as that; else it is critically damped.
    open var allowsOverdamping = false

    /// A spring by its pace and its bounce: 0 does not swing, below 0 is slower, towards 1 swings on and on.
    ///
    /// - Parameter perceptualDuration: of one undamped swing, in seconds.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
        allowsOverdamping = bounce < 0
    }

    /// How long the spring takes to come to rest, to within a thousandth; the animation's `duration` is its own.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    var spring: Spring {
        var spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity))
        if !allowsOverdamping { spring.dampingRatio = min(1, spring.dampingRatio) }
        return spring
    }

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
    }

    override func progress(_ place: TimeSpan.Place, duration: TimeInterval) -> Double {
        spring.progress(at: place.time)
    }
}
