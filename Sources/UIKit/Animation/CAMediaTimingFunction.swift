import SnapGraphics

/// How the progress of an animation follows time: a cubic Bézier curve from (0, 0) to (1, 1), under Core Animation's name.
///
/// Source: Apple, *CAMediaTimingFunction*; the control points of the named curves are documented there.
public final class CAMediaTimingFunction: Sendable {
    let curve: TimingCurve

    init(curve: TimingCurve) {
        self.curve = curve
    }

    public convenience init(name: CAMediaTimingFunctionName) {
        self.init(curve: TimingCurve(name))
    }

    /// A curve with control points (c1x, c1y) and (c2x, c2y); the x are clamped to 0…1, so that there is one progress for each time.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: TimingCurve(Self.written(c1x), Self.written(c1y), Self.written(c2x), Self.written(c2y)))
    }

    /// Writes the coordinates of a point, 0 (the start) to 3 (the end), into two floats.
    public func getControlPoint(at index: Int, values pointer: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        precondition(points.indices.contains(index), "a timing function has points 0 to 3, not \(index)")
        pointer[0] = Float(points[index].0)
        pointer[1] = Float(points[index].1)
    }

    /// The decimal fraction that was written: 0.42 as a `Float` is a little less.
    private static func written(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
}

/// A named curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
