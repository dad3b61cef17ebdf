import Foundation
import SnapGraphics
import SnapRaster
import Testing

/// The same list gives the same bytes: on every processor, debug or release (run these tests in both, `swift test` and
/// `swift test -c release`). A digest may change only with a change that means to change pixels; look at pictures then,
/// and put the digests that the failure prints here.
@Suite struct DigestTests {
    @Test(arguments: 0..<200) func `Seeded display lists give the committed bytes`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 9000)
        // The first forty are of plain shapes, the others of what layers are made of, too. Where nothing shows, another list is drawn.
        func picture() throws -> Bitmap {
            let items = try seed < 40 ? random.items(12, depth: 0) : random.layers(8, depth: 0)
            return try Drawing.picture(160, 120, items)
        }
        var drawn = try picture()
        while drawn.pixels.allSatisfy({ $0 == 0 }) { drawn = try picture() }
        let digest = Self.digest(drawn)
        #expect(digest == Self.committed[seed], "list \(seed) is now 0x\(String(digest, radix: 16))")
    }

    /// FNV-1a over the bytes in memory.
    private static func digest(_ picture: Bitmap) -> UInt64 {
        picture.pixels.reduce(14_695_981_039_346_656_037) { hash, pixel in
            (0..<4).reduce(hash) { ($0 ^ UInt64(pixel >> UInt32(8 * $1) & 255)) &* 1_099_511_628_211 }
        }
    }
}
