import CSnapText
import Foundation
import SnapGraphics
import Testing

@testable import SnapText

@Suite struct SystemLettersTests {
    private static let weights: [Font.Weight] = [.ultraLight, .regular, .bold, .black]

    /// The fonts of each weight, upright and italic, in both cuts.
    private static let files = weights.flatMap { weight in
        [false, true].flatMap { isItalic in
            [false, true].map { FontFile.inter(weight, isItalic: isItalic, isDisplay: $0) }
        }
    }

    /// Letters that the system font sets without the shaper, some of each block, and those that Inter's features name.
    private static let letters = Array(
        "aefijlnorst AEFIJLTVWxyz0123456789 !\"#$%&'()*+,-./:;<=>?@[]^_{|}~©«»×÷ßéïøıșțłŋǆʼΑΩάςЁЖйѐ–—‘’“”•…€₽ẞạỲ"
            .unicodeScalars)

    @Test(arguments: files) func `Inter's letters are the same glyphs at the same advances beside any other letter`(
        _ file: FontFile
    ) throws {
        let face = try #require(FontCatalogue.shared.face(file))
        let buffer = ShapingBuffer()
        func glyphs(_ text: [UInt16], _ options: ShapingBuffer.Options) -> [ShapingBuffer.Glyph] {
            buffer.shape(
                text, range: text.indices, face: face, script: .latin, language: nil,
                options: options.union(.lettersOnly))
        }
        for left in Self.letters {
            var text: [UInt16] = []
            for right in Self.letters { text += Array(String(left).utf16) + Array(String(right).utf16) }
            let shaped = glyphs(text, [])
            try #require(shaped.count == text.count)
            for (unit, glyph) in zip(text, shaped) {
                let character = try #require(Unicode.Scalar(unit))
                #expect(glyph.glyph == face.glyph(for: character))
                #expect(glyph.x_advance == face.unitAdvance(of: glyph.glyph))
                #expect(glyph.x_offset == 0 && glyph.y_offset == 0)
            }
        }
    }

    @Test func `A word is set alike alone, between spaces, and in a text that the shaper sets`() {
        let alone = layout("naïve").glyphRuns.flatMap(\.glyphs)
        let marked = layout("naïve x\u{323}\u{301}").glyphRuns.flatMap(\.glyphs).prefix(5)
        #expect(Array(marked) == alone)
    }

    @Test func `A word of a script's own font has the same glyphs wherever it stands`() {
        let word = layout("بالعالم").glyphRuns.flatMap(\.glyphs).map(\.outline)
        let sentence = layout("قبل بالعالم من").glyphRuns.flatMap(\.glyphs).map(\.outline)
        #expect(sentence.count > word.count)
        #expect(sentence.indices.contains { sentence[$0...].starts(with: word) })
        // Beside a letter that is not its own it joins.
        #expect(layout("بالعالمب").glyphRuns.flatMap(\.glyphs).map(\.outline).starts(with: word) == false)
    }

    @Test func `Texts that are equal by canonical equivalence are laid out each in its own code units`() {
        let composed = layout("caf\u{E9} au lait", width: 40)
        let decomposed = layout("cafe\u{301} au lait", width: 40)
        #expect(composed.lines.map(\.range) == [0..<5, 5..<8, 8..<12])
        #expect(decomposed.lines.map(\.range) == [0..<6, 6..<9, 9..<13])
    }
}
