import Foundation
import SnapGraphics

/// The slow, plain way to find coverage: 16 × 16 samples a pixel, each tested against all edges in doubles.
enum Reference {
    static let samples = 16

    /// Levels 0…255.
    static func coverage(_ path: Path, _ rule: FillRule, width: Int, height: Int) -> [Int] {
        let edges = edges(of: path)
        var counts = [Int](repeating: 0, count: width * height)
        for line in 0..<height * samples {
            let y = (Double(line) + 0.5) / Double(samples)
            // Where the edges cross the line, with the winding each adds.
            let crossings = edges.compactMap { edge -> (x: Double, winding: Int)? in
                let (a, b) = edge
                guard (a.y <= y) != (b.y <= y) else { return nil }
                return (a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1)
            }
            for column in 0..<width * samples {
                let x = (Double(column) + 0.5) / Double(samples)
                let winding = crossings.reduce(0) { $0 + ($1.x <= x ? $1.winding : 0) }
                let inside = rule == .nonZero ? winding != 0 : winding % 2 != 0
                if inside { counts[line / samples * width + column / samples] += 1 }
            }
        }
        return counts.map { Int((Double($0) * 255 / Double(samples * samples)).rounded()) }
    }

    private typealias Point = (x: Double, y: Double)

    /// All edges of a path, open contours closed if wanted; curves in 64 pieces.
    private static func edges(of path: Path, closing: Bool = true) -> [(Point, Point)] {
        var result: [(Point, Point)] = []
        var (start, current): (Point, Point) = ((0, 0), (0, 0))
        var next = 0
        func line(to end: Point) {
            result.append((current, end))
            current = end
        }
        for verb in path.verbs {
            let p = path.points[next..<next + verb.pointCount].map { (x: Double($0.x), y: Double($0.y)) }
            next += verb.pointCount
            switch verb {
            case .move:
                if closing { line(to: start) }
                (start, current) = (p[0], p[0])
            case .line: line(to: p[0])
            case .quad, .cubic:
                let all = [current] + p
                for step in 1...64 { line(to: point(all, Double(step) / 64)) }
            case .close: line(to: start)
            }
        }
        if closing { line(to: start) }
        return result
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

extension Reference {
    /// Coverage of a stroke with round caps and joins: the samples within half the width of the path. Levels 0…255.
    static func stroke(_ path: Path, width: Double, side: Int) -> [Int] {
        let pieces = edges(of: path, closing: false)
        var counts = [Int](repeating: 0, count: side * side)
        for line in 0..<side * samples {
            var inside = [Bool](repeating: false, count: side * samples)
            for piece in pieces {
                let across = capsule(piece.0, piece.1, width / 2, (Double(line) + 0.5) / Double(samples))
                let first = max(Int((across.low * Double(samples) - 0.5).rounded(.up)), 0)
                let last = min(Int((across.high * Double(samples) - 0.5).rounded(.down)), inside.count - 1)
                for sample in first..<max(last + 1, first) { inside[sample] = true }
            }
            for sample in inside.indices where inside[sample] {
                counts[line / samples * side + sample / samples] += 1
            }
        }
        return counts.map { Int((Double($0) * 255 / Double(samples * samples)).rounded()) }
    }

    /// Between which columns the height `y` is within `radius` of a line: two discs and the rectangle between them.
    private static func capsule(_ a: Point, _ b: Point, _ radius: Double, _ y: Double) -> (low: Double, high: Double) {
        var (low, high) = (1e6, -1e6)
        for end in [a, b] where abs(y - end.y) <= radius {
            let half = (radius * radius - (y - end.y) * (y - end.y)).squareRoot()
            (low, high) = (min(low, end.x - half), max(high, end.x + half))
        }
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return (low, high) }
        let (ux, uy) = (dx / length, dy / length)
        var (left, right) = (-1e6, 1e6)
        // How far along the line and how far from it a column is, each as slope · (x − a.x) + constant.
        for (slope, constant, least, most) in [
            (ux, (y - a.y) * uy, 0, length), (-uy, (y - a.y) * ux, -radius, radius),
        ] {
            if abs(slope) < 1e-12 {
                if constant < least || constant > most { (left, right) = (1e6, -1e6) }
            } else {
                let (one, other) = (a.x + (least - constant) / slope, a.x + (most - constant) / slope)
                (left, right) = (max(left, min(one, other)), min(right, max(one, other)))
            }
        }
        return left <= right ? (min(low, left), max(high, right)) : (low, high)
    }
}
