import Foundation
import SnapGraphics
import SnapPNG
import Testing

/// The text chunks of a file.
struct TextTests {
    private let text = [
        PNGText(keyword: "snap:scale", value: "2"), PNGText(keyword: "Comment", value: "İptal, Отмена, 取消, 🗑"),
        PNGText(keyword: "Empty", value: ""), PNGText(keyword: "snap:scale", value: "again\nand again"),
    ]

    @Test("Text comes back in order, from the whole file and from what stands before the pixels")
    func roundTrip() throws {
        let file = try PNG.encode(Bitmap(width: 5, height: 4), text: text)
        #expect(try PNG.decode(file).text == text)
        #expect(try PNG.readHeader(file) == PNGHeader(width: 5, height: 4, text: text))
        let pixels = try #require(file.firstRange(of: Data("IDAT".utf8)))
        #expect(try PNG.readHeader(file.prefix(upTo: pixels.upperBound)).text == text)
    }

    @Test("Text does not change the pixels' bytes")
    func pixelsBytes() throws {
        let bitmap = try Pictures.board(width: 40, height: 30)
        let plain = try PNG.encode(bitmap)
        let described = try PNG.encode(bitmap, text: text)
        let pixels = try #require(plain.firstRange(of: Data("IDAT".utf8)))
        #expect(described.suffix(plain.count - pixels.lowerBound) == plain[pixels.lowerBound...])
    }

    @Test("Text after the pixels, compressed or in Latin-1 is read, too")
    func foreignText() throws {
        var builder = PNGBuilder(width: 1, height: 1, bitDepth: 8, colorType: .grey)
        builder.before = [("tEXt", Array("Author".utf8) + [0, 0x4A, 0xFC, 0x72])]
        builder.after = [("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0] + Array("Ü".utf8))]
        let file = builder.file(scanlines: [0, 9])
        let author = PNGText(keyword: "Author", value: "Jür")
        #expect(try PNG.decode(file).text == [author, PNGText(keyword: "Title", value: "Ü")])
        #expect(try PNG.readHeader(file).text == [author])
    }

    @Test(
        "Text that no file can hold is refused",
        arguments: [
            PNGText(keyword: "", value: "a"), PNGText(keyword: String(repeating: "k", count: 80), value: "a"),
            PNGText(keyword: " a", value: "a"), PNGText(keyword: "a ", value: "a"),
            PNGText(keyword: "a  b", value: "a"),
            PNGText(keyword: "ü", value: "a"), PNGText(keyword: "a\n", value: "a"),
            PNGText(keyword: "a", value: "a\0b"),
        ])
    func invalid(text: PNGText) throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        #expect(throws: PNGError.invalidText(text)) { try PNG.encode(bitmap, text: [text]) }
    }

    @Test("A keyword of 79 characters is the longest")
    func longestKeyword() throws {
        let text = [PNGText(keyword: String(repeating: "k", count: 79), value: "a")]
        #expect(try PNG.readHeader(PNG.encode(Bitmap(width: 1, height: 1), text: text)).text == text)
    }
}
