public import Foundation

extension Font {
    /// The height of the tallest letters above the baseline, in points: 0.95215 em for the system font (measured).
    public var ascender: CGFloat { verticalMetrics.ascender * size }

    /// The depth of the deepest letters, in points; negative, below the baseline: −0.24121 em for the system font (measured).
    public var descender: CGFloat { verticalMetrics.descender * size }

    /// From the ascender to the descender, in points; not rounded to pixels.
    public var lineHeight: CGFloat { ascender - descender }

    /// The height of a capital letter, in points: 0.705 em for the system font (measured).
    public var capHeight: CGFloat { verticalMetrics.capHeight * size }

    /// The height of the letter x, in points.
    public var xHeight: CGFloat { verticalMetrics.xHeight * size }

    /// What is added between two lines, in points: a text style's leading less the line height, or the font's own line gap.
    public var leading: CGFloat {
        guard let textStyleLeading else { return verticalMetrics.lineGap * size }
        return max(0, textStyleLeading - lineHeight)
    }

    private var verticalMetrics: VerticalMetrics {
        switch family {
        case .system, .box: .system
        case .named: ResolvedFont(self, catalogue: .shared).metrics
        }
    }
}

/// A face's vertical measures, in em; the descender is negative.
struct VerticalMetrics: Hashable, Sendable {
    var ascender: CGFloat
    var descender: CGFloat
    var lineGap: CGFloat
    var capHeight: CGFloat
    var xHeight: CGFloat

    static let system = VerticalMetrics(
        ascender: SystemFontProfile.ascender, descender: SystemFontProfile.descender, lineGap: 0,
        capHeight: SystemFontProfile.capHeight, xHeight: SystemFontProfile.xHeight)
}
