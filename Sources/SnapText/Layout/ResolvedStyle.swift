import Foundation
import SnapGraphics

/// A style with its fonts found and its measures taken.
final class ResolvedStyle {
    /// What of a style moves or forms glyphs.
    struct Shape: Hashable {
        var font: Font
        var kern: CGFloat
        var obliqueness: CGFloat
        var expansion: CGFloat
        var attachment: TextAttachment?
    }

    let style: TextStyle
    /// The font, with what its name says.
    let font: Font
    let primary: Typeface
    let metrics: VerticalMetrics
    /// The system font was asked for, and is not installed.
    let lacksSystemFont: Bool

    init(_ style: TextStyle, catalogue: FontCatalogue) {
        self.style = style
        font = NamedFont.applyingName(to: style.font)
        primary = catalogue.primary(for: font)
        metrics = Self.verticalMetrics(of: font, catalogue: catalogue)
        lacksSystemFont = font.family != .box && primary == .box
    }

    var shape: Shape {
        Shape(
            font: font, kern: style.kern, obliqueness: style.obliqueness, expansion: style.expansion,
            attachment: style.attachment)
    }

    /// Of a font with what its name says, in em.
    static func verticalMetrics(of font: Font, catalogue: FontCatalogue) -> VerticalMetrics {
        let metrics = catalogue.primary(for: font).verticalMetrics
        return NamedFontMeasures.of(font)?.verticalMetrics(metrics) ?? metrics
    }

    /// In points; sizes that are none draw nothing.
    var size: CGFloat { font.size.isFinite ? max(0, font.size) : 0 }
    /// In points, above and below the line's baseline; an attachment may reach beyond the letters.
    var ascent: CGFloat { max(metrics.ascender * size, style.attachment?.bounds.maxY ?? 0) + style.baselineOffset }
    var descent: CGFloat {
        max(-metrics.descender * size, -(style.attachment?.bounds.minY ?? 0)) - style.baselineOffset
    }
    /// What a text style adds between two lines, in points.
    var leading: CGFloat {
        guard let leading = font.textStyleLeading else { return metrics.lineGap * size }
        return max(0, leading - (metrics.ascender - metrics.descender) * size)
    }
    var isDecorated: Bool { style.background != nil || style.underline != nil || style.strikethrough != nil }
    var isBold: Bool { font.weight >= .semibold }
    /// What glyphs and advances are widened by; no more than e⁸, which leaves no letter to be seen.
    var widening: CGFloat {
        guard style.expansion != 0, style.expansion.isFinite else { return 1 }
        return CGFloat(StableMath.exponential(Double(min(max(style.expansion, -8), 8))))
    }
}
