import Foundation
import SnapGraphics
import SnapRaster
import Testing

@Suite struct BlendTests {
    /// The plain way: every channel by itself, products to the nearest by division.
    private enum Plain {
        static func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

        static func scale(_ pixel: UInt32, _ level: Int) -> UInt32 {
            channels(pixel).enumerated().reduce(0) { $0 | UInt32(product($1.element, level)) << UInt32(8 * $1.offset) }
        }

        static func over(_ source: UInt32, _ ground: UInt32) -> UInt32 {
            let rest = 255 - channels(source)[3]
            return zip(channels(source), channels(ground)).enumerated().reduce(0) {
                $0 | UInt32(min(255, $1.element.0 + product($1.element.1, rest))) << UInt32(8 * $1.offset)
            }
        }

        private static func channels(_ pixel: UInt32) -> [Int] { (0..<4).map { Int(pixel >> UInt32(8 * $0) & 255) } }
    }

    @Test func `Products of all levels are a · b / 255, to the nearest`() {
        for a in 0...255 {
            let exact = (0...255).map { Plain.product(a, $0) }
            #expect(exact == (0...255).map { Int(PixelKernels.product(UInt8(a), $0)) })
            #expect(
                exact.map { UInt32($0) * 0x0101_0101 }
                    == (0...255).map { PixelKernels.scale(UInt32(a) * 0x0101_0101, by: $0) })
        }
    }

    @Test func `A run of one colour is blended as the plain way has it`() {
        var random = Seeded(7)
        for count in 0..<40 {
            let source = random.pixel()
            let ground = (0..<3 * 48).map { _ in random.pixel() }
            var pixels = ground
            PixelKernels.fill(&pixels, at: 5, count: count, rows: 3, stride: 48, with: source)
            let expected = ground.enumerated().map { index, pixel in
                (5..<5 + count).contains(index % 48) ? Plain.over(source, pixel) : pixel
            }
            #expect(pixels == expected)
        }
    }

    @Test func `A run with a level for each pixel is blended as the plain way has it`() {
        var random = Seeded(8)
        for count in 0..<60 {
            let source = random.pixel()
            let ground = (0..<64).map { _ in random.pixel() }
            let levels = (0..<64).map { _ in random.level() }
            var pixels = ground
            PixelKernels.fill(&pixels, at: 2, levels: levels, from: 3, count: count, with: source)
            let expected = ground.enumerated().map { index, pixel in
                (2..<2 + count).contains(index)
                    ? Plain.over(Plain.scale(source, Int(levels[index + 1])), pixel) : pixel
            }
            #expect(pixels == expected)
        }
    }

    @Test func `A row of pixels is drawn as the plain way has it, also where it is not premultiplied`() {
        var random = Seeded(9)
        let ground = (0..<4096).map { _ in random.pixel() }
        let source = (0..<4096).map { _ in
            random.below(2) == 0 ? random.pixel() : UInt32(truncatingIfNeeded: random.next() << 1)
        }
        var pixels = ground
        PixelKernels.draw(&pixels, at: 0, source: source, from: 0, count: 4096)
        #expect(pixels == zip(source, ground).map { Plain.over($0, $1) })
    }

    @Test func `A row of pixels is scaled as the plain way has it before it is drawn`() {
        var random = Seeded(10)
        for count in 0..<40 {
            let ground = (0..<48).map { _ in random.pixel() }
            let source = (0..<48).map { _ in random.pixel() }
            let levels = (0..<48).map { _ in random.level() }
            let opacity = random.level()
            var whole = ground
            PixelKernels.draw(&whole, at: 1, source: source, from: 2, count: count, opacity: opacity)
            var masked = ground
            PixelKernels.draw(
                &masked, at: 1, source: source, from: 2, count: count, opacity: opacity, levels: levels, from: 3)
            for index in 0..<count {
                let scaled = Plain.scale(source[index + 2], Int(opacity))
                #expect(whole[index + 1] == Plain.over(scaled, ground[index + 1]))
                #expect(masked[index + 1] == Plain.over(Plain.scale(scaled, Int(levels[index + 3])), ground[index + 1]))
            }
            #expect(whole[0] == ground[0] && whole[(count + 1)...] == ground[(count + 1)...])
            #expect(masked[0] == ground[0] && masked[(count + 1)...] == ground[(count + 1)...])
        }
    }

    @Test func `A colour over the ground is its share and the rest of the ground`() throws {
        let picture = try Drawing.picture(
            1, 1,
            .fill(.rect(Drawing.rect(0, 0, 1, 1)), .color(.white), Drawing.identity),
            .fill(
                .rect(Drawing.rect(0, 0, 1, 1)), .color(Color(red: 255, green: 0, blue: 0, alpha: 51)), Drawing.identity
            ))
        // A fifth of red over white: 255 in red, four fifths of 255 in the others.
        #expect(picture[0, 0] == 0xFFCC_CCFF)
    }
}

extension Seeded {
    /// A premultiplied pixel, often opaque or clear.
    mutating func pixel() -> UInt32 {
        let alpha = [0, 255, below(256), below(256)][below(4)]
        return (0..<3).reduce(UInt32(alpha) << 24) { $0 | UInt32(below(alpha + 1)) << UInt32(8 * $1) }
    }

    fileprivate mutating func level() -> UInt8 { [0, 255, byte(), byte()][below(4)] }
}
