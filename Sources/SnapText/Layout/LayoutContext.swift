import Foundation
import SnapGraphics

/// What the steps of one layout share: the request, the fonts, and a buffer to shape with.
final class LayoutContext {
    let styles: [ResolvedStyle]
    let paragraphStyle: ParagraphStyle
    let grid: PixelGrid
    let fallback: FontFallback
    let buffer = ShapingBuffer()
    private(set) var missing: [MissingGlyph] = []
    private var reported: Set<MissingGlyph> = []

    init(_ text: StyledText, paragraph: ParagraphStyle, grid: PixelGrid, catalogue: FontCatalogue) {
        styles = text.runs.map { ResolvedStyle($0.style, catalogue: catalogue) }
        paragraphStyle = paragraph
        self.grid = grid
        fallback = FontFallback(
            catalogue: catalogue,
            ideographs: IdeographLanguage(tag: paragraph.language) ?? Self.ideographs(in: text.string))
        for style in styles where style.lacksSystemFont {
            report(MissingGlyph(text: text.string.first.map { String($0) } ?? "", package: .inter))
        }
    }

    /// Each missing character is named once, in the order of the text.
    func report(_ glyph: MissingGlyph) {
        if reported.insert(glyph).inserted { missing.append(glyph) }
    }

    /// Without a language: kana mean Japanese, Hangul means Korean.
    private static func ideographs(in text: String) -> IdeographLanguage {
        for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
            let script = Script(of: scalar)
            if script == .hiragana || script == .katakana { return .japanese }
            if script == .hangul { return .korean }
        }
        return .simplifiedChinese
    }
}

/// A style with its fonts found and its measures taken.
final class ResolvedStyle {
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
        metrics = primary.verticalMetrics
        lacksSystemFont = font.family != .box && primary == .box
    }

    /// In points; sizes that are none draw nothing.
    var size: CGFloat { font.size.isFinite ? max(0, font.size) : 0 }
    /// In points, above and below the line's baseline.
    var ascent: CGFloat { metrics.ascender * size + style.baselineOffset }
    var descent: CGFloat { -metrics.descender * size - style.baselineOffset }
    /// What a text style adds between two lines, in points.
    var leading: CGFloat {
        guard let leading = font.textStyleLeading else { return metrics.lineGap * size }
        return max(0, leading - (metrics.ascender - metrics.descender) * size)
    }
    var isBold: Bool { font.weight >= .semibold }
}
