import Foundation
import SnapGraphics
import SnapPNG
import Testing

/// What is not a usable PNG file is refused with a reason and a remedy.
struct DamagedFileTests {
    private static let lfsPointer = Data(
        """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """.utf8)

    @Test("A Git LFS pointer is recognised, and the remedy is named")
    func lfsPointer() {
        #expect(throws: PNGError.lfsPointer) { try PNG.decode(Self.lfsPointer) }
        #expect(throws: PNGError.lfsPointer) { try PNG.readHeader(Self.lfsPointer) }
        #expect(PNGError.lfsPointer.description.contains("`git lfs pull`"))
    }

    @Test("Other files are refused with their first bytes")
    func notPNG() {
        let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46])
        let error = PNGError.notPNG(firstBytes: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46])
        #expect(throws: error) { try PNG.decode(jpeg) }
        #expect(error.description.contains("it begins with FF D8 FF E0 00 10 4A 46"))
        #expect(throws: PNGError.notPNG(firstBytes: [])) { try PNG.decode(Data()) }
    }

    @Test("A file whose line endings were converted is told from other files")
    func convertedLineEndings() throws {
        var file = try PNG.encode(Bitmap(width: 1, height: 1))
        file.remove(at: 4)  // 0D 0A became 0A
        let error = #expect(throws: PNGError.self) { try PNG.decode(file) }
        #expect(try #require(error).description.contains(".gitattributes"))
    }

    @Test("A file cut off anywhere is truncated, never a picture")
    func truncated() throws {
        let file = try PNG.encode(
            Pictures.noise(width: 9, height: 9, seed: 3, isOpaque: false), text: [PNGText(keyword: "a", value: "b")])
        for length in 1..<file.count {
            #expect(throws: PNGError.truncated(byteCount: length)) { try PNG.decode(file.prefix(length)) }
        }
    }

    @Test("A changed bit in any byte is noticed")
    func corrupt() throws {
        let bitmap = try Pictures.noise(width: 9, height: 9, seed: 4, isOpaque: false)
        let file = try PNG.encode(bitmap, text: [PNGText(keyword: "a", value: "b")])
        for index in file.indices {
            // One bit of each byte, another from byte to byte.
            var damaged = file
            damaged[index] ^= 1 << (index % 8)
            #expect(throws: PNGError.self, "byte \(index)") { try PNG.decode(damaged) }
        }
    }

    @Test("Random bytes after the signature are never a picture")
    func noise() {
        var numbers = Pictures.Numbers(state: 5)
        for length in 0..<300 {
            let rest = (0..<length).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
            #expect(throws: PNGError.self) { try PNG.decode(Data([137, 80, 78, 71, 13, 10, 26, 10] + rest)) }
        }
    }

    @Test(
        "A header that claims too large a picture is refused before anything is allocated",
        arguments: [(16_385, 1), (1, 16_385), (UInt32.max, UInt32.max), (16_384, 16_384), (8_192, 8_193)])
    func tooLarge(width: UInt32, height: UInt32) {
        let file = PNGBuilder(width: width, height: height, bitDepth: 8, colorType: .rgba).file(scanlines: [0])
        let error = PNGError.tooLarge(width: Int(width), height: Int(height))
        #expect(throws: error) { try PNG.decode(file) }
        #expect(throws: error) { try PNG.readHeader(file) }
    }

    @Test("The longest side is read")
    func longestSide() throws {
        let file = PNGBuilder(width: 16_384, height: 1, bitDepth: 1, colorType: .grey)
            .file(scanlines: Array(repeating: 0, count: 1 + 16_384 / 8))
        #expect(try PNG.decode(file).bitmap == Bitmap(width: 16_384, height: 1, filledWith: 0xFF00_0000))
    }

    @Test("A picture without any pixel, or with too few, is damaged")
    func tooFewPixels() throws {
        let empty = PNGBuilder(width: 0, height: 4, bitDepth: 8, colorType: .grey).file(scanlines: [])
        #expect(throws: PNGError.corrupt("Invalid IHDR data")) { try PNG.decode(empty) }
        let short = PNGBuilder(width: 2, height: 2, bitDepth: 8, colorType: .grey).file(scanlines: [0, 1, 2])
        #expect(throws: PNGError.corrupt("Not enough image data")) { try PNG.decode(short) }
    }
}
