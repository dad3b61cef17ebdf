public import Foundation

/// What gives a property animator its timing, under UIKit's name.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
    case builtin, cubic, spring, composed
}

/// A cubic Bézier curve for a property animator, under UIKit's name.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType

    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve.timingCurve
        animationCurve = curve
        controlPoint1 = CGPoint(x: self.curve.x1, y: self.curve.y1)
        controlPoint2 = CGPoint(x: self.curve.x2, y: self.curve.y2)
        timingCurveType = .builtin
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        timingCurveType = .cubic
        super.init()
    }

    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring for a property animator, under UIKit's name.
///
/// With a damping ratio alone the animator's duration is the spring's settling time; with mass, stiffness and damping the spring has
/// its own. Of a velocity the horizontal part counts. Source: Apple, *UISpringTimingParameters*.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    private let dampingRatio: Double
    /// Where the spring does not follow the animator's duration.
    private let fixed: Spring?

    /// UIKit's own spring.
    public override convenience init() {
        // Documented: the defaults of CASpringAnimation in UIKit are mass 3, stiffness 1000, damping 500.
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        dampingRatio = Double(ratio)
        initialVelocity = velocity
        fixed = nil
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        var spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: Double(velocity.dx))
        // As CASpringAnimation has it by default: more damping than the critical one does not slow the spring.
        spring.dampingRatio = min(1, spring.dampingRatio)
        dampingRatio = spring.dampingRatio
        initialVelocity = velocity
        fixed = spring
        super.init()
    }

    /// A spring by the length of its undamped swing in seconds, and its bounce.
    public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        var spring = Spring(perceptualDuration: max(duration, 1e-3), bounce: Double(bounce))
        spring.velocity = Double(initialVelocity.dx)
        dampingRatio = spring.dampingRatio
        self.initialVelocity = initialVelocity
        fixed = spring
        super.init()
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and how long it runs, for an animator's duration in seconds.
    func spring(for duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
        if let fixed { return (fixed, fixed.settlingDuration) }
        let spring = Spring(
            dampingRatio: dampingRatio, velocity: Double(initialVelocity.dx), settlingIn: max(duration, 1e-3))
        return (spring, duration)
    }
}
