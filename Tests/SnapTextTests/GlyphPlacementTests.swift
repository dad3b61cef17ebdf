import Foundation
import SnapGraphics
import SnapText
import Testing

@Suite struct GlyphPlacementTests {
    private func glyphs(_ text: String, font: Font = system(17)) -> [PlacedGlyph] {
        layout(text, font: font).glyphRuns.flatMap(\.glyphs)
    }

    /// The drawn box of a glyph, in points.
    private func box(_ glyph: PlacedGlyph) -> CGRect {
        let transform = CGAffineTransform(
            a: glyph.scaleX, b: 0, c: 0, d: glyph.scaleY, tx: glyph.origin.x, ty: glyph.origin.y)
        return glyph.outline.path.applying(transform).controlBounds
    }

    /// Measured on iOS: 36 pixels at 17 points, 3x.
    @Test("A capital is 0.705 em high")
    func capHeight() {
        let letter = box(glyphs("H", font: system(100))[0])
        #expect(abs(letter.height - 70.5) < 0.1)
        #expect(abs(letter.maxY - 95.0) < 0.5, "and stands on the baseline")
    }

    /// a(A) + a(V) + kerning(AV) + 2 · tracking, from the profile: the kerning is −0.0634… em, the same as between À and V.
    @Test("Pairs are kerned by their base letters")
    func kerning() {
        let apart = glyphs("A").count + glyphs("V").count
        #expect(apart == 2)
        let sum = layout("A").lines[0].width + layout("V").lines[0].width
        let kern = layout("AV").lines[0].width - sum
        #expect(kern < -0.5)
        let accented = layout("ÀV").lines[0].width - layout("À").lines[0].width - layout("V").lines[0].width
        #expect(abs(accented - kern) < 0.0001)
    }

    @Test("Letters are never joined in the system font", arguments: ["fi", "ffl", "->", "!="])
    func noLigatures(_ text: String) {
        #expect(glyphs(text).count == text.count)
    }

    @Test("A decomposed letter is drawn and measured as the composed one")
    func decomposed() {
        #expect(layout("e\u{301}").lines[0].width == layout("é").lines[0].width)
        #expect(glyphs("e\u{301}") == glyphs("é"))
    }

    @Test("Turkish dotted and dotless letters are four letters")
    func turkish() {
        let outlines = glyphs("iıİI").map(\.outline)
        #expect(Set(outlines).count == 4)
    }

    @Test("Each weight draws its own letters, wider from regular to black")
    func weights() {
        let all = Font.Weight.allCases.map { glyphs("n", font: system(17, $0))[0] }
        #expect(Set(all.map(\.outline)).count == 9)
        let widths = Font.Weight.allCases.drop { $0 < .regular }.map {
            layout("nnn", font: system(17, $0)).lines[0].width
        }
        #expect(widths == widths.sorted())
    }

    @Test("The Display cut draws large sizes")
    func opticalSizes() {
        #expect(glyphs("a", font: system(17))[0].outline == glyphs("a", font: system(21))[0].outline)
        #expect(glyphs("a", font: system(22))[0].outline != glyphs("a", font: system(21))[0].outline)
    }

    @Test("Monospaced digits are as wide as each other")
    func monospacedDigits() {
        let font = Font(size: 17, hasMonospacedDigits: true)
        #expect(layout("1111", font: font).size.width == layout("0808", font: font).size.width)
        #expect(layout("1111").size.width < layout("0808").size.width)
    }

    @Test("A style's kern and baseline offset move its characters")
    func style() {
        var style = TextStyle(font: system(17), kern: 3, baselineOffset: 5)
        let spaced = TextLayout(StyledText("ab", style: style), grid: PixelGrid(scale: 2))
        #expect(abs(spaced.lines[0].width - layout("ab").lines[0].width - 6) < 0.0001)
        style.kern = 0
        let raised = TextLayout(StyledText("ab", style: style), grid: PixelGrid(scale: 2))
        #expect(raised.glyphRuns[0].glyphs[0].origin.y == raised.firstBaseline - 5)
    }

    @Test("Backgrounds, underlines and strikethroughs reach over their characters")
    func decorations() {
        let red = Color(red: 255, green: 0, blue: 0)
        let style = TextStyle(
            font: system(17), underline: LineDecoration(), strikethrough: LineDecoration(), background: red)
        let result = TextLayout(StyledText("Label", style: style), grid: PixelGrid(scale: 2))
        #expect(result.decorations.map(\.kind) == [.background, .underline, .strikethrough])
        #expect(result.decorations.map(\.color) == [red, .black, .black])
        for decoration in result.decorations {
            #expect(decoration.rect.minX == 0)
            #expect(abs(decoration.rect.width - result.lines[0].width) < 0.0001)
        }
        #expect(result.decorations[1].rect.minY == 17.5)
        #expect(result.decorations[1].rect.height == 1)
    }

    @Test("Colours part the glyphs into runs")
    func colors() {
        let red = Color(red: 255, green: 0, blue: 0)
        let runs = [
            StyledText.Run(length: 2, style: TextStyle(font: system(17))),
            StyledText.Run(length: 1, style: TextStyle(font: system(17), color: red)),
        ]
        let result = TextLayout(StyledText("abc", runs: runs), grid: PixelGrid(scale: 2))
        #expect(result.glyphRuns.map(\.color) == [.black, red])
        #expect(result.glyphRuns.map(\.glyphs.count) == [2, 1])
        #expect(result.glyphRuns.flatMap(\.glyphs) == glyphs("abc"), "colour moves nothing")
    }
}
