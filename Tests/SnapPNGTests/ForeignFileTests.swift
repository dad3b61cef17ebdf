import Foundation
import SnapGraphics
import SnapPNG
import Testing

/// Files that other programs write: every colour type, bit depth and extra that changes pixels.
struct ForeignFileTests {
    /// One file and the pixels it must give, as straight R, G, B, A of a reader of the specification, premultiplied here
    /// by hand (alpha is 0, 128 or 255).
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var file: Data
        var width: Int
        var pixels: [UInt32]
    }

    static let cases: [Case] = [
        one(
            "1-bit grey", .grey, 1, width: 4, row: [0b1010_0000], [0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000]),
        // Two and four bits are spread by repeating them: 2 → 0b10101010.
        one(
            "2-bit grey", .grey, 2, width: 4, row: [0b0001_1011], [0xFF00_0000, 0xFF55_5555, 0xFFAA_AAAA, 0xFFFF_FFFF]),
        one("4-bit grey", .grey, 4, width: 2, row: [0x3C], [0xFF33_3333, 0xFFCC_CCCC]),
        one("8-bit grey", .grey, 8, width: 2, row: [0, 200], [0xFF00_0000, 0xFFC8_C8C8]),
        // 16 bits round to the nearest level: 0x0080 is 0.498 of a level, 0x0081 0.502, 0xFF7F 254.998.
        one(
            "16-bit grey", .grey, 16, width: 4, row: [0x00, 0x80, 0x00, 0x81, 0xFF, 0x7F, 0xFF, 0xFF],
            [0xFF00_0000, 0xFF01_0101, 0xFFFF_FFFF, 0xFFFF_FFFF]),
        one("8-bit RGB", .rgb, 8, width: 1, row: [1, 2, 3], [0xFF03_0201]),
        one("16-bit RGB", .rgb, 16, width: 1, row: [0x10, 0x10, 0x20, 0x20, 0x30, 0x30], [0xFF30_2010]),
        one("8-bit grey with alpha", .greyAlpha, 8, width: 2, row: [255, 128, 77, 0], [0x8080_8080, 0]),
        one("16-bit grey with alpha", .greyAlpha, 16, width: 1, row: [0xFF, 0xFF, 0x80, 0x80], [0x8080_8080]),
        one("8-bit RGBA", .rgba, 8, width: 2, row: [255, 0, 2, 128, 9, 9, 9, 255], [0x8001_0080, 0xFF09_0909]),
        one(
            "16-bit RGBA", .rgba, 16, width: 1, row: [0xFF, 0xFF, 0, 0, 0x02, 0x02, 0x80, 0x80], [0x8001_0080]),
        one(
            "palette", .palette, 2, width: 3, row: [0b0001_1000],
            before: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255])], [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]),
        one(
            "palette with alpha", .palette, 8, width: 3, row: [0, 1, 2],
            before: [("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]), ("tRNS", [128, 0])], [0x8000_0080, 0, 0xFFFF_0000]),
        one(
            "a transparent grey", .grey, 8, width: 2, row: [7, 8], before: [("tRNS", [0, 7])], [0, 0xFF08_0808]),
        one(
            "a transparent colour", .rgb, 8, width: 2, row: [1, 2, 3, 1, 2, 4],
            before: [("tRNS", [0, 1, 0, 2, 0, 3])], [0, 0xFF04_0201]),
        // The key is compared in all 16 bits: the second pixel differs in the lowest only.
        one(
            "a transparent 16-bit grey", .grey, 16, width: 2, row: [0x70, 0x70, 0x70, 0x71],
            before: [("tRNS", [0x70, 0x70])], [0, 0xFF70_7070]),
        // A gamma of 1.0 would turn 128 into 188, were it applied.
        one("gamma", .grey, 8, width: 1, row: [128], before: [("gAMA", [0, 1, 0x86, 0xA0])], [0xFF80_8080]),
        one("an unknown ancillary chunk", .grey, 8, width: 1, row: [1], before: [("snAp", [1, 2])], [0xFF01_0101]),
    ]

    private static func one(
        _ name: String, _ colorType: PNGBuilder.ColorType, _ bitDepth: UInt8, width: UInt32, row: [UInt8],
        before: [(String, [UInt8])] = [], _ pixels: [UInt32]
    ) -> Case {
        let builder = PNGBuilder(
            width: width, height: 1, bitDepth: bitDepth, colorType: colorType,
            before: before.map { (type: $0.0, data: $0.1) })
        return Case(testDescription: name, file: builder.file(scanlines: [0] + row), width: Int(width), pixels: pixels)
    }

    @Test("Every kind of PNG file becomes eight bits premultiplied", arguments: cases)
    func decodes(_ one: Case) throws {
        let bitmap = try PNG.decode(one.file).bitmap
        #expect(bitmap.width == one.width)
        #expect(bitmap.height == 1)
        #expect(bitmap.pixels == one.pixels)
        // What was read can be written: the colours are below their alpha.
        #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
    }

    @Test("The rows of the five filters are told apart")
    func filters() throws {
        // Rows of 10, 20, 40 each, filtered by hand (PNG specification 9.2): none, sub, up, average, Paeth.
        let scanlines: [UInt8] = [0, 10, 20, 40, 1, 10, 10, 20, 2, 0, 0, 0, 3, 5, 5, 10, 4, 0, 0, 0]
        let file = PNGBuilder(width: 3, height: 5, bitDepth: 8, colorType: .grey).file(scanlines: scanlines)
        let row: [UInt32] = [0xFF0A_0A0A, 0xFF14_1414, 0xFF28_2828]
        #expect(try PNG.decode(file).bitmap.pixels == Array(repeating: row, count: 5).flatMap { $0 })
    }

    @Test("An interlaced file gives the same picture", arguments: [(1, 1), (3, 2), (5, 5), (8, 8), (13, 17)])
    func interlaced(size: (width: Int, height: Int)) throws {
        // Adam7 (PNG specification 8.2): first column and row, step across and down, of each pass.
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        var scanlines: [UInt8] = []
        for (left, top, across, down) in passes where left < size.width && top < size.height {
            for y in stride(from: top, to: size.height, by: down) {
                scanlines.append(0)
                for x in stride(from: left, to: size.width, by: across) { scanlines.append(UInt8(16 * y % 256 + x)) }
            }
        }
        let builder = PNGBuilder(
            width: UInt32(size.width), height: UInt32(size.height), bitDepth: 8, colorType: .grey, isInterlaced: true)
        let bitmap = try PNG.decode(builder.file(scanlines: scanlines)).bitmap
        for y in 0..<size.height {
            for x in 0..<size.width {
                #expect(bitmap[x, y] == UInt32(16 * y % 256 + x) * 0x01_0101 | 0xFF00_0000)
            }
        }
    }
}
