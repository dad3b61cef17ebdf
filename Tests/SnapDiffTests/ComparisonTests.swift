import SnapDiff
import SnapGraphics
import Testing

/// The verdict and the counts, picture by picture.
struct ComparisonTests {
    enum Verdict { case identical, similar, different }

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var expected: [String]
        var actual: [String]
        var options: ComparisonOptions
        var verdict: Verdict
        var differentPixels: Int
        var antialiasedPixels: Int
    }

    private static let exact = ComparisonOptions()
    private static let smooth = ComparisonOptions(ignoresAntialiasing: true)

    // A diagonal edge of a black shape on white; its smoothed pixels are a quarter, half and three quarters grey.
    private static let edge = ["##4...", "###4..", "####4.", "#####4", "######", "######"]

    private static func one(
        _ name: String, _ expected: [String], _ actual: [String], _ options: ComparisonOptions, _ verdict: Verdict,
        _ differentPixels: Int = 0, _ antialiasedPixels: Int = 0
    ) -> Case {
        Case(
            testDescription: name, expected: expected, actual: actual, options: options, verdict: verdict,
            differentPixels: differentPixels, antialiasedPixels: antialiasedPixels)
    }

    static let exactCases = [
        one("equal", ["r g", "b#."], ["r g", "b#."], exact, .identical),
        one("one level of one grey", ["44", "44"], ["44", "54"], exact, .different, 1),
        one("all", ["##", "##"], ["..", ".."], exact, .different, 4),
        one("white for nothing", ["  ", "  "], [" .", "  "], exact, .different, 1),
        one("black for nothing", ["  ", "  "], [" #", "  "], exact, .different, 1),
        one("half of black for half of white", ["x"], ["o"], exact, .different, 1),
        one("the last pixel", ["..", ".."], ["..", ".#"], exact, .different, 1),
    ]

    private static func share(_ precision: Double) -> ComparisonOptions { ComparisonOptions(precision: precision) }
    private static func near(_ precision: Double) -> ComparisonOptions {
        ComparisonOptions(perceptualPrecision: precision)
    }
    private static func atMost(_ pixels: Int, precision: Double = 1) -> ComparisonOptions {
        ComparisonOptions(precision: precision, maximumDifferentPixels: pixels)
    }
    private static let ten = [".........."]
    private static let tenBut1 = [".........#"]

    static let toleranceCases = [
        one("nine of ten at 0.9", ten, tenBut1, share(0.9), .similar, 1),
        one("nine of ten just above 0.9", ten, tenBut1, share((0.9).nextUp), .different, 1),
        one("any difference at 1", ten, tenBut1, share(1), .different, 1),
        one("any difference above 1", ten, tenBut1, share(2), .different, 1),
        one("everything at 0", ten, ["##########"], share(0), .similar, 10),
        one("nothing where precision is not a number", ten, tenBut1, share(.nan), .different, 1),
        one("equal pictures, whatever the precision", ten, ten, share(.nan), .identical),

        // From the reference below: 4 to 5 is 0.0034, 4 to 6 about 0.2.
        one("a near grey at 0.99", ["4"], ["5"], near(0.99), .similar, 0),
        one("a near grey at 0.999", ["4"], ["5"], near(0.999), .different, 1),
        one("a far grey at 0.9", ["4"], ["6"], near(0.9), .different, 1),
        one("a near grey at 1", ["4"], ["5"], near(1), .different, 1),
        one("a near grey above 1", ["4"], ["5"], near(1.5), .different, 1),
        one("a near grey where the precision is not a number", ["4"], ["5"], near(.nan), .different, 1),
        one("anything at 0", ["#r"], [".g"], near(0), .similar, 0),
        one("white for nothing, seen on black", [" "], ["."], near(0.1), .different, 1),
        one("black for nothing, seen on white", [" "], ["#"], near(0.1), .different, 1),

        one("as many as allowed", ten, tenBut1, atMost(1), .similar, 1),
        one("one more than allowed", ten, [".#.......#"], atMost(1), .different, 2),
        one(
            "more than allowed, though precision would let it pass", ten, tenBut1, atMost(0, precision: 0), .different,
            1),
    ]

    static let smoothingCases = [
        one(
            "a smoother edge", edge, ["##2...", "###2..", "####2.", "#####2", "######", "######"], smooth, .similar, 0,
            4),
        one(
            "a harder edge", edge, ["###...", "####..", "#####.", "######", "######", "######"], smooth, .similar, 0, 4),
        one(
            "the same edge counted", edge, ["##2...", "###2..", "####2.", "#####2", "######", "######"], exact,
            .different, 4),
        one(
            "an edge moved by half a pixel", edge, ["#4....", "##4...", "###4..", "####4.", "#####4", "######"], smooth,
            .similar, 0, 9),
        // Whole pixels turn from black to white beside those that turn by half.
        one(
            "an edge moved by a pixel", edge, ["4.....", "#4....", "##4...", "###4..", "####4.", "#####4"], smooth,
            .different, 5, 10),
        one(
            "a thinner border", ["......", "######", "######", "######", "......"],
            ["......", "######", "######", "......", "......"], smooth, .different, 6),
        one("a dot", ["...", "...", "..."], ["...", ".#.", "..."], smooth, .different, 1),
        one("another fill", ["44444", "44444", "44444"], ["55555", "55555", "55555"], smooth, .different, 15),
        one(
            "an edge of white on nothing", ["..o   ", "...o  ", "....o ", ".....o", "......", "......"],
            ["..    ", "...   ", "....  ", "..... ", "......", "......"], smooth, .similar, 0, 4),
        one(
            "an edge of black on nothing", ["##x   ", "###x  ", "####x ", "#####x", "######", "######"],
            ["##    ", "###   ", "####  ", "##### ", "######", "######"], smooth, .similar, 0, 4),
    ]

    @Test("Two pictures are judged pixel by pixel", arguments: exactCases + toleranceCases + smoothingCases)
    func judges(_ one: Case) throws {
        let expected = try Picture.draw(one.expected)
        let actual = try Picture.draw(one.actual)
        for (first, second) in [(expected, actual), (actual, expected)] {
            switch compare(expected: first, actual: second, options: one.options) {
            case .identical: #expect(one.verdict == .identical)
            case .similar(let difference): check(difference, one, .similar)
            case .different(let difference): check(difference, one, .different)
            case .sizes: Issue.record("the pictures of this table are of one size")
            }
        }
    }

    private func check(_ difference: Difference, _ one: Case, _ verdict: Verdict) {
        #expect(one.verdict == verdict)
        #expect(difference.differentPixels == one.differentPixels)
        #expect(difference.antialiasedPixels == one.antialiasedPixels)
        #expect(difference.regions.reduce(0) { $0 + $1.differentPixels } == one.differentPixels)
    }

    @Test("Pictures of different size are not compared")
    func sizes() throws {
        let comparison = try compare(
            expected: Bitmap(width: 2, height: 3), actual: Bitmap(width: 3, height: 2), options: ComparisonOptions())
        #expect(
            comparison
                == .sizes(expected: PictureSize(width: 2, height: 3), actual: PictureSize(width: 3, height: 2)))
    }

    @Test("Exactly the changed pixels are counted, painted and gathered, however many", arguments: [1, 7, 400, 9_000])
    func countsAgree(changes: Int) throws {
        var numbers = Picture.Numbers(state: UInt64(changes))
        let expected = try Bitmap(width: 120, height: 75, filledWith: 0xFF80_8080)
        var actual = expected
        for _ in 0..<changes {
            actual[Int(numbers.next() % 120), Int(numbers.next() % 75)] ^= 1 << (numbers.next() % 24)
        }
        let changed = zip(expected.pixels, actual.pixels).map { $0 != $1 }
        guard case .different(let difference) = compare(expected: expected, actual: actual, options: .init()) else {
            Issue.record("a change went unseen")
            return
        }
        #expect(difference.differentPixels == changed.count { $0 })
        #expect(difference.picture.pixels == changed.map { $0 ? 0xFF30_00E6 : 0xFFE0_E0E0 })
        for (index, isChanged) in changed.enumerated() where isChanged {
            let (y, x) = index.quotientAndRemainder(dividingBy: 120)
            let regions = difference.regions.filter {
                ($0.x..<$0.x + $0.width).contains(x) && ($0.y..<$0.y + $0.height).contains(y)
            }
            #expect(!regions.isEmpty)
        }
    }
}
