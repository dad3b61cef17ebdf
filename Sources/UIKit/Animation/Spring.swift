import Foundation
import SnapGraphics

/// A damped harmonic oscillator let go at distance 1 from where it comes to rest.
///
/// With ω₀ = √(stiffness/mass) and ζ = damping / (2·√(stiffness·mass)), the distance x obeys x″ + 2ζω₀x′ + ω₀²x = 0, x(0) = 1,
/// x′(0) = −velocity. Its closed forms are the textbook's.
struct Spring: Hashable, Sendable {
    /// ω₀, in radians a second.
    var frequency: Double
    /// ζ: below 1 it swings.
    var dampingRatio: Double
    /// At the start, towards rest, in whole distances a second.
    var velocity: Double

    init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
        self.frequency = frequency
        self.dampingRatio = dampingRatio
        self.velocity = velocity
    }

    init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
        self.init(
            frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
            velocity: velocity)
    }

    /// A spring by the length of its undamped swing in seconds, and its bounce: 1 − ζ, or 1/ζ − 1 below 0.
    ///
    /// Source: Apple, WWDC 2023, session 10158, *Animate with springs*.
    init(perceptualDuration: TimeInterval, bounce: Double) {
        let bounce = max(-0.99, min(1, bounce))
        self.init(
            frequency: 2 * .pi / perceptualDuration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// The spring of this damping ratio that settles in `duration` seconds.
    ///
    /// How UIKit chooses the stiffness for a duration is not documented: here it is the one whose `settlingDuration` is the duration.
    init(dampingRatio: Double, velocity: Double, settlingIn duration: TimeInterval) {
        let ratio = max(0.01, dampingRatio)
        // A stiffer spring settles earlier, so halving the interval finds the frequency.
        var (low, high) = (1e-3 / duration, 1e5 / duration)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            let spring = Spring(frequency: middle, dampingRatio: ratio, velocity: velocity)
            if spring.settlingDuration > duration { low = middle } else { high = middle }
        }
        self.init(frequency: (low + high) / 2, dampingRatio: ratio, velocity: velocity)
    }

    /// The progress at a time in seconds: 0 at the start, 1 at rest, beyond 1 where it overshoots.
    func progress(at time: TimeInterval) -> Double {
        guard time > 0 else { return 0 }
        let decay = dampingRatio * frequency
        if abs(dampingRatio - 1) < 1e-9 {
            return 1 - StableMath.exponential(-frequency * time) * (1 + (frequency - velocity) * time)
        }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let (sine, cosine) = StableMath.sineAndCosine(swing * time)
            return 1 - StableMath.exponential(-decay * time) * (cosine + (decay - velocity) / swing * sine)
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = (decay + spread - velocity) / (2 * spread)
        return 1 - slow * StableMath.exponential((spread - decay) * time)
            - (1 - slow) * StableMath.exponential(-(spread + decay) * time)
    }

    /// After how many seconds the spring is sure to be within a thousandth of its way from rest.
    ///
    /// The bound e^(−ζω₀t)·(1 + |ζω₀ − velocity|/ω_d) = 0.001 gives the figures that Apple documents: 2.85 s for damping 5, and just over
    /// 1 s for damping 15, at mass 1 and stiffness 100 (*CASpringAnimation.settlingDuration*).
    var settlingDuration: TimeInterval {
        guard dampingRatio > 0 else { return .infinity }
        let decay = dampingRatio * frequency
        if dampingRatio < 1 - 1e-9 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            return StableMath.logarithm((1 + abs(decay - velocity) / swing) / Self.rest) / decay
        }
        var (low, high) = (0.0, 1e4 / frequency * max(1, dampingRatio))
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if boundWithoutSwing(at: middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }

    private func boundWithoutSwing(at time: TimeInterval) -> Double {
        let decay = dampingRatio * frequency
        guard dampingRatio > 1 + 1e-9 else {
            return StableMath.exponential(-decay * time) * (1 + abs(frequency - velocity) * time)
        }
        let spread = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = (decay + spread - velocity) / (2 * spread)
        return abs(slow) * StableMath.exponential((spread - decay) * time)
            + abs(1 - slow) * StableMath.exponential(-(spread + decay) * time)
    }

    private static let rest = 0.001
}
