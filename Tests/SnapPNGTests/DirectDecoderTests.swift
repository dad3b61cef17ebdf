import Foundation
import SnapGraphics
import Testing

@testable import SnapPNG

/// The short way to the pixels, against libpng's.
@Suite struct DirectDecoderTests {
    private func direct(_ file: Data) -> PNGPicture? {
        guard case .picture(let picture) = file.withUnsafeBytes({ DirectDecoder.decode($0) }) else { return nil }
        return picture
    }

    /// A file of random bytes, each row with a filter of its own.
    private func noise(_ type: PNGBuilder.ColorType, width: Int, height: Int, longestChunk: Int = .max) -> Data {
        var numbers = Pictures.Numbers(state: UInt64(width * 1000 + height))
        var builder = PNGBuilder(width: UInt32(width), height: UInt32(height), bitDepth: 8, colorType: type)
        builder.longestChunk = longestChunk
        let count = width * (type == .rgba ? 4 : 3)
        return builder.file(
            scanlines: (0..<height).flatMap { y in
                [UInt8(y % 5)] + (0..<count).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
            })
    }

    @Test(
        arguments: [PNGBuilder.ColorType.rgb, .rgba],
        [(1, 1), (1, 9), (2, 7), (3, 11), (4, 4), (5, 6), (33, 17), (100, 60)])
    func `both ways give the same picture`(type: PNGBuilder.ColorType, size: (width: Int, height: Int)) throws {
        for longestChunk in [Int.max, 7] {
            let file = noise(type, width: size.width, height: size.height, longestChunk: longestChunk)
            let picture = try #require(direct(file))
            #expect(try picture == PNG.decodeWithLibpng(file))
        }
    }

    @Test(
        arguments: [PNGBuilder.ColorType.rgb, .rgba],
        [(1, 1), (1, 9), (2, 7), (3, 11), (4, 4), (5, 6), (33, 17), (100, 60)])
    func `a picture that is known is none to decode, and one that differs in a bit is`(
        type: PNGBuilder.ColorType, size: (width: Int, height: Int)
    ) throws {
        let file = noise(type, width: size.width, height: size.height)
        let picture = try PNG.decodeWithLibpng(file)
        #expect(try PNG.decode(file, unlessShowing: picture.bitmap) == nil)
        for (x, y) in [
            (0, 0), (size.width - 1, 0), (size.width / 2, size.height / 2), (size.width - 1, size.height - 1),
        ] {
            for bit in [0, 8, 16, 24, 31] {
                var other = picture.bitmap
                other[x, y] ^= 1 << UInt32(bit)
                #expect(try PNG.decode(file, unlessShowing: other) == picture)
            }
        }
        // The same number of pixels in another shape.
        let turned = try Bitmap(width: size.height, height: size.width, pixels: picture.bitmap.pixels)
        #expect(try (PNG.decode(file, unlessShowing: turned) == nil) == (size.width == size.height))
    }

    @Test func `what only libpng reads is compared, too`() throws {
        let file = PNGBuilder(width: 2, height: 1, bitDepth: 8, colorType: .grey).file(scanlines: [0, 0x40, 0xFF])
        #expect(direct(file) == nil)
        let bitmap = try Bitmap(width: 2, height: 1, pixels: [0xFF40_4040, 0xFFFF_FFFF])
        #expect(try PNG.decode(file, unlessShowing: bitmap) == nil)
        #expect(try PNG.decode(file, unlessShowing: Bitmap(width: 2, height: 1))?.bitmap == bitmap)
    }

    @Test func `files that this program writes are read the short way, with their text`() throws {
        for bitmap in [
            try Pictures.noise(width: 31, height: 8, seed: 1, isOpaque: true),
            try Pictures.board(width: 40, height: 30),
        ] {
            let text = [PNGText(keyword: "a", value: ""), PNGText(keyword: "b", value: "value")]
            let file = PNG.sealed(try PNG.encode(bitmap, text: text))
            let picture = try #require(direct(file))
            #expect(picture.bitmap == bitmap)
            #expect(picture.text.prefix(2) == text[...])
            #expect(try picture == PNG.decodeWithLibpng(file))
        }
    }

    @Test(arguments: ["gAMA", "cHRM", "sRGB", "iCCP", "sBIT", "pHYs", "tIME", "bKGD", "eXIf"])
    func `chunks that change no number are passed over`(type: String) throws {
        let lengths = [
            "gAMA": 4, "cHRM": 32, "sRGB": 1, "iCCP": 5, "sBIT": 3, "pHYs": 9, "tIME": 7, "bKGD": 6, "eXIf": 4,
        ]
        var builder = PNGBuilder(width: 1, height: 1, bitDepth: 8, colorType: .rgb)
        builder.before = [(type, Array(repeating: 1, count: try #require(lengths[type])))]
        let file = builder.file(scanlines: [0, 1, 2, 3])
        #expect(try direct(file) == PNG.decodeWithLibpng(file))
        #expect(direct(file)?.bitmap.pixels == [0xFF03_0201])
    }

    /// Files that libpng reads, and the short way must not.
    static let others: [(name: String, file: Data)] = {
        func file(
            _ type: PNGBuilder.ColorType, depth: UInt8 = 8, isInterlaced: Bool = false,
            before: [(type: String, data: [UInt8])] = [], after: [(type: String, data: [UInt8])] = [], _ row: [UInt8]
        ) -> Data {
            PNGBuilder(
                width: 1, height: 1, bitDepth: depth, colorType: type, isInterlaced: isInterlaced, before: before,
                after: after
            ).file(scanlines: [0] + row)
        }
        return [
            ("grey", file(.grey, [9])), ("grey with alpha", file(.greyAlpha, [9, 200])),
            ("palette", file(.palette, before: [("PLTE", [1, 2, 3])], [0])),
            ("16 bits", file(.rgb, depth: 16, [1, 2, 3, 4, 5, 6])),
            ("interlaced", file(.rgb, isInterlaced: true, [1, 2, 3])),
            ("a transparent colour", file(.rgb, before: [("tRNS", [0, 1, 0, 2, 0, 3])], [1, 2, 3])),
            ("a suggested palette", file(.rgb, before: [("PLTE", [1, 2, 3])], [1, 2, 3])),
            (
                "UTF-8 text",
                file(.rgb, after: [("iTXt", Array("Title".utf8) + [0, 0, 0, 0, 0, 0xC3, 0x9C])], [1, 2, 3])
            ),
            ("an unknown chunk", file(.rgb, before: [("snAp", [1])], [1, 2, 3])),
        ]
    }()

    @Test(arguments: others.map(\.name)) func `other files are left to libpng`(name: String) throws {
        let file = try #require(Self.others.first { $0.name == name }).file
        #expect(direct(file) == nil)
        #expect(try PNG.decode(file) == PNG.decodeWithLibpng(file))
    }

    @Test func `the short way never reads a damaged file that libpng refuses, and reads no other as libpng does not`()
        throws
    {
        let files = [
            PNG.sealed(try PNG.encode(Pictures.board(width: 9, height: 9), text: [PNGText(keyword: "a", value: "b")])),
            noise(.rgb, width: 3, height: 5, longestChunk: 20),
        ]
        for file in files {
            for index in file.indices {
                for bit in 0..<8 {
                    var damaged = file
                    damaged[index] ^= 1 << UInt8(bit)
                    // Every bit is under a chunk's sum, or is part of what leads to it.
                    #expect(direct(damaged) == nil, "byte \(index)")
                }
            }
            for length in file.indices { #expect(direct(file.prefix(length)) == nil) }
        }
    }

    @Test func `rows with unknown filters, and too many or too few of them, are left to libpng`() throws {
        func file(_ scanlines: [UInt8]) -> Data {
            PNGBuilder(width: 1, height: 2, bitDepth: 8, colorType: .rgb).file(scanlines: scanlines)
        }
        #expect(direct(file([0, 1, 2, 3, 2, 1, 1, 1])) != nil)
        for scanlines: [UInt8] in [[0, 1, 2, 3, 5, 1, 1, 1], [0, 1, 2, 3, 0, 1, 1], [0, 1, 2, 3, 0, 1, 1, 1, 0]] {
            #expect(direct(file(scanlines)) == nil)
        }
        // libpng's word on them: a filter is an error, as is a row that is cut; a byte too many is not.
        #expect(throws: PNGError.corrupt("bad adaptive filter value")) {
            try PNG.decode(file([0, 1, 2, 3, 5, 1, 1, 1]))
        }
        #expect(throws: PNGError.corrupt("Not enough image data")) { try PNG.decode(file([0, 1, 2, 3, 0, 1, 1])) }
        #expect(try PNG.decode(file([0, 1, 2, 3, 0, 1, 1, 1, 0])).bitmap.height == 2)
    }

    /// A file of one pixel, with another zlib stream.
    private func file(_ change: (_ stream: inout [UInt8]) -> Void) -> Data {
        let whole = PNGBuilder(width: 1, height: 1, bitDepth: 8, colorType: .rgb).file(scanlines: [0, 1, 2, 3])
        var file = whole.prefix(PNG.signature.count)
        for var chunk in PNGChunk.all(in: whole) {
            if chunk.type == "IDAT" { change(&chunk.data) }
            chunk.append(to: &file)
        }
        return file
    }

    @Test func `the sum of the stream itself is not asked, neither here nor of libpng`() throws {
        let file = file { $0[$0.count - 1] ^= 1 }
        #expect(direct(file)?.bitmap.pixels == [0xFF03_0201])
        #expect(try PNG.decodeWithLibpng(file).bitmap.pixels == [0xFF03_0201])
    }

    /// The first two bytes (RFC 1950, 2.2): another method, a window too large, a dictionary, a wrong check of the two.
    @Test(arguments: [[0x77, 0x09], [0x88, 0x1C], [0x78, 0x20], [0x78, 0x02]] as [[UInt8]])
    func `a stream that does not begin as one of deflate is left to libpng, which refuses it`(start: [UInt8]) {
        let file = file { $0.replaceSubrange(0..<2, with: start) }
        #expect(direct(file) == nil)
        #expect(throws: PNGError.self) { try PNG.decode(file) }
    }

    @Test(arguments: 0..<10) func `a stream that is cut is left to libpng`(length: Int) {
        #expect(direct(file { $0 = Array($0.prefix(length)) }) == nil)
    }

    @Test func `pixels behind other chunks are left to libpng, which refuses them`() throws {
        var builder = PNGBuilder(width: 2, height: 2, bitDepth: 8, colorType: .rgb)
        builder.longestChunk = 10
        let file = builder.file(scanlines: Array(repeating: 0, count: 14))
        let second = try #require(file.ranges(of: Data("IDAT".utf8)).dropFirst().first).lowerBound - 4
        let split = file.prefix(second) + PNGBuilder.chunk("tEXt", Array("a".utf8) + [0]) + file[second...]
        #expect(direct(file) != nil)
        #expect(direct(split) == nil)
        #expect(throws: PNGError.self) { try PNG.decode(split) }
    }
}
