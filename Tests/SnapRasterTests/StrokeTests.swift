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

    // MARK: - Wide pens

    private static let letter: Path = {
        var path = Path()
        path.move(to: CGPoint(x: 4, y: 3))
        path.addCurve(
            to: CGPoint(x: 15, y: 12), control1: CGPoint(x: 10, y: 1), control2: CGPoint(x: 19, y: 6))
        path.addLine(to: CGPoint(x: 12, y: 11))
        path.addQuad(to: CGPoint(x: 4, y: 3), control: CGPoint(x: 3, y: 9))
        path.close()
        return path
    }()

    private static let arc: Path = {
        var path = Path()
        path.move(to: CGPoint(x: 10, y: 8))
        path.addCurve(to: CGPoint(x: 2, y: 15), control1: CGPoint(x: 6, y: 2), control2: CGPoint(x: 1, y: 8))
        return path
    }()

    private static let spike = Drawing.polygon([(2, 9), (18, 8), (2, 7)])

    private static func beside(_ width: CGFloat) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: -5, y: -width / 2 + 6))
        path.addLine(to: CGPoint(x: -9, y: -width / 2 - 30))
        return path
    }

    /// The same stroke in a picture that the pen does not reach beyond, where nothing of it is out of sight.
    @Test(arguments: [40, 130, 400] as [CGFloat], [StrokeStyle.Join.miter, .round, .bevel])
    func `a pen wider than the picture covers what it covers in a larger one`(width: CGFloat, join: StrokeStyle.Join)
        throws
    {
        let margin = Int(width)
        // The edges of two strokes that begin outside pass through the picture.
        let distant = [
            Drawing.polygon([(width / 2 + 3, 0), (width / 2 + 9, 4), (width / 2 + 1, 90)]), Self.beside(width),
        ]
        for path in [Self.letter, Self.arc, Self.spike] + distant {
            for cap in [StrokeStyle.Cap.butt, .round, .square] {
                let style = StrokeStyle(width: width, cap: cap, join: join)
                let small = try Drawing.picture(24, 20, .stroke(path, style, .color(.black), Drawing.identity))
                let moved = CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))
                let large = try Drawing.picture(
                    24 + 2 * margin, 20 + 2 * margin, .stroke(path, style, .color(.black), moved))
                #expect(small == large.crop(margin, margin, 24, 20))
            }
        }
    }

    @Test(arguments: [1e4, 1e6, 9e8] as [CGFloat])
    func `four hundred letters under a pen of any width fill the picture at once`(width: CGFloat) throws {
        var letters = Path()
        for index in 0..<400 {
            letters.append(Self.letter.applying(CGAffineTransform(translationX: CGFloat(index) * 9 - 1_800, y: 0)))
        }
        let stroke = DisplayList.Item.stroke(letters, StrokeStyle(width: width), .color(.black), Drawing.identity)
        let picture = try Drawing.picture(200, 100, stroke)
        #expect(picture.pixels.allSatisfy { $0 == 0xFF00_0000 })
    }
}
