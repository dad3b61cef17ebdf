import Foundation
import SnapGraphics

/// A layer that draws a path, under Core Animation's name.
///
/// Source: Apple, *CAShapeLayer*.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    /// In the layer's coordinates.
    open var path: CGPath? {
        didSet { didChange("path", from: oldValue, to: path) }
    }
    /// Black, unless it is set; nil does not fill.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { didChange("fillColor", from: oldValue, to: fillColor) }
    }
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// nil does not stroke.
    open var strokeColor: CGColor? {
        didSet { didChange("strokeColor", from: oldValue, to: strokeColor) }
    }
    /// Where the stroke begins and ends, in fractions of the path's length.
    open var strokeStart: CGFloat = 0 {
        didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
    }
    open var strokeEnd: CGFloat = 1 {
        didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
    }
    /// In points.
    open var lineWidth: CGFloat = 1 {
        didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
    }
    open var miterLimit: CGFloat = 10 {
        didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
    }
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Lengths of dashes and gaps in turn, in points; nil for a solid line.
    open var lineDashPattern: [NSNumber]?
    open var lineDashPhase: CGFloat = 0 {
        didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
    }

    override class var animatableProperties: [LayerProperty] { properties }

    private static let properties =
        commonProperties + [
            LayerProperty("path", \CAShapeLayer.path), LayerProperty("fillColor", \CAShapeLayer.fillColor),
            LayerProperty("strokeColor", \CAShapeLayer.strokeColor),
            LayerProperty("strokeStart", \CAShapeLayer.strokeStart),
            LayerProperty("strokeEnd", \CAShapeLayer.strokeEnd), LayerProperty("lineWidth", \CAShapeLayer.lineWidth),
            LayerProperty("miterLimit", \CAShapeLayer.miterLimit),
            LayerProperty("lineDashPhase", \CAShapeLayer.lineDashPhase),
        ]

    override func take(from other: CALayer) {
        super.take(from: other)
        guard let other = other as? CAShapeLayer else { return }
        (fillRule, lineCap, lineJoin, lineDashPattern) = (
            other.fillRule, other.lineCap, other.lineJoin, other.lineDashPattern
        )
    }

    override func emitContents(to emitter: inout LayerEmitter, model: CALayer) {
        guard let path = path?.path else { return }
        if let color = fillColor?.value.color {
            emitter.fill(.path(path, fillRule == .evenOdd ? .evenOdd : .nonZero), color)
        }
        guard let color = strokeColor?.value.color, lineWidth > 0 else { return }
        let stroked = strokeStart > 0 || strokeEnd < 1 ? path.trimmed(from: strokeStart, to: strokeEnd) : path
        emitter.stroke(stroked, strokeStyle, color)
    }

    private var strokeStyle: StrokeStyle {
        let dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
        return StrokeStyle(
            width: lineWidth, cap: lineCap.cap, join: lineJoin.join, miterLimit: miterLimit,
            dashes: dashes.contains { $0 > 0 } ? dashes : [], dashPhase: lineDashPhase)
    }
}
