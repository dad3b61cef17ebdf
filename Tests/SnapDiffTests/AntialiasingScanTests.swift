import SnapGraphics
import Testing

@testable import SnapDiff

/// The scan that takes eight pixels at once, against the rules asked for each pixel alone.
@Suite struct AntialiasingScanTests {
    /// Few colours, so that equal neighbours are common: opaque, translucent, and brighter than their alpha allows.
    static let palettes: [[UInt32]] = [
        [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFFC0_C0C0], [0xFFFF_FFFF, 0xFF00_0000, 0xFF40_4040, 0xFF00_00FF],
        [0, 0xFFFF_FFFF, 0x8080_8080, 0x4040_4040], [0, 0xFF00_0000, 0x8000_0000, 0xFFFF_FFFF],
        [0x00FF_FFFF, 0x10FF_FFFF, 0xFF00_0000, 0xFFFF_FFFF],
    ]

    @Test(
        arguments: palettes,
        [
            (1, 1), (1, 9), (9, 1), (2, 2), (7, 3), (8, 8), (9, 9), (10, 3), (16, 4), (17, 5), (40, 31), (64, 64),
            (65, 9),
            (200, 20),
        ])
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
                let asked = (0..<size.width * size.height).map { _ in numbers.next() % 4 == 0 }
                let answers = Self.answers(pair, asked: asked)
                let reference = AntialiasingReference(expected, actual)
                for (index, isAsked) in asked.enumerated() {
                    let (y, x) = index.quotientAndRemainder(dividingBy: size.width)
                    #expect(answers[index] == (isAsked && reference.isAntialiasing(x, y)), "x \(x), y \(y)")
                }
            }
        }
    }

    /// What the scan says of each pixel that is asked for.
    private static func answers(_ pair: PixelPair, asked: [Bool]) -> [Bool] {
        let scan = AntialiasingScan(pair)
        let candidates = CandidateRows(width: pair.width)
        let translucent = CandidateRows(width: pair.width)
        var answers = Array(repeating: false, count: asked.count)
        for y in 0..<pair.height + 2 {
            candidates.clear(y)
            translucent.clear(y)
            for word in 0..<candidates.wordCount where y < pair.height {
                var (bits, others): (UInt64, UInt64) = (0, 0)
                for place in 0..<min(64, pair.width - word * 64) where asked[y * pair.width + word * 64 + place] {
                    let index = y * pair.width + word * 64 + place
                    bits |= 1 << UInt64(place)
                    if pair.expected[index] & pair.actual[index] < 0xFF00_0000 { others |= 1 << UInt64(place) }
                }
                candidates.set(bits, word: word, y: y)
                translucent.set(others, word: word, y: y)
            }
            if 0..<pair.height ~= y - 1 { scan.prepare(y - 1, candidates, translucent: translucent) }
            guard y >= 2 else { continue }
            for word in 0..<candidates.wordCount {
                let bits = candidates[word, y - 2]
                scan.smoothed(bits, translucent[word, y - 2], word: word, scan.row(y - 2)).forEachBit { place in
                    answers[(y - 2) * pair.width + word * 64 + place] = true
                }
            }
        }
        return answers
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
