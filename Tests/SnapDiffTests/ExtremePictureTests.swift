import SnapDiff
import SnapGraphics
import Testing

/// Pictures of one pixel, of the longest sides, and in which everything differs.
@Suite struct ExtremePictureTests {
    private static let everything = [
        ComparisonOptions(), ComparisonOptions(ignoresAntialiasing: true),
        ComparisonOptions(perceptualPrecision: 0.98, ignoresAntialiasing: true),
    ]

    @Test(arguments: everything) func `one pixel is equal, or differs`(options: ComparisonOptions) throws {
        let black = try Bitmap(width: 1, height: 1, filledWith: 0xFF00_0000)
        let white = try Bitmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF)
        #expect(compare(expected: black, actual: black, options: options) == .identical)
        guard case .different(let difference) = compare(expected: black, actual: white, options: options) else {
            Issue.record("black is not white")
            return
        }
        #expect(difference.differentPixels == 1)
        #expect(difference.regions == [.init(x: 0, y: 0, width: 1, height: 1, differentPixels: 1)])
        #expect(difference.picture.pixels == [0xFF30_00E6])
        #expect(difference.size == PictureSize(width: 1, height: 1))
    }

    @Test(arguments: [(1, 16_384), (16_384, 1), (16_384, 9), (9, 16_384)], everything)
    func `the longest sides are compared to their ends`(size: (width: Int, height: Int), options: ComparisonOptions)
        throws
    {
        let expected = try Bitmap(width: size.width, height: size.height, filledWith: 0xFFFF_FFFF)
        var actual = expected
        actual[0, 0] = 0xFF00_0000
        actual[size.width - 1, size.height - 1] = 0xFF00_0000
        guard case .different(let difference) = compare(expected: expected, actual: actual, options: options) else {
            Issue.record("black is not white")
            return
        }
        #expect(
            difference.regions == [
                .init(x: 0, y: 0, width: 1, height: 1, differentPixels: 1),
                .init(x: size.width - 1, y: size.height - 1, width: 1, height: 1, differentPixels: 1),
            ])
    }

    @Test(arguments: [((1, 1), (1, 2)), ((2, 1), (1, 1)), ((16_384, 1), (1, 16_384))])
    func `pictures of two sizes are not compared`(one: (width: Int, height: Int), other: (width: Int, height: Int))
        throws
    {
        let first = try Bitmap(width: one.width, height: one.height)
        let second = try Bitmap(width: other.width, height: other.height)
        // Whatever may differ, a size may not.
        let options = ComparisonOptions(precision: 0, perceptualPrecision: 0, maximumDifferentPixels: .max)
        #expect(
            compare(expected: first, actual: second, options: options)
                == .sizes(
                    expected: PictureSize(width: one.width, height: one.height),
                    actual: PictureSize(width: other.width, height: other.height)))
    }

    @Test(arguments: everything) func `every pixel, and every second one, may differ`(options: ComparisonOptions) throws
    {
        let (width, height) = (301, 203)
        let expected = try Bitmap(width: width, height: height, filledWith: 0xFFFF_FFFF)
        let inverted = try Bitmap(width: width, height: height, filledWith: 0xFF00_0000)
        var board = expected
        for y in 0..<height {
            for x in stride(from: y % 2, to: width, by: 2) { board[x, y] = 0xFF00_0000 }
        }
        for (actual, count) in [(inverted, width * height), (board, (width * height + 1) / 2)] {
            guard case .different(let difference) = compare(expected: expected, actual: actual, options: options) else {
                Issue.record("black is not white")
                continue
            }
            #expect(difference.differentPixels == count)
            #expect(difference.antialiasedPixels == 0)
            #expect(difference.regions == [.init(x: 0, y: 0, width: width, height: height, differentPixels: count)])
        }
    }
}
