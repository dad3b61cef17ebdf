import Foundation
import SnapGraphics
import Testing

/// Against areas in doubles.
@Suite struct ExactAreaTests {
    /// How far a level may be from the exact area, in levels: half for being a whole number, and half for the grid of 1/1024 pixel and
    /// for curves that are lines.
    private static let tolerance = 1.0

    private static func worst(_ path: Path, _ rule: FillRule, _ shape: Shape? = nil, side: Int = 24, chords: Int = 128)
        throws -> Double
    {
        let levels = try Drawing.coverage(shape ?? .path(path, rule), width: side, height: side)
        let areas = ExactCoverage(path, rule, chords: chords).areas(width: side, height: side)
        return zip(levels, areas).map { abs(Double($0) - $1 * 255) }.max() ?? 0
    }

    @Test(arguments: 0..<60) func `Triangles cover their exact area`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 3000)
        let worst = try Self.worst(random.triangle(24), .nonZero)
        #expect(worst <= Self.tolerance)
    }

    @Test(arguments: [0.3, 0.7, 1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) func `Discs cover their exact area`(
        radius: CGFloat
    ) throws {
        var random = Seeded(1)
        for _ in 0..<8 {
            let (x, y) = (12 + random.length(-1, 1), 12 + random.length(-1, 1))
            let disc = Path(ellipseIn: Drawing.rect(x - radius, y - radius, 2 * radius, 2 * radius))
            let worst = try Self.worst(disc, .nonZero)
            #expect(worst <= Self.tolerance)
        }
    }

    @Test(arguments: [30, 60, 100, 200, 400, 1000]) func `Large discs cover their exact area`(radius: CGFloat) throws {
        var random = Seeded(2)
        for _ in 0..<8 {
            let angle = Double(random.length(0, 6))
            let (x, y) = (12 + radius * CGFloat(cos(angle)), 12 + radius * CGFloat(sin(angle)))
            let disc = Path(ellipseIn: Drawing.rect(x - radius, y - radius, 2 * radius, 2 * radius))
            let worst = try Self.worst(disc, .nonZero, chords: 1024)
            #expect(worst <= Self.tolerance)
        }
    }

    @Test(arguments: 0..<60) func `Areas inside of a curve are exact`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 3500)
        var path = Path()
        path.move(to: CGPoint(x: random.length(0, 24), y: random.length(0, 24)))
        if seed.isMultiple(of: 2) {
            path.addQuad(
                to: CGPoint(x: random.length(0, 24), y: random.length(0, 24)),
                control: CGPoint(x: random.length(-20, 44), y: random.length(-20, 44)))
        } else {
            path.addCurve(
                to: CGPoint(x: random.length(0, 24), y: random.length(0, 24)),
                control1: CGPoint(x: random.length(-20, 44), y: random.length(-20, 44)),
                control2: CGPoint(x: random.length(-20, 44), y: random.length(-20, 44)))
        }
        let worst = try Self.worst(path, .evenOdd)
        #expect(worst <= Self.tolerance)
    }

    @Test(arguments: 0..<60) func `Polygons that cross themselves cover their exact area`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 3700)
        let polygon = Drawing.polygon(
            (0..<3 + random.below(6)).map { _ in (random.length(-6, 30), random.length(-6, 30)) })
        let worst = try Self.worst(polygon, seed.isMultiple(of: 2) ? .nonZero : .evenOdd)
        #expect(worst <= Self.tolerance)
    }

    @Test func `The order of shapes that do not touch makes no difference`() throws {
        var random = Seeded(4000)
        let items = (0..<16).map { cell -> DisplayList.Item in
            let place = CGAffineTransform(translationX: CGFloat(cell % 4 * 30), y: CGFloat(cell / 4 * 30))
            let inside = CGAffineTransform(scaleX: 0.5, y: 0.5).concatenating(CGAffineTransform(translationX: 5, y: 5))
            return .fill(
                .path(random.triangle(30).applying(inside), .nonZero), .color(random.color()), place)
        }
        #expect(try Drawing.picture(120, 120, items) == Drawing.picture(120, 120, items.reversed()))
    }
}
