import Testing

@testable import SnapPNG

/// The arithmetic between premultiplied and straight pixels, against division.
struct PremultiplicationTests {
    @Test("Straight channels are the nearest levels, for every channel and alpha")
    func straight() throws {
        for alpha in UInt32(1)...255 {
            for level in 0...alpha {
                let expected = UInt32((Double(level) * 255 / Double(alpha)).rounded())
                let pixel = alpha << 24 | level << 16 | alpha << 8 | level
                #expect(
                    Premultiplication.straight(pixel) == alpha << 24 | expected << 16 | 255 << 8 | expected,
                    "alpha \(alpha), level \(level)")
            }
        }
    }

    @Test("Premultiplied channels are the nearest levels, for every channel and alpha")
    func premultiplied() {
        for alpha in UInt32(0)...255 {
            for level in UInt32(0)...255 {
                let expected = UInt32((Double(level) * Double(alpha) / 255).rounded())
                let pixel = alpha << 24 | level << 16 | 255 << 8 | level
                #expect(
                    Premultiplication.premultiplied(pixel) == alpha << 24 | expected << 16 | alpha << 8 | expected,
                    "alpha \(alpha), level \(level)")
            }
        }
    }

    @Test("Nothing is left of a transparent pixel's colour", arguments: [0x00FF_FFFF, 0x0001_0203, 0] as [UInt32])
    func transparent(pixel: UInt32) {
        #expect(Premultiplication.premultiplied(pixel) == 0)
    }
}
