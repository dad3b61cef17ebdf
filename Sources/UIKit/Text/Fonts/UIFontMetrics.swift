public import Foundation
import SnapGraphics

/// Scales fonts and lengths with the text size that a person chose.
///
/// A value scales with the style's leading, not with its size: body 17 at Medium becomes 16.33, 17 · 21⁄22 on whole pixels
/// (jaredsinclair.com/2024/03/02/scaled-metrics.html). Font sizes are whole points (measured: 16 becomes 14 at XS, 35 at AX3).
public final class UIFontMetrics: NSObject, Sendable {
    /// Metrics of the body style.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    public func scaledFont(for font: UIFont) -> UIFont {
        scaled(font, maximum: nil, at: .of(nil))
    }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, maximum: nil, at: .of(traitCollection))
    }

    /// The scaled font, no larger than the given size in points; 0 for no bound.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaled(font, maximum: maximumPointSize, at: .of(nil))
    }

    /// The scaled font, no larger than the given size in points; 0 for no bound.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, maximum: maximumPointSize, at: .of(traitCollection))
    }

    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length in points on the pixel grid of the traits' scale.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let ratio = ratio(at: .of(traitCollection))
        guard ratio != 1 else { return value }
        let given = traitCollection?.displayScale ?? 0
        let scale = given > 0 ? given : UITraitCollection.current.displayScale
        return PixelGrid(scale: scale > 0 ? scale : 1).round(value * ratio)
    }

    func scaled(_ font: UIFont, maximum: CGFloat?, at category: UIContentSizeCategory) -> UIFont {
        let ratio = ratio(at: category)
        var size = ratio == 1 ? font.pointSize : (font.pointSize * ratio).rounded()
        if let maximum, maximum > 0 { size = min(size, maximum) }
        return UIFont(
            font: font.font.resized(to: size), origin: .scaled(base: font, style: textStyle, maximum: maximum))
    }

    private func ratio(at category: UIContentSizeCategory) -> CGFloat {
        let row = DynamicType.row(of: textStyle)
        return row.size(at: category).leading / row.size(at: .large).leading
    }
}
