import Foundation
import SnapGraphics

/// A layer that fills its bounds with a gradient, under Core Animation's name.
///
/// Colours are mixed channel by channel, not premultiplied: towards `UIColor.clear` they turn black on the way, as on iOS.
/// Source: Apple, *CAGradientLayer*.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// Of `CGColor`.
    open var colors: [Any]? {
        didSet { didChange("colors", from: Self.cgColors(oldValue), to: knownColors) }
    }
    /// Where each colour stands, from 0 to 1; nil spaces them evenly.
    open var locations: [NSNumber]? {
        didSet { didChange("locations", from: Self.numbers(oldValue), to: places) }
    }
    /// In unit coordinates of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { didChange("startPoint", from: oldValue, to: startPoint) }
    }
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { didChange("endPoint", from: oldValue, to: endPoint) }
    }
    open var type = CAGradientLayerType.axial

    override class var animatableProperties: [LayerProperty] { properties }

    private static let properties =
        commonProperties + [
            LayerProperty("colors", \CAGradientLayer.knownColors),
            LayerProperty("locations", \CAGradientLayer.places),
            LayerProperty("startPoint", \CAGradientLayer.startPoint),
            LayerProperty("endPoint", \CAGradientLayer.endPoint),
        ]

    override func take(from other: CALayer) {
        super.take(from: other)
        if let other = other as? CAGradientLayer { type = other.type }
    }

    override func emitContents(to emitter: inout LayerEmitter, model: CALayer) {
        let colors = knownColors.map(\.value)
        guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        let stops = GradientStops(colors: colors, locations: locations?.map(\.doubleValue))
        let gradient = Gradient(geometry, stops: stops.stops, transform: unitToBounds)
        emitter.fill(backgroundShape, .gradient(gradient))
    }

    /// In unit coordinates: `unitToBounds` turns circles into ellipses.
    private var geometry: Gradient.Geometry {
        switch type {
        case .radial:
            return .radial(center: .zero, radius: 0, endCenter: .zero, endRadius: 1)
        case .conic:
            let direction = (Double(endPoint.x - startPoint.x), Double(endPoint.y - startPoint.y))
            return .conic(center: startPoint, angle: CGFloat(StableMath.arcTangent(direction.1, direction.0)))
        default:
            return .linear(from: startPoint, to: endPoint)
        }
    }

    /// An axial gradient runs along its line, at right angles in unit coordinates; a radial one is the ellipse of half axes to the end
    /// point.
    private var unitToBounds: CGAffineTransform {
        let bounds = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        guard type == .radial else { return bounds }
        let ellipse = CGAffineTransform(
            a: max(abs(endPoint.x - startPoint.x), 1e-6), b: 0, c: 0, d: max(abs(endPoint.y - startPoint.y), 1e-6),
            tx: startPoint.x, ty: startPoint.y)
        return ellipse.concatenating(bounds)
    }

    /// The colours that are `CGColor`s; a warning says so where others are among them.
    private var knownColors: [CGColor] {
        get { Self.cgColors(colors) }
        set { colors = newValue }
    }

    private var places: [CGFloat] {
        get { Self.numbers(locations) }
        set { locations = newValue.isEmpty ? nil : newValue.map { NSNumber(value: Double($0)) } }
    }

    private static func cgColors(_ colors: [Any]?) -> [CGColor] {
        let known = (colors ?? []).compactMap { $0 as? CGColor }
        if known.count != colors?.count ?? 0 {
            RuntimeWarnings.record(
                "a gradient layer shows the CGColor values of its colors alone: the others are left out")
        }
        return known
    }

    private static func numbers(_ numbers: [NSNumber]?) -> [CGFloat] {
        numbers?.map { CGFloat($0.doubleValue) } ?? []
    }
}

/// What a gradient layer's colours follow.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point, the centre, out to an ellipse whose corner the end point is.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start point, from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
