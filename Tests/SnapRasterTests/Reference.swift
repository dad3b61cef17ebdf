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

    /// All edges of a path, open contours closed; curves in 64 pieces.
    private static func edges(of path: Path) -> [(Point, Point)] {
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
                line(to: start)
                (start, current) = (p[0], p[0])
            case .line: line(to: p[0])
            case .quad, .cubic:
                let all = [current] + p
                for step in 1...64 { line(to: point(all, Double(step) / 64)) }
            case .close: line(to: start)
            }
        }
        line(to: start)
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
