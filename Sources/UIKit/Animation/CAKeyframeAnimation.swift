public import Foundation
import SnapGraphics

/// An animation through several values, or along a path, under Core Animation's name.
///
/// Source: Apple, *CAKeyframeAnimation*.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// When each value is reached, from 0 to 1 of the duration; nil spaces them evenly.
    open var keyTimes: [NSNumber]?
    /// Between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// For point properties, in place of `values`: the end points of its pieces are the keyframes.
    open var path: CGPath?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether the layer turns to follow the path.
    open var rotationMode: CAAnimationRotationMode?
    /// Of the cubic modes, a value for each keyframe; 0 where there is none (Kochanek and Bartels 1984).
    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    override func take(from other: CAAnimation) {
        super.take(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        path = other.path
        calculationMode = other.calculationMode
        rotationMode = other.rotationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override var ends: [AnimatableValue] { (values ?? []).compactMap { animatable($0) } }

    override func value(at progress: Double, present: AnimatableValue) -> AnimatableValue? {
        track?.value(at: progress)
    }

    override func apply(to layer: CALayer, progress: Double, run: Double) {
        super.apply(to: layer, progress: progress, run: run)
        guard let rotationMode, let path, keyPath == "position" else { return }
        guard let angle = PathTrack(path.path, isPaced: isPaced, keyTimes: times).angle(at: progress) else { return }
        let turned = rotationMode == .rotateAutoReverse ? angle + .pi : angle
        layer.transform = CATransform3DRotate(layer.transform, CGFloat(turned), 0, 0, 1)
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
    private var times: [Double]? { keyTimes?.map(\.doubleValue) }

    private var track: (any KeyframeTrack)? {
        if let path { return PathTrack(path.path, isPaced: isPaced, keyTimes: times) }
        let all = (values ?? []).compactMap { animatable($0) }
        guard !all.isEmpty else { return nil }
        func numbers(_ list: [NSNumber]?) -> [Double] { list?.map(\.doubleValue) ?? [] }
        return ValueTrack(
            values: all, mode: calculationMode, keyTimes: isPaced ? nil : times,
            curves: isPaced ? [] : timingFunctions?.map(\.curve) ?? [],
            shape: .init(
                tensions: numbers(tensionValues), continuities: numbers(continuityValues), biases: numbers(biasValues)))
    }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Each value lasts until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even speed, whatever the key times.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// Whether a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
