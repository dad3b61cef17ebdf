import Foundation
import SnapGraphics

/// What the steps of one layout share: the request, the fonts, and a buffer to shape with.
final class LayoutContext {
    let styles: [ResolvedStyle]
    /// For paragraphs whose text has none of its own.
    let paragraphStyle: ParagraphStyle
    let grid: PixelGrid
    let catalogue: FontCatalogue
    let fallback: FontFallback
    private(set) lazy var buffer = ShapingBuffer()
    /// Whether any style has a background or a line.
    let hasDecorations: Bool
    private(set) var missing: [MissingGlyph] = []
    private var reported: Set<MissingGlyph> = []

    init(_ text: StyledText, paragraph: ParagraphStyle, grid: PixelGrid, catalogue: FontCatalogue) {
        styles = text.runs.map { ResolvedStyle($0.style, catalogue: catalogue) }
        hasDecorations = styles.contains(where: \.isDecorated)
        paragraphStyle = paragraph
        self.grid = grid
        self.catalogue = catalogue
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

    /// A shaped paragraph, made or remembered.
    func paragraph(
        _ pieces: [Paragraph.Piece], direction: UnicodeRules.Direction, style: ParagraphStyle
    ) -> Paragraph {
        let breaksHangul = !style.lineBreakStrategy.contains(.hangulWordPriority)
        let key = ParagraphCache.Key(
            pieces: pieces.map {
                .init(text: SpelledText(string: $0.text), style: $0.style, shape: styles[$0.style].shape)
            },
            direction: direction, language: style.language, ideographs: fallback.ideographs,
            breaksHangul: breaksHangul)
        let paragraph = catalogue.paragraphs.paragraph(key) {
            Paragraph(
                pieces, direction: direction, language: style.language, breaksHangul: breaksHangul, context: self)
        }
        for glyph in paragraph.missing { report(glyph) }
        return paragraph
    }

    /// Without a language: kana mean Japanese, Hangul means Korean.
    private static func ideographs(in text: String) -> IdeographLanguage {
        // In UTF-8 their first bytes are the highest ones.
        guard text.hasByte(where: { $0 >= 0xE1 }) else { return .simplifiedChinese }
        for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
            let script = Script(of: scalar)
            if script == .hiragana || script == .katakana { return .japanese }
            if script == .hangul { return .korean }
        }
        return .simplifiedChinese
    }
}
