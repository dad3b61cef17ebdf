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

        /// What most often tells styles apart; they are hashed for every text that is laid out.
        func hash(into hasher: inout Hasher) {
            hasher.combine(font.size)
            hasher.combine(font.weight)
        }
    }

    let style: TextStyle
    let shape: Shape
    private let resolved: ResolvedFont
    /// What glyphs and advances are widened by; no more than e⁸, which leaves no letter to be seen.
    let widening: CGFloat

    init(_ style: TextStyle, catalogue: FontCatalogue) {
        let style = style.bounded
        self.style = style
        shape = Shape(
            font: style.font, kern: style.kern, obliqueness: style.obliqueness, expansion: style.expansion,
            attachment: style.attachment)
        resolved = catalogue.resolved(shape)
        widening =
            style.expansion != 0 && style.expansion.isFinite
            ? CGFloat(StableMath.exponential(Double(min(max(style.expansion, -8), 8)))) : 1
    }

    /// The font, with what its name says.
    var font: Font { resolved.font }
    var primary: Typeface { resolved.primary }
    var substitute: Typeface? { resolved.substitute }
    /// How far letters lean to the right, per unit of height.
    var lean: CGFloat { style.obliqueness + resolved.lean }
    var metrics: VerticalMetrics { resolved.metrics }
    var letters: SystemLetters { resolved.letters }
    /// The system font was asked for, and is not installed.
    var lacksSystemFont: Bool { font.family != .box && primary == .box }

    /// A cluster's advance in points, from em; what is never visible takes no tracking either.
    func advance(em: Double, tracking: Double) -> CGFloat {
        em == 0 ? 0 : CGFloat(em + tracking) * size * widening + style.kern
    }

    /// In points; sizes that are none draw nothing.
    var size: CGFloat { font.size.isFinite ? max(0, font.size.boundedLength) : 0 }
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
}
