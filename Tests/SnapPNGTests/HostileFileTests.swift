import Foundation
import SnapGraphics
import Testing

@testable import SnapPNG

/// Files made to do harm: an error with a reason, or a picture, and never more memory than a picture may have.
@Suite struct HostileFileTests {
    @Test(arguments: [PNGBuilder.ColorType.rgb, .rgba, .grey], [false, true])
    func `a small file that claims a large picture has too few pixels`(type: PNGBuilder.ColorType, isInterlaced: Bool) {
        let file = PNGBuilder(width: 8192, height: 8192, bitDepth: 8, colorType: type, isInterlaced: isInterlaced)
            .file(scanlines: [0, 1, 2, 3])
        #expect(throws: PNGError.corrupt("Not enough image data")) { try PNG.decode(file) }
    }

    @Test func `a stream too short for its picture is not inflated`() {
        // 258 bytes for two bits are the most that deflate packs: 1,032 to one.
        let scanlines = Scanlines(width: 1024, height: 1024, depth: 3)
        let shortest = 1024 * (1 + 3 * 1024) / 1032
        let stream = Array(repeating: UInt8(0), count: shortest - 1)
        #expect(stream.withUnsafeBytes { scanlines.contents(of: $0, known: nil) == nil })
    }

    @Test func `an empty picture of the largest size packs above that bound and is read`() throws {
        let bitmap = try Bitmap(width: 4096, height: 1024, filledWith: 0xFF00_0000)
        let file = try PNG.encode(bitmap)
        #expect(file.count * 1032 > 4096 * 1024 * 3)
        guard case .picture(let picture) = file.withUnsafeBytes({ DirectDecoder.decode($0) }) else {
            Issue.record("it is not read the short way")
            return
        }
        #expect(picture.bitmap == bitmap)
    }

    @Test func `a text that unpacks to more than eight megabytes is left out`() throws {
        let zeros = Array(repeating: UInt32(0), count: 2048 * 2048)
        let stream = try #require(Scanlines(width: 2048, height: 2048, depth: 4).deflated(zeros))
        #expect(stream.count < 100_000)
        var builder = PNGBuilder(width: 1, height: 1, bitDepth: 8, colorType: .rgb)
        builder.before = [("zTXt", Array("bomb".utf8) + [0, 0] + stream)]
        let picture = try PNG.decode(builder.file(scanlines: [0, 1, 2, 3]))
        #expect(picture.bitmap.pixels == [0xFF03_0201])
        #expect(picture.text.isEmpty)
    }

    @Test(arguments: ["IHDR", "tEXt", "gAMA", "IDAT", "IEND"]) func `a wrong sum in any chunk is an error`(type: String)
        throws
    {
        var builder = PNGBuilder(width: 1, height: 1, bitDepth: 8, colorType: .rgb)
        builder.before = [("gAMA", [0, 0, 0xB1, 0x8F]), ("tEXt", Array("a".utf8) + [0, 0x62])]
        var file = builder.file(scanlines: [0, 1, 2, 3])
        let start = try #require(file.firstRange(of: Data(type.utf8)))
        let length = file[(start.lowerBound - 4)..<start.lowerBound].reduce(0) { $0 << 8 | Int($1) }
        file[start.upperBound + length + 3] ^= 1
        let error = #expect(throws: PNGError.self) { try PNG.decode(file) }
        #expect(
            error == .corrupt("CRC error") || error == .corrupt("\(type): CRC error"), "\(String(describing: error))")
    }

    @Test(arguments: [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF] as [UInt32])
    func `a chunk that claims to be longer than the file ends it early, or is damaged`(length: UInt32) throws {
        let bytes = try PNG.encode(Bitmap(width: 3, height: 3, filledWith: 0xFFFF_FFFF))
        let pixels = try #require(bytes.firstRange(of: Data("IDAT".utf8))).lowerBound
        let file = bytes.prefix(pixels - 4) + PNGBuilder.bigEndian(length) + bytes[pixels...]
        let error = #expect(throws: PNGError.self) { try PNG.decode(file) }
        // PNG specification 5.3: a length has 31 bits.
        let isTruncated = error == .truncated(byteCount: file.count)
        #expect(isTruncated == (length == 0x7FFF_FFFF), "\(String(describing: error))")
    }

    @Test func `pixels in empty chunks and in single bytes are the same picture`() throws {
        var builder = PNGBuilder(width: 2, height: 2, bitDepth: 8, colorType: .rgb)
        let whole = builder.file(scanlines: [0, 1, 2, 3, 4, 5, 6, 2, 1, 1, 1, 1, 1, 1])
        builder.longestChunk = 1
        let single = builder.file(scanlines: [0, 1, 2, 3, 4, 5, 6, 2, 1, 1, 1, 1, 1, 1])
        let first = try #require(whole.firstRange(of: Data("IDAT".utf8))).lowerBound - 4
        let empty = whole.prefix(first) + PNGBuilder.chunk("IDAT", []) + whole[first...]
        for file in [single, empty] { #expect(try PNG.decode(file) == PNG.decode(whole)) }
        #expect(try PNG.decode(whole).bitmap.pixels == [0xFF03_0201, 0xFF06_0504, 0xFF04_0302, 0xFF07_0605])
    }

    @Test func `a file that is its signature, or its header alone, ends early`() throws {
        let file = try PNG.encode(Bitmap(width: 3, height: 3))
        for length in [8, 33] {
            #expect(throws: PNGError.truncated(byteCount: length)) { try PNG.decode(file.prefix(length)) }
        }
    }
}
