import Foundation
import SnapGraphics
import SnapText
import Testing

/// Texts of several directions, each part in its own colour, so that the colours of the glyph runs tell their visual order.
@Suite struct BidiTests {
    private static let colors = (1...6).map { Color(red: UInt8($0), green: 0, blue: 0) }

    /// The numbers of the parts from left to right.
    private func order(_ parts: [String], isRightToLeft: Bool = false, width: CGFloat = .infinity) -> [Int] {
        let runs = zip(parts, Self.colors).map { part, color in
            StyledText.Run(
                length: part.utf16.count, style: TextStyle(font: Font(family: .box, size: 17), color: color))
        }
        var paragraph = ParagraphStyle()
        paragraph.isRightToLeft = isRightToLeft
        let result = TextLayout(
            StyledText(parts.joined(), runs: runs), paragraph: paragraph, width: width, grid: PixelGrid(scale: 2))
        let glyphs = result.glyphRuns.flatMap { run in run.glyphs.map { ($0.origin.x, Int(run.color.red)) } }
        #expect(glyphs.map(\.0) == glyphs.map(\.0).sorted(), "glyphs come in visual order")
        return glyphs.map(\.1).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    @Test("Hebrew in an English sentence is turned, its numbers are not")
    func hebrewInEnglish() {
        #expect(order(["abc ", "אבג", " ", "12", " ", "דה"]) == [1, 6, 4, 2])
    }

    @Test("An English word in a Hebrew sentence stands where the sentence puts it")
    func englishInHebrew() {
        #expect(order(["אבג ", "abc", " דה"]) == [3, 2, 1])
    }

    @Test("A text without letters follows the user interface's direction")
    func neutral() {
        #expect(order(["12", " ", "+"]) == [1, 3])
        #expect(order(["12", " ", "+"], isRightToLeft: true) == [3, 1])
    }

    @Test("Arabic letters join, and the word is read from the right")
    func arabic() throws {
        let joined = layout("سلام").glyphRuns.flatMap(\.glyphs)
        let apart = layout("س\u{200C}ل\u{200C}ا\u{200C}م").glyphRuns.flatMap(\.glyphs)
        #expect(joined.map(\.origin.x) == joined.map(\.origin.x).sorted())
        #expect(joined.first?.outline == apart.first?.outline, "meem stands alone after alef, leftmost")
        #expect(joined.last?.outline != apart.last?.outline, "seen joins with lam, rightmost")
    }

    @Test("Brackets are mirrored in right-to-left text")
    func mirrored() {
        let hebrew = layout("(א)").glyphRuns.flatMap(\.glyphs)
        let plain = layout("()").glyphRuns.flatMap(\.glyphs)
        #expect(hebrew.first?.outline == plain.first?.outline)
        #expect(hebrew.last?.outline == plain.last?.outline)
    }
}
