import Foundation
import SnapGraphics
import SnapPNG
import Testing

/// A bitmap and its file stand for each other.
struct RoundTripTests {
    @Test("Every premultiplied colour comes back from a file unchanged")
    func everyPremultipliedColor() throws {
        // All pairs of alpha and one channel at most as large: 256 × 257 / 2 of them.
        var pixels: [UInt32] = []
        for alpha in UInt32(0)...255 {
            for level in 0...alpha { pixels.append(alpha << 24 | level << 16 | (alpha - level) << 8 | level) }
        }
        let bitmap = try Bitmap(width: 257, height: 128, pixels: pixels)
        #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
    }

    @Test(
        "Noise comes back from a file unchanged",
        arguments: [(1, 1), (1, 300), (300, 1), (7, 5), (64, 64), (123, 77)], [false, true])
    func noise(size: (width: Int, height: Int), isOpaque: Bool) throws {
        let bitmap = try Pictures.noise(width: size.width, height: size.height, seed: 1, isOpaque: isOpaque)
        let file = try PNG.encode(bitmap)
        let decoded = try PNG.decode(file)
        #expect(decoded.bitmap == bitmap)
        #expect(try PNG.encode(decoded.bitmap) == file)
    }

    @Test("An opaque bitmap is written as RGB, any other as RGBA, in eight bits and without interlacing")
    func colorTypes() throws {
        // Bit depth, colour type, compression, filter, interlace: bytes 24 to 28 of the file (PNG specification 11.2.1).
        var bitmap = try Bitmap(width: 3, height: 2, filledWith: 0xFF00_FF00)
        #expect(Array(try PNG.encode(bitmap)[24..<29]) == [8, 2, 0, 0, 0])
        bitmap[2, 1] = 0xFE00_0000
        #expect(Array(try PNG.encode(bitmap)[24..<29]) == [8, 6, 0, 0, 0])
    }

    @Test("A pixel whose colour is above its alpha is refused, with its place")
    func notPremultiplied() throws {
        var bitmap = try Bitmap(width: 4, height: 3)
        bitmap[1, 2] = 0x7F00_8000
        #expect(throws: PNGError.notPremultiplied(x: 1, y: 2)) { try PNG.encode(bitmap) }
    }

    @Test("The bytes of a file never change")
    func bytesAreFixed() throws {
        let bitmap = try Pictures.board(width: 120, height: 90)
        let file = try PNG.encode(bitmap)
        #expect(try PNG.encode(bitmap) == file)
        // The file as it was when the settings were chosen, with Debian's libdeflate 1.14 (another one may pack otherwise).
        #expect(file.count == 692)
        #expect(PNGBuilder.adler32(file) == 3_858_713_350)
    }
}
