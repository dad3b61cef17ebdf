import Foundation
import SnapGraphics
import Testing

@testable import SnapText

/// The designs of the system font.
@Suite struct DesignTests {
    private func font(_ design: Font.Design, _ weight: Font.Weight = .regular, isItalic: Bool = false) -> Font {
        Font(size: 17, weight: weight, isItalic: isItalic, design: design)
    }

    @Test(arguments: Font.Weight.allCases)
    func `the rounded design has letters of its own, as wide as the default ones`(_ weight: Font.Weight) {
        let rounded = layout("Rounded 123", font: font(.rounded, weight))
        let plain = layout("Rounded 123", font: font(.default, weight))
        #expect(rounded.exactSize == plain.exactSize)
        #expect(rounded.fonts == [FontFile.rounded(weight).name])
        #expect(rounded.glyphRuns[0].glyphs[0].outline != plain.glyphRuns[0].glyphs[0].outline)
    }

    /// Measured on iOS for the default design: 0.705 em.
    @Test func `capitals of the rounded design are as high as the default ones`() {
        let glyph = layout("H", font: Font(size: 100, design: .rounded)).glyphRuns[0].glyphs[0]
        #expect(abs(glyph.outline.bounds.height * glyph.scaleY - 70.5) < 0.5)
    }

    @Test func `letters that the rounded font lacks are those of the default design`() {
        let mixed = layout("aЖ", font: font(.rounded))
        #expect(mixed.glyphRuns[0].glyphs[1].outline == layout("Ж").glyphRuns[0].glyphs[0].outline)
        #expect(mixed.missing.isEmpty)
    }

    @Test(arguments: [
        (Font.Weight.regular, false, "NotoSerif-Regular.ttf"), (.medium, true, "NotoSerif-Italic.ttf"),
        (.semibold, false, "NotoSerif-Bold.ttf"), (.black, true, "NotoSerif-BoldItalic.ttf"),
    ])
    func `the serif design has two weights, upright and italic`(_ weight: Font.Weight, _ isItalic: Bool, _ file: String)
    {
        #expect(layout("Serif", font: font(.serif, weight, isItalic: isItalic)).fonts == [file])
    }

    @Test func `the monospaced italic leans by eleven degrees`() {
        let upright = layout("H", font: font(.monospaced)).glyphRuns[0].glyphs[0].outline
        let italic = layout("H", font: font(.monospaced, isItalic: true)).glyphRuns[0].glyphs[0].outline
        let lean = tan(11 * CGFloat.pi / 180) * upright.bounds.height
        #expect(abs(italic.bounds.width - upright.bounds.width - lean) < 0.001)
        #expect(layout("H", font: font(.monospaced, .bold)).fonts == ["DejaVuSansMono-Bold.ttf"])
    }
}
