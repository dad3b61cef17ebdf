import Foundation
import SnapGraphics

/// The coverage of a path in doubles, by a way of its own: rows are cut wherever an edge begins, ends or crosses another one;
/// between two cuts the fill rule picks the edges that bound the shape, and each adds its exact area to each pixel.
struct ExactCoverage {
    private typealias Point = (x: Double, y: Double)

    /// What an edge does between two heights.
    private struct Piece {
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
        var winding: Int

        func x(at y: Double) -> Double { x0 + (x1 - x0) * (y - y0) / (y1 - y0) }
    }

    private let pieces: [Piece]
    private let rule: FillRule

    /// Open contours are closed; curves become so many chords.
    init(_ path: Path, _ rule: FillRule, chords: Int = 128) {
        pieces = Self.edges(of: path, chords).compactMap { (from, to) in
            if from.y == to.y { return nil }
            return from.y < to.y
                ? Piece(x0: from.x, y0: from.y, x1: to.x, y1: to.y, winding: 1)
                : Piece(x0: to.x, y0: to.y, x1: from.x, y1: from.y, winding: -1)
        }
        self.rule = rule
    }

    /// Areas from 0 to 1, row by row.
    func areas(width: Int, height: Int) -> [Double] {
        (0..<height).flatMap { row(from: Double($0), width: width) }
    }

    private func row(from top: Double, width: Int) -> [Double] {
        let inside = pieces.filter { $0.y0 < top + 1 && $0.y1 > top }
        var cuts = [top, top + 1]
        for piece in inside { cuts += [piece.y0, piece.y1] }
        for (index, one) in inside.enumerated() {
            for other in inside[(index + 1)...] {
                if let y = Self.crossing(one, other) { cuts.append(y) }
            }
        }
        cuts = cuts.filter { $0 >= top && $0 <= top + 1 }.sorted()
        var areas = [Double](repeating: 0, count: width)
        for (start, end) in zip(cuts, cuts.dropFirst()) where end > start {
            addSlab(inside.filter { $0.y0 <= start && $0.y1 >= end }, from: start, to: end, &areas)
        }
        return areas
    }

    private func addSlab(_ pieces: [Piece], from start: Double, to end: Double, _ areas: inout [Double]) {
        var winding = 0
        for piece in pieces.sorted(by: { $0.x(at: (start + end) / 2) < $1.x(at: (start + end) / 2) }) {
            let before = isInside(winding)
            winding += piece.winding
            let sign = (isInside(winding) ? 1.0 : 0) - (before ? 1.0 : 0)
            if sign == 0 { continue }
            for column in areas.indices {
                let side = Double(column + 1)
                areas[column] +=
                    sign * (end - start) * Self.mean(side - piece.x(at: start), side - piece.x(at: end))
            }
        }
    }

    private func isInside(_ winding: Int) -> Bool { rule == .nonZero ? winding != 0 : winding % 2 != 0 }

    /// The mean of a value, cut to 0…1, that goes evenly from `a` to `b`.
    private static func mean(_ a: Double, _ b: Double) -> Double {
        func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
        /// Its integral from 0.
        func integral(_ value: Double) -> Double { value < 1 ? clamped(value) * clamped(value) / 2 : value - 0.5 }
        return abs(a - b) < 1e-9 ? clamped((a + b) / 2) : (integral(a) - integral(b)) / (a - b)
    }

    private static func crossing(_ one: Piece, _ other: Piece) -> Double? {
        let (top, bottom) = (max(one.y0, other.y0), min(one.y1, other.y1))
        guard top < bottom else { return nil }
        let (before, after) = (one.x(at: top) - other.x(at: top), one.x(at: bottom) - other.x(at: bottom))
        guard (before < 0) != (after < 0) else { return nil }
        return top + (bottom - top) * before / (before - after)
    }

    private static func edges(of path: Path, _ chords: Int) -> [(Point, Point)] {
        var result: [(Point, Point)] = []
        var (start, current): (Point, Point) = ((0, 0), (0, 0))
        var next = 0
        for verb in path.verbs {
            let controls =
                [current] + path.points[next..<next + verb.pointCount].map { (x: Double($0.x), y: Double($0.y)) }
            next += verb.pointCount
            let lines: [Point] =
                switch verb {
                case .move, .close: [start]
                case .line: [controls[1]]
                case .quad, .cubic: (1...chords).map { point(controls, Double($0) / Double(chords)) }
                }
            for end in lines {
                result.append((current, end))
                current = end
            }
            if verb == .move { (start, current) = (controls[1], controls[1]) }
        }
        return result + [(current, start)]
    }

    /// De Casteljau's construction.
    private static func point(_ controls: [Point], _ t: Double) -> Point {
        var points = controls
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { ($0.x + ($1.x - $0.x) * t, $0.y + ($1.y - $0.y) * t) }
        }
        return points[0]
    }
}
