import Foundation
import SnapGraphics
import Testing

/// Windings of one outline that meet inside of a pixel, in rows of very many edges.
@Suite struct WindingTests {
    /// Leaning bars next to each other, `times` over each other.
    private static func bars(_ count: Int, times: Int, lean: CGFloat) -> Path {
        var path = Path()
        for _ in 0..<times {
            for index in 0..<count {
                // In eighths of a pixel: they begin anywhere in one.
                let x = CGFloat(index * 25) / 8
                let points = [(x, 0.25), (x + 1.375, 0.25), (x + 1.375 + lean, 5.5), (x + lean, 5.5)]
                for (corner, point) in points.enumerated() {
                    let point = CGPoint(x: point.0, y: point.1)
                    if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.close()
            }
        }
        return path
    }

    @Test(arguments: [0, 0.5, 3.75], [1, 20, 80])
    func `Bars drawn twice are covered once, and by the other rule not at all`(lean: CGFloat, count: Int) throws {
        func coverage(_ times: Int, _ rule: FillRule) throws -> [UInt8] {
            let path = Self.bars(count, times: times, lean: lean)
            return try Drawing.coverage(.path(path, rule), width: 260, height: 6)
        }
        let once = try coverage(1, .nonZero)
        #expect(once.contains { 0 < $0 && $0 < 255 })
        #expect(try coverage(2, .nonZero) == once)
        #expect(try coverage(3, .nonZero) == once)
        #expect(try coverage(1, .evenOdd) == once)
        #expect(try coverage(2, .evenOdd).allSatisfy { $0 == 0 })
        #expect(try coverage(3, .evenOdd) == once)
    }

    @Test func `A stroke of very many rings is what each of them is alone`() throws {
        // Rows in the middle are crossed by 160 edges, and joins of a ring's pieces overlap in most.
        var (rings, alone) = (Path(), [UInt8](repeating: 0, count: 330 * 330))
        let style = StrokeStyle(width: 1.5)
        for index in 1...40 {
            let radius = CGFloat(index) * 4
            let ring = Path(ellipseIn: Drawing.rect(165 - radius, 165 - radius, 2 * radius, 2 * radius))
            rings.append(ring)
            let levels = try Drawing.picture(330, 330, .stroke(ring, style, .color(.black), .identity)).alphas
            for place in levels.indices where levels[place] > 0 {
                #expect(alone[place] == 0)
                alone[place] = levels[place]
            }
        }
        #expect(try Drawing.picture(330, 330, .stroke(rings, style, .color(.black), .identity)).alphas == alone)
    }

    @Test(arguments: [1, 256, 257, 5000])
    func `A rectangle drawn any number of times is covered once`(times: Int) throws {
        var path = Path()
        for _ in 0..<times { path.append(Path(rect: Drawing.rect(1.5, 0, 2, 1))) }
        #expect(try Drawing.coverage(.path(path, .nonZero), width: 5, height: 1) == [0, 128, 255, 128, 0])
    }

    /// 300 edges on each other are too many to be compared in pairs, and are looked at along 64 lines: an end between two of them is off by
    /// 1/128 pixel at most, which are two levels.
    @Test(arguments: [0, 0.5, 3.75]) func `Bars drawn three hundred times are covered once`(lean: CGFloat) throws {
        func coverage(_ times: Int, _ rule: FillRule) throws -> [UInt8] {
            try Drawing.coverage(.path(Self.bars(20, times: times, lean: lean), rule), width: 80, height: 6)
        }
        let once = try coverage(1, .nonZero)
        for (times, rule) in [(300, FillRule.nonZero), (301, .evenOdd)] {
            #expect(zip(once, try coverage(times, rule)).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
        }
        #expect(try coverage(300, .evenOdd).allSatisfy { $0 == 0 })
    }

    /// Hubs are where spokes lie on each other: left, in the middle and right of a shape that is not crossed by any, in the same rows.
    @Test func `Very many edges in one place of a row change nothing in another one`() throws {
        func spokes(_ count: Int, _ x: CGFloat) -> Path {
            var path = Path()
            for index in 0..<count {
                let y = CGFloat(index) * 16 / CGFloat(count)
                path.append(Drawing.polygon([(x - 8, y), (x + 8, 16 - y), (x + 8, 16.5 - y)]))
            }
            return path
        }
        let shape = Drawing.polygon([(30.25, 0.5), (41.5, 3.25), (33.75, 15.125)])
        let alone = try Drawing.picture(70, 17, .fill(.path(shape, .nonZero), .color(.black), .identity))
        for count in [3, 40, 400, 1000] {
            var path = spokes(count, 12)
            path.append(shape)
            path.append(spokes(count, 58))
            let picture = try Drawing.picture(70, 17, .fill(.path(path, .nonZero), .color(.black), .identity))
            #expect(picture.crop(25, 0, 20, 17) == alone.crop(25, 0, 20, 17))
        }
    }

    /// A curve of one pixel that turns back within a row: 154 edges of its two sides overlap there.
    @Test func `A thin curve along a row is as exact as any`() throws {
        var path = Path()
        path.move(to: CGPoint(x: 36, y: 37.7))
        path.addCurve(
            to: CGPoint(x: 35.4, y: 38.2), control1: CGPoint(x: 18.6, y: 39.5), control2: CGPoint(x: 9.3, y: 39.9))
        let style = StrokeStyle(width: 1)
        let levels = try Drawing.picture(40, 40, .stroke(path, style, .color(.black), .identity)).alphas
        let exact = StrokeReference(path, style).levels(side: 40)
        #expect(zip(levels, exact).allSatisfy { abs(Double($0) - $1) <= 1.25 })
    }
}
