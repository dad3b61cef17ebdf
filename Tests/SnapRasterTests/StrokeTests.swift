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

    @Test func `A dash that ends in a corner ends in the direction it came from`() throws {
        #expect(
            try stroke([(0, 2), (4, 2), (4, 6)], StrokeStyle(width: 2, dashes: [4, 4]), width: 6, height: 4) == [
                "      ", "####  ", "####  ", "      ",
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

    @Test(arguments: 0..<36) func `A stroke is the union of its lines, joins and caps`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 5000)
        func point() -> CGPoint { CGPoint(x: random.length(6, 34), y: random.length(6, 34)) }
        let corners = (0..<4).map { _ in point() }
        func near(_ part: CGFloat) -> CGPoint {
            CGPoint(
                x: corners[1].x + (corners[2].x - corners[1].x) * part + random.length(-6, 6),
                y: corners[1].y + (corners[2].y - corners[1].y) * part + random.length(-6, 6))
        }
        var path = Path()
        path.move(to: corners[0])
        path.addLine(to: corners[1])
        path.addCurve(to: corners[2], control1: near(0.25), control2: near(0.75))
        path.addLine(to: corners[3])
        if seed.isMultiple(of: 4) { path.close() }
        let style = StrokeStyle(
            width: random.length(1, 8), cap: [.butt, .round, .square][seed % 3],
            join: [.miter, .round, .bevel][seed / 3 % 3])
        let levels = try Drawing.picture(40, 40, .stroke(path, style, .color(.black), Drawing.identity)).alphas
        // Half a level is the rounding of the level itself; chords of curves and arcs may be 1/512 pixel off on either side.
        let exact = StrokeReference(path, style).levels(side: 40)
        #expect(zip(levels, exact).allSatisfy { abs(Double($0) - $1) <= 1.25 })
    }

    /// A line into curves that turn at once where they begin or end, more tightly than half the width.
    private static let tight: [[(CGFloat, CGFloat)]] = [
        [(2.5, 39.6), (12.573485, 18.705899), (12.208886, 19.075586), (23.775165, 24.580863), (20.506105, 5.787472)],
        [(36, 6), (20, 30), (20.25, 29), (30, 12), (8, 12)],
        [(6, 36), (10, 10), (10.5, 10), (10.5, 11), (14, 36)],
        [(8, 8), (8, 30), (8, 36), (30, 20), (30, 20.5)],
    ]

    @Test(arguments: tight.indices, [StrokeStyle.Join.miter, .bevel, .round])
    func `Joins and caps follow the curve's own direction, at every scale`(index: Int, join: StrokeStyle.Join) throws {
        let points = Self.tight[index].map { CGPoint(x: $0.0, y: $0.1) }
        var path = Path()
        path.move(to: points[0])
        path.addLine(to: points[1])
        path.addCurve(to: points[4], control1: points[2], control2: points[3])
        let style = StrokeStyle(width: 6, cap: .square, join: join)
        let ink = StrokeReference(path, style).levels(side: 42).reduce(0, +) / 255
        for scale in [1, 2, 3, 16] {
            let picture = try Drawing.picture(
                42 * scale, 42 * scale,
                .stroke(path, style, .color(.black), CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))))
            let drawn = picture.alphas.reduce(0.0) { $0 + Double($1) } / 255 / Double(scale * scale)
            #expect(abs(drawn - ink) < 0.4, "at \(scale)x")
        }
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
