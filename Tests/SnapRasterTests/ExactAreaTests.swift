import Foundation
import SnapGraphics
import Testing

/// Against areas in doubles: each polygon cut to each pixel's square.
@Suite struct ExactAreaTests {
    private typealias Point = (x: Double, y: Double)

    @Test(arguments: 0..<60) func `Coverage is the exact area, to two levels`(seed: Int) throws {
        var random = Seeded(UInt64(seed) + 3000)
        let triangle = random.triangle(24)
        let levels = try Drawing.coverage(.path(triangle, .nonZero), width: 24, height: 24)
        let corners = triangle.points.map { (x: Double($0.x), y: Double($0.y)) }
        for (index, level) in levels.enumerated() {
            let area = Self.area(corners, column: index % 24, row: index / 24)
            // Where an edge crosses a pixel's sides is rounded down to 1/256 pixel: a level each for coming in and going out, and half
            // a level for the sum.
            #expect(abs(Double(level) - area * 255) <= 2.5, "pixel \(index % 24), \(index / 24)")
        }
    }

    /// The area that a polygon has in common with a pixel: cut along each of its four sides (Sutherland and Hodgman 1974).
    private static func area(_ corners: [Point], column: Int, row: Int) -> Double {
        let (left, top) = (Double(column), Double(row))
        var polygon = corners
        polygon = cut(polygon) { $0.x - left }
        polygon = cut(polygon) { left + 1 - $0.x }
        polygon = cut(polygon) { $0.y - top }
        polygon = cut(polygon) { top + 1 - $0.y }
        return abs(
            zip(polygon, polygon.dropFirst() + polygon.prefix(1)).reduce(0) { sum, edge in
                sum + (edge.0.x * edge.1.y - edge.1.x * edge.0.y) / 2
            })
    }

    /// What is left of a polygon where `distance` is not negative.
    private static func cut(_ polygon: [Point], _ distance: (Point) -> Double) -> [Point] {
        zip(polygon, polygon.dropFirst() + polygon.prefix(1)).flatMap { start, end -> [Point] in
            let (a, b) = (distance(start), distance(end))
            let kept = a >= 0 ? [start] : []
            guard (a < 0) != (b < 0) else { return kept }
            let part = a / (a - b)
            return kept + [(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)]
        }
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
