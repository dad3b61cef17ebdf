import SnapGraphics
import Testing

@testable import SnapDiff

/// The detector of smoothed edges, against its rules written down plainly.
struct AntialiasingDetectorTests {
    /// White, black, greys, a colour, nothing, and half of black: few, so that equal neighbours are common.
    private static let palettes: [[UInt32]] = [
        [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080], [0xFFFF_FFFF, 0xFF00_0000, 0xFF40_4040, 0xFFC0_C0C0, 0xFF00_00FF],
        [0, 0xFFFF_FFFF, 0x8080_8080, 0x4040_4040], [0, 0xFF00_0000, 0x8000_0000, 0xFFFF_FFFF],
    ]

    @Test("The detector follows its rules on every pixel of random pictures", arguments: palettes)
    func agreesWithReference(palette: [UInt32]) throws {
        var numbers = Picture.Numbers(state: UInt64(palette.count))
        var found = 0
        for size in [(1, 1), (1, 9), (9, 1), (2, 2), (5, 7), (24, 24), (24, 24), (24, 24), (24, 24)] {
            let expected = try picture(size, palette, &numbers)
            var actual = expected
            for _ in 0..<size.0 * size.1 / 4 {
                let place = (Int(numbers.next()) % size.0, Int(numbers.next()) % size.1)
                actual[place.0, place.1] = palette[Int(numbers.next()) % palette.count]
            }
            expected.pixels.withUnsafeBufferPointer { expectedPixels in
                actual.pixels.withUnsafeBufferPointer { actualPixels in
                    let detector = AntialiasingDetector(
                        PixelPair(
                            width: size.0, height: size.1, expected: expectedPixels, actual: actualPixels))
                    for y in 0..<size.1 {
                        for x in 0..<size.0 {
                            let answer = detector.isAntialiasing(x: x, y: y)
                            #expect(answer == Reference(expected, actual).isAntialiasing(x, y))
                            found += answer ? 1 : 0
                        }
                    }
                }
            }
        }
        // The pictures must hold what is looked for.
        #expect(found > 20)
    }

    /// Blocks of one colour with scattered pixels of others between them.
    private func picture(
        _ size: (Int, Int), _ palette: [UInt32], _ numbers: inout Picture.Numbers
    ) throws -> Bitmap {
        var bitmap = try Bitmap(width: size.0, height: size.1)
        for y in 0..<size.1 {
            for x in 0..<size.0 {
                let block = (x / 5 + y / 5 * 3) % 2
                bitmap[x, y] = palette[numbers.next() % 4 == 0 ? Int(numbers.next()) % palette.count : block]
            }
        }
        return bitmap
    }

    /// One rule a line.
    private struct Reference {
        let expected: Bitmap
        let actual: Bitmap

        init(_ expected: Bitmap, _ actual: Bitmap) {
            self.expected = expected
            self.actual = actual
        }

        func isAntialiasing(_ x: Int, _ y: Int) -> Bool {
            [(expected, actual), (actual, expected)].contains { picture, other in
                guard equal(picture, x, y) <= 2 else { return false }
                let isOpaque = [picture, other].allSatisfy { $0[x, y] >> 24 == 255 }
                return (isOpaque ? [255] : [0, 255]).contains { lies(picture, other, x, y, ground: $0) }
            }
        }

        private func lies(_ picture: Bitmap, _ other: Bitmap, _ x: Int, _ y: Int, ground: Int) -> Bool {
            let center = brightness(picture[x, y], ground)
            let around = neighbors(x, y).map { (place: $0, brightness: brightness(picture[$0.x, $0.y], ground)) }
            // Of equals, the first in reading order is the darkest, and the last the brightest.
            guard let least = around.map(\.brightness).min(), let most = around.map(\.brightness).max(),
                let darkest = around.first(where: { $0.brightness == least })?.place,
                let brightest = around.last(where: { $0.brightness == most })?.place
            else { return false }
            let change = abs(center - brightness(other[x, y], ground))
            return least < center && center < most && change <= (most - least) / 2 + 4
                && [darkest, brightest].contains { place in
                    [expected, actual].allSatisfy { equal($0, place.x, place.y) >= 3 }
                }
        }

        private func brightness(_ pixel: UInt32, _ ground: Int) -> Int {
            let channels = [0, 8, 16].map { Int(pixel >> $0 & 0xFF) + (255 - Int(pixel >> 24)) * ground / 255 }
            return channels[0] + 2 * channels[1] + channels[2]
        }

        private func equal(_ picture: Bitmap, _ x: Int, _ y: Int) -> Int {
            neighbors(x, y).count { picture[$0.x, $0.y] == picture[x, y] } + (neighbors(x, y).count < 8 ? 1 : 0)
        }

        private func neighbors(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
            (-1...1).flatMap { down in (-1...1).map { (x: x + $0, y: y + down) } }
                .filter { $0 != (x, y) && (0..<expected.width).contains($0.x) && (0..<expected.height).contains($0.y) }
        }
    }
}
