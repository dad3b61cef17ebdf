import SnapGraphics
import Testing

@testable import SnapDiff

/// The detector that takes eight pixels at once, against the one that takes them singly.
@Suite struct AntialiasingScanTests {
    /// Few colours, so that equal neighbours are common: opaque, translucent, and brighter than their alpha allows.
    static let palettes: [[UInt32]] = [
        [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFFC0_C0C0], [0xFFFF_FFFF, 0xFF00_0000, 0xFF40_4040, 0xFF00_00FF],
        [0, 0xFFFF_FFFF, 0x8080_8080, 0x4040_4040], [0, 0xFF00_0000, 0x8000_0000, 0xFFFF_FFFF],
        [0x00FF_FFFF, 0x10FF_FFFF, 0xFF00_0000, 0xFFFF_FFFF],
    ]

    @Test(arguments: palettes, [(1, 1), (7, 3), (8, 8), (9, 9), (10, 3), (17, 5), (40, 31), (64, 64)])
    func `eight pixels at once have the answers of each alone`(palette: [UInt32], size: (width: Int, height: Int))
        throws
    {
        var numbers = Picture.Numbers(state: UInt64(palette[1]) + UInt64(size.width))
        let expected = try picture(size, palette, &numbers)
        var actual = expected
        for _ in 0..<size.width * size.height / 3 {
            let place = (Int(numbers.next()) % size.width, Int(numbers.next()) % size.height)
            actual[place.0, place.1] = palette[Int(numbers.next()) % palette.count]
        }
        expected.pixels.withUnsafeBufferPointer { expectedPixels in
            actual.pixels.withUnsafeBufferPointer { actualPixels in
                let pair = PixelPair(
                    width: size.width, height: size.height, expected: expectedPixels, actual: actualPixels)
                var scan = AntialiasingScan(pair)
                let detector = AntialiasingDetector(pair)
                for y in 0..<size.height {
                    for column in 0..<(size.width + 7) / 8 {
                        let asked = UInt8(truncatingIfNeeded: numbers.next()) & Self.inside(column, size.width)
                        let answer = scan.smoothed(asked, column: column, y: y)
                        let singly = (0..<8).reduce(UInt8(0)) { bits, place in
                            let isAsked = asked >> UInt8(place) & 1 == 1
                            return isAsked && detector.isAntialiasing(x: column * 8 + place, y: y)
                                ? bits | 1 << UInt8(place) : bits
                        }
                        #expect(answer == singly, "row \(y), column \(column)")
                    }
                }
            }
        }
    }

    @Test func `the random pictures have smoothed pixels inside, on white and on nothing`() throws {
        // Or the test above would compare nothing with nothing.
        for palette in Self.palettes {
            var numbers = Picture.Numbers(state: 9)
            let expected = try picture((64, 64), palette, &numbers)
            let actual = try picture((64, 64), palette, &numbers)
            let comparison = compare(
                expected: expected, actual: actual, options: ComparisonOptions(ignoresAntialiasing: true))
            guard case .different(let difference) = comparison else {
                Issue.record("the pictures are alike")
                continue
            }
            #expect(difference.antialiasedPixels > 20)
        }
    }

    /// The pixels of a column of eight that a row of `width` pixels has.
    private static func inside(_ column: Int, _ width: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: (1 << min(8, width - column * 8)) - 1)
    }

    /// Blocks of one colour with scattered pixels of others between them.
    private func picture(
        _ size: (width: Int, height: Int), _ palette: [UInt32], _ numbers: inout Picture.Numbers
    ) throws -> Bitmap {
        var bitmap = try Bitmap(width: size.width, height: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let block = (x / 5 + y / 5 * 3) % 2
                bitmap[x, y] = palette[numbers.next() % 4 == 0 ? Int(numbers.next()) % palette.count : block]
            }
        }
        return bitmap
    }
}
