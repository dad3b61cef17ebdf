import Foundation

/// What is known of iOS's own families that the system font's letters stand in for: how wide they are beside those, and how high their lines are.
///
/// Heights: the ascents and descents in the fonts' headers as published, where stored frames of Interface Builder agree with them (Helvetica
/// Neue Light 15½ at 13 and 25 at 21 points, Avenir 25 at 18, Futura 23½ at 18). Widths of Helvetica Neue: its published average advance over
/// the system font's, weighted by English text; Light's is fitted to a stored title, "Options" at 17 points, which is 58 wide in whole points.
struct NamedFontMeasures {
    /// The advances over the system font's without tracking.
    let widthScale: Double
    /// In em; nil where the system font's lines are as high.
    let lines: (ascender: CGFloat, descender: CGFloat, gap: CGFloat)?

    /// nil for a family of which nothing more is known: it is measured as the system font.
    static func of(_ font: Font) -> NamedFontMeasures? {
        guard case .named(let name) = font.family else { return nil }
        switch NamedFont.family(of: name) {
        case "helveticaneue":
            return NamedFontMeasures(
                widthScale: helveticaNeueScale(font.weight),
                lines: font.weight == .thin || font.weight == .light ? (0.967, -0.213, 0.029) : nil)
        case "avenir", "avenirnext": return NamedFontMeasures(widthScale: 1, lines: (1, -0.366, 0))
        // The condensed style's lines are lower (17 at 14 points), as the system font's are.
        case "futura" where !name.contains("Condensed"):
            return NamedFontMeasures(widthScale: 1, lines: (1.039, -0.26, 0))
        default: return nil
        }
    }

    private static func helveticaNeueScale(_ weight: Font.Weight) -> Double {
        switch weight {
        case .ultraLight: 0.895
        case .thin: 0.9
        case .light: 0.93
        case .regular: 0.941
        case .medium, .semibold: 0.949
        case .bold, .heavy, .black: 0.941
        }
    }

    /// The measures of lines that the system font's would have otherwise.
    func verticalMetrics(_ standard: VerticalMetrics) -> VerticalMetrics {
        guard let lines else { return standard }
        var metrics = standard
        metrics.ascender = lines.ascender
        metrics.descender = lines.descender
        metrics.lineGap = lines.gap
        return metrics
    }
}
