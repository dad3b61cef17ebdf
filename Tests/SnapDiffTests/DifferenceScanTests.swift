import SnapGraphics
import Testing

@testable import SnapDiff

/// The scan of whole pictures, against one that asks for every pixel by itself.
@Suite struct DifferenceScanTests {
    static let options = [
        ComparisonOptions(), ComparisonOptions(perceptualPrecision: 0.9), ComparisonOptions(ignoresAntialiasing: true),
        ComparisonOptions(perceptualPrecision: 0.9, ignoresAntialiasing: true),
    ]

    enum Kind: CaseIterable { case scattered, rows, checkerboard, noise, last }

    /// Narrower and wider than eight and 64 pixels, and lower and higher than the rows that are read at once.
    @Test(arguments: Kind.allCases, [(1, 1), (9, 30), (63, 8), (64, 7), (65, 6), (128, 17), (150, 40)])
    func `the counts, the distance and the places are those of each pixel alone`(
        kind: Kind, size: (width: Int, height: Int)
    ) throws {
        var numbers = Picture.Numbers(state: UInt64(size.width * 100 + size.height))
        let (expected, actual) = try pictures(kind, size, &numbers)
        for options in Self.options {
            expected.pixels.withUnsafeBufferPointer { expectedPixels in
                actual.pixels.withUnsafeBufferPointer { actualPixels in
                    let pair = PixelPair(
                        width: size.width, height: size.height, expected: expectedPixels, actual: actualPixels)
                    var scan = DifferenceScan(pair, options: options)
                    scan.run()
                    let plain = Plain(expected, actual, options)
                    let counts = [scan.differentPixels, scan.antialiasedPixels]
                    #expect(counts == [plain.different.count, plain.antialiased.count])
                    let (maxDelta, different, antialiased) = (scan.maxDelta, scan.different, scan.antialiased)
                    #expect(maxDelta == plain.maxDelta)
                    #expect(places(different, size) == plain.different)
                    #expect(places(antialiased, size) == plain.antialiased)
                }
            }
        }
    }

    @Test func `the pictures of these tests have every kind of pixel`() throws {
        // Or they would compare nothing with nothing.
        var numbers = Picture.Numbers(state: 1)
        let (expected, actual) = try pictures(.scattered, (150, 40), &numbers)
        let options = ComparisonOptions(perceptualPrecision: 0.9, ignoresAntialiasing: true)
        guard case .different(let difference) = compare(expected: expected, actual: actual, options: options) else {
            Issue.record("the pictures are alike")
            return
        }
        let unequal = zip(expected.pixels, actual.pixels).count { $0 != $1 }
        #expect(difference.antialiasedPixels > 20)
        #expect(difference.differentPixels > 20)
        #expect(unequal - difference.antialiasedPixels - difference.differentPixels > 20)
    }

    /// One rule a line.
    private struct Plain {
        var different: [Int] = []
        var antialiased: [Int] = []
        var maxDelta = 0.0

        init(_ expected: Bitmap, _ actual: Bitmap, _ options: ComparisonOptions) {
            var distance = ColorDistance()
            let reference = AntialiasingReference(expected, actual)
            for index in expected.pixels.indices where expected.pixels[index] != actual.pixels[index] {
                let delta = Double(distance.between(expected.pixels[index], actual.pixels[index]))
                let isBeyond = options.perceptualPrecision == 1 || delta > 1 - options.perceptualPrecision
                let (y, x) = index.quotientAndRemainder(dividingBy: expected.width)
                if isBeyond, options.ignoresAntialiasing, reference.isAntialiasing(x, y) {
                    antialiased.append(index)
                } else {
                    if isBeyond { different.append(index) }
                    maxDelta = max(maxDelta, delta)
                }
            }
        }
    }

    /// The indices of the pixels that are in a set.
    private func places(_ marks: PixelMarks, _ size: (width: Int, height: Int)) -> [Int] {
        (0..<size.height).flatMap { y in
            (0..<size.width).filter { marks.bits(column: $0 / 8, y: y) >> UInt8($0 % 8) & 1 == 1 }.map {
                y * size.width + $0
            }
        }
    }

    private func pictures(_ kind: Kind, _ size: (width: Int, height: Int), _ numbers: inout Picture.Numbers)
        throws -> (Bitmap, Bitmap)
    {
        let palette: [UInt32] = [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080, 0xFF88_8888, 0x8080_8080, 0, 0xFF00_00FF]
        var expected = try Bitmap(width: size.width, height: size.height)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isScattered = kind == .noise || numbers.next() % 4 == 0
                expected[x, y] = palette[isScattered ? Int(numbers.next() % 7) : (x / 5 + y / 5 * 3) % 2]
            }
        }
        var actual = expected
        for y in 0..<size.height {
            for x in 0..<size.width {
                let isChanged =
                    switch kind {
                    case .scattered: numbers.next() % 3 == 0
                    case .rows: y % 11 == 10 && x % 3 != 0
                    case .checkerboard: (x + y) % 2 == 0
                    case .noise: true
                    case .last: x == size.width - 1 && y == size.height - 1
                    }
                if isChanged { actual[x, y] = palette[Int(numbers.next() % 7)] }
            }
        }
        return (expected, actual)
    }
}
