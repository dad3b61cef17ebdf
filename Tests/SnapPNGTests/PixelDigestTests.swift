import SnapGraphics
import SnapPNG
import Testing

/// The digest tells pictures apart and is the same everywhere.
struct PixelDigestTests {
    @Test("The digest of a picture never changes")
    func isFixed() throws {
        // From XXH3_128bits_withSeed of xxHash 0.8.1's header, in a C program given the same bytes: the three kinds of input that it
        // treats apart (to 16 bytes, to 240, longer), and several of its blocks. A golden's digest must stay true in every version.
        #expect(try PixelDigest(Bitmap(width: 1, height: 1)).description == "f90f9540b22cf9181962df3bc54b2666")
        #expect(
            try PixelDigest(Pictures.noise(width: 33, height: 7, seed: 9, isOpaque: false)).description
                == "251dd69960a4d10c0fecf394e9375bb8")
        #expect(
            try PixelDigest(Pictures.board(width: 120, height: 90)).description == "73f58e650fd9a056e2552bbe1eb00b7e")
        #expect(
            try PixelDigest(Pictures.board(width: 300, height: 200)).description == "2acf9b41c642f2449f7516ed00d8b6b1")
    }

    @Test("Every single flipped bit changes both halves", arguments: 1...17)
    func flippedBits(width: Int) throws {
        let bitmap = try Pictures.noise(width: width, height: 3, seed: UInt64(width), isOpaque: false)
        let original = PixelDigest(bitmap).description
        var seen: Set = [original]
        for index in 0..<width * 3 {
            for bit in 0..<32 {
                var changed = bitmap
                changed[index % width, index / width] ^= 1 << bit
                let digest = PixelDigest(changed).description
                #expect(digest.prefix(16) != original.prefix(16))
                #expect(digest.suffix(16) != original.suffix(16))
                #expect(seen.insert(digest).inserted)
            }
        }
    }

    @Test("Any two flipped bits of one picture give a digest of their own")
    func twoFlippedBits() throws {
        // Far apart and near, in the same lane and not: 32 pixels, every pair of the highest bits of their channels.
        let bitmap = try Bitmap(width: 32, height: 1)
        var seen: Set = [PixelDigest(bitmap)]
        let places = (0..<32).flatMap { x in [7, 15, 23, 31].map { (x: x, bit: UInt32(1) << $0) } }
        for (index, first) in places.enumerated() {
            for second in places[(index + 1)...] {
                var changed = bitmap
                changed[first.x, 0] ^= first.bit
                changed[second.x, 0] ^= second.bit
                #expect(seen.insert(PixelDigest(changed)).inserted)
            }
        }
    }

    @Test("The same pixels in another shape have another digest")
    func shape() throws {
        let shapes = [(1, 12), (2, 6), (3, 4), (4, 3), (6, 2), (12, 1)]
        let digests = try shapes.map { try PixelDigest(Bitmap(width: $0.0, height: $0.1, filledWith: 0xFF00_FF00)) }
        #expect(Set(digests).count == shapes.count)
    }

    @Test("Swapped pixels and moved rows change the digest")
    func order() throws {
        let bitmap = try Pictures.noise(width: 16, height: 4, seed: 2, isOpaque: true)
        for other in [1, 8, 16, 32] {
            var pixels = bitmap.pixels
            pixels.swapAt(0, other)
            #expect(try PixelDigest(Bitmap(width: 16, height: 4, pixels: pixels)) != PixelDigest(bitmap))
        }
    }

    @Test("A digest is read back from its text, and nothing else is")
    func text() throws {
        let digest = try PixelDigest(Pictures.board(width: 9, height: 9))
        #expect(PixelDigest(digest.description) == digest)
        #expect(PixelDigest("0000000000000000000000000000000f")?.description == "0000000000000000000000000000000f")
        let refused = [
            "", "0", String(repeating: "0", count: 31), String(repeating: "0", count: 33),
            String(repeating: "A", count: 32), "+" + String(repeating: "0", count: 31),
            String(repeating: "ü", count: 16),
        ]
        for text in refused { #expect(PixelDigest(text) == nil, "\(text)") }
    }
}
