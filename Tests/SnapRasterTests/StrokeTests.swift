import Foundation
import SnapGraphics
import Testing

@Suite struct StrokeTests {
    private func stroke(
        _ points: [(CGFloat, CGFloat)], _ style: StrokeStyle, closed: Bool = false, width: Int = 12, height: Int = 8
    ) throws -> [String] {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        if closed { path.close() }
        return try Drawing.picture(width, height, .stroke(path, style, .color(.black), Drawing.identity)).ascii
    }

    @Test func `A butt cap ends where the line ends`() throws {
        #expect(
            try stroke([(2, 2), (6, 2)], StrokeStyle(width: 2), width: 8, height: 4) == [
                "        ", "  ####  ", "  ####  ", "        ",
            ])
    }

    @Test func `A square cap adds half the width`() throws {
        #expect(
            try stroke([(2, 2), (6, 2)], StrokeStyle(width: 2, cap: .square), width: 8, height: 4) == [
                "        ", " ###### ", " ###### ", "        ",
            ])
    }

    @Test func `A hairline on a pixel's middle fills the pixels, and on an edge half of two`() throws {
        #expect(
            try stroke([(1, 1.5), (5, 1.5)], StrokeStyle(width: 1), width: 6, height: 3) == [
                "      ", " #### ", "      ",
            ])
        #expect(
            try stroke([(1, 1), (5, 1)], StrokeStyle(width: 1), width: 6, height: 3) == [" ---- ", " ---- ", "      "])
    }

    @Test func `A mitred rectangle has square corners inside and outside`() throws {
        #expect(
            try stroke([(2, 2), (9, 2), (9, 6), (2, 6)], StrokeStyle(width: 2), closed: true, width: 11) == [
                "           ",
                " ######### ",
                " ######### ",
                " ##     ## ",
                " ##     ## ",
                " ######### ",
                " ######### ",
                "           ",
            ])
    }

    @Test func `A miter beyond the limit is bevelled`() throws {
        // A right angle's miter is √2 widths long: the corner pixel is whole within the limit, half without.
        let corner: [(CGFloat, CGFloat)] = [(0, 2), (5, 2), (5, 6)]
        #expect(try stroke(corner, StrokeStyle(width: 2, miterLimit: 1.42), width: 7, height: 3)[1] == "###### ")
        #expect(try stroke(corner, StrokeStyle(width: 2, miterLimit: 1.41), width: 7, height: 3)[1] == "#####- ")
        #expect(try stroke(corner, StrokeStyle(width: 2, join: .bevel), width: 7, height: 3)[1] == "#####- ")
    }

    @Test func `Dashes follow the pattern from its phase`() throws {
        let line: [(CGFloat, CGFloat)] = [(0, 0.5), (12, 0.5)]
        #expect(try stroke(line, StrokeStyle(width: 1, dashes: [3, 2]), height: 1) == ["###  ###  ##"])
        #expect(try stroke(line, StrokeStyle(width: 1, dashes: [3, 2], dashPhase: 1), height: 1) == ["##  ###  ###"])
        #expect(try stroke(line, StrokeStyle(width: 1, dashes: [3, 2], dashPhase: -1), height: 1) == [" ###  ###  #"])
        // An odd pattern runs twice: dashes of 1 and 3, gaps of 2 and 1, then the other way round.
        #expect(try stroke(line, StrokeStyle(width: 1, dashes: [1, 2, 3]), height: 1) == ["#  ### ##   "])
    }

    @Test func `Dashes run round corners, and on a closed line through its start`() throws {
        #expect(
            try stroke(
                [(1, 1), (5, 1), (5, 5), (1, 5)], StrokeStyle(width: 2, dashes: [4, 4], dashPhase: 2), closed: true,
                width: 6,
                height: 6) == [
                    "###   ",
                    "###   ",
                    "##    ",
                    "    ##",
                    "   ###",
                    "   ###",
                ])
    }

    @Test(arguments: [
        // Dots of radius 1, at 1, 6, …, 21: both ends belong to the line. Each covers π/4 of four pixels.
        ([0, 5], 0, StrokeStyle.Cap.round, "++   ++   ++   ++   ++ "),
        ([0, 5], 5, .round, "++   ++   ++   ++   ++ "),
        ([0, 5], -15, .round, "++   ++   ++   ++   ++ "),
        ([0, 5], 2, .round, "   ++   ++   ++   ++   "),
        // Square caps make squares, butt ones nothing.
        ([0, 5], 0, .square, "##   ##   ##   ##   ## "),
        ([0, 5], 0, .butt, "                       "),
        // Dots and dashes in turn: dots at 1, 11 and 21, dashes from 4 to 8 and from 14 to 18.
        ([0, 3, 4, 3], 0, .square, "## ###### ## ###### ## "),
        // A gap of no length parts two dashes, which meet.
        ([4, 0], 0, .butt, " ####################  "),
    ])
    func `A dash of no length is a dot where its cap has a length`(
        dashes: [CGFloat], phase: CGFloat, cap: StrokeStyle.Cap, row: String
    ) throws {
        let style = StrokeStyle(width: 2, cap: cap, dashes: dashes, dashPhase: phase)
        let rows = try stroke([(1, 2), (21, 2)], style, width: 23, height: 4)
        #expect(
            rows == [String(repeating: " ", count: 23), row, row, String(repeating: " ", count: 23)])
    }

    @Test func `Dots run round corners, and on a closed line there is one at its start`() throws {
        // A square of 4 by 4: dots at its corners, one each.
        let square: [(CGFloat, CGFloat)] = [(1, 1), (5, 1), (5, 5), (1, 5)]
        let corners = ["##  ##", "##  ##", "      ", "      ", "##  ##", "##  ##"]
        let style = StrokeStyle(width: 2, cap: .square, dashes: [0, 4])
        #expect(try stroke(square, style, closed: true, width: 6, height: 6) == corners)
        #expect(try stroke(square, style, closed: false, width: 6, height: 6) == corners)
        // Every 8 of 16 from 4 on: the corners at 4 and 12.
        let second = StrokeStyle(width: 2, cap: .square, dashes: [0, 8], dashPhase: 4)
        #expect(
            try stroke(square, second, closed: true, width: 6, height: 6) == [
                "    ##", "    ##", "      ", "      ", "##    ", "##    ",
            ])
        // From 1 on every 5: at 1, 6, 11 and, where the line ends, at 16.
        let last = StrokeStyle(width: 2, cap: .square, dashes: [0, 5], dashPhase: 4)
        #expect(
            try stroke(square, last, closed: true, width: 6, height: 6) == [
                "###   ", "###   ", "    ##", "    ##", " ##   ", " ##   ",
            ])
    }

    @Test func `A dotted contour of no length is a dot where its pattern begins with a dash`() throws {
        let dot = StrokeStyle(width: 2, cap: .square, dashes: [0, 5])
        #expect(
            try stroke([(2, 2), (2, 2)], dot, width: 4, height: 4) == ["    ", " ## ", " ## ", "    "])
        let gap = StrokeStyle(width: 2, cap: .square, dashes: [0, 5], dashPhase: 1)
        #expect(
            try stroke([(2, 2), (2, 2)], gap, width: 4, height: 4) == ["    ", "    ", "    ", "    "])
    }

    @Test func `A dash pattern that makes no sense is a solid line`() throws {
        let line: [(CGFloat, CGFloat)] = [(0, 0.5), (12, 0.5)]
        for dashes: [CGFloat] in [[0, 0], [-1, 2], [.nan, 1], [.infinity]] {
            #expect(try stroke(line, StrokeStyle(width: 1, dashes: dashes), height: 1) == ["############"])
        }
    }

    @Test func `A contour of no length is a dot where its cap has a length`() throws {
        #expect(
            try stroke([(2, 2), (2, 2)], StrokeStyle(width: 2), width: 4, height: 4)
                == Array(repeating: "    ", count: 4))
        #expect(
            try stroke([(2, 2), (2, 2)], StrokeStyle(width: 2, cap: .square), width: 4, height: 4) == [
                "    ", " ## ", " ## ", "    ",
            ])
        // A quarter of a disc of radius 1 covers π/4 of its pixel.
        #expect(
            try stroke([(2, 2), (2, 2)], StrokeStyle(width: 2, cap: .round), width: 4, height: 4) == [
                "    ", " ++ ", " ++ ", "    ",
            ])
        #expect(
            try stroke([(2, 2)], StrokeStyle(width: 2, cap: .round), width: 4, height: 4)
                == Array(repeating: "    ", count: 4))
    }

    @Test(arguments: 0..<20) func `A round stroke is all that is within half its width`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 5000)
        let width = random.length(1, 8)
        var path = Path()
        func point() -> CGPoint { CGPoint(x: random.length(6, 34), y: random.length(6, 34)) }
        path.move(to: point())
        path.addLine(to: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        if seed.isMultiple(of: 3) { path.close() }
        let style = StrokeStyle(width: width, cap: .round, join: .round)
        let levels = try Drawing.picture(40, 40, .stroke(path, style, .color(.black), Drawing.identity)).alphas
        let samples = Reference.stroke(path, width: Double(width), side: 40)
        let errors = zip(levels, samples).map { abs(Int($0) - $1) }
        // Samples and flattening as for fills. Where a stroke meets itself inside a pixel, areas add up instead of
        // joining: such pixels are few.
        #expect(errors.filter { $0 > 20 }.count <= 12)
        #expect(errors.reduce(0, +) / errors.count < 1)
    }

    @Test func `A stroke is transformed with its path`() throws {
        let path = Drawing.polygon([(2, 2), (5, 2), (5, 4), (2, 4)])
        let style = StrokeStyle(width: 1)
        let large = try Drawing.picture(
            24, 12, .stroke(path, style, .color(.black), CGAffineTransform(scaleX: 4, y: 2)))
        // Sides of a line that is 1 wide become 4 wide, top and bottom 2.
        #expect(large.ascii[5] == "      ####        ####  ")
        #expect(large.ascii[3] == "      ################  ")
        #expect(large.ascii[2] == "                        ")
    }
}
