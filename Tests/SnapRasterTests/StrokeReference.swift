import Foundation
import SnapGraphics

/// The coverage of a stroke by a way of its own: as the union of convex pieces in doubles.
///
/// A rectangle for each straight piece, a wedge wherever the direction changes, and what joins and caps say. Every row of
/// pixels is looked at along 64 lines, on which what is inside is known exactly.
struct StrokeReference {
    private typealias Point = SIMD2<Double>

    /// A line or a curve, with its directions at both ends.
    private struct Segment {
        var points: [Point]
        var start: Point
        var end: Point
    }

    private static let linesInPixel = 64
    private static let chords = 96

    private let style: StrokeStyle
    private let half: Double
    private var pieces: [[Point]] = []

    /// A path without contours of no length.
    init(_ path: Path, _ style: StrokeStyle) {
        self.style = style
        half = Double(style.width) / 2
        var next = 0
        var contour: [Segment] = []
        var (start, current) = (Point.zero, Point.zero)
        for verb in path.verbs {
            let own = path.points[next..<next + verb.pointCount].map { Point(Double($0.x), Double($0.y)) }
            next += verb.pointCount
            switch verb {
            case .move:
                add(contour, closed: false)
                (contour, start) = ([], own[0])
            case .line: contour += [Self.segment([current] + own)]
            case .quad, .cubic: contour += [Self.segment([current] + own)]
            case .close:
                if current != start { contour += [Self.segment([current, start])] }
                add(contour, closed: true)
                contour = []
            }
            current = own.last ?? start
        }
        add(contour, closed: false)
    }

    /// Levels, not rounded, of a square picture.
    func levels(side: Int) -> [Double] {
        let count = Self.linesInPixel
        var spans = [[(low: Double, high: Double)]](repeating: [], count: side * count)
        for piece in pieces {
            let (low, high) = piece.reduce((1e6, -1e6)) { (min($0.0, $1.y), max($0.1, $1.y)) }
            let first = max(Int((low * Double(count) - 0.5).rounded(.up)), 0)
            let last = min(Int((high * Double(count) - 0.5).rounded(.down)), side * count - 1)
            for line in first..<max(last + 1, first) {
                if let span = Self.span(of: piece, at: (Double(line) + 0.5) / Double(count)) {
                    spans[line].append(span)
                }
            }
        }
        var levels = [Double](repeating: 0, count: side * side)
        for (line, row) in spans.enumerated() {
            var done = 0.0
            for span in row.sorted(by: { $0.low < $1.low }) {
                let (left, right) = (max(span.low, done), min(span.high, Double(side)))
                guard left < right else { continue }
                for x in Int(left)..<Int(right.rounded(.up)) {
                    let part = min(right, Double(x + 1)) - max(left, Double(x))
                    levels[line / count * side + x] += part * 255 / Double(count)
                }
                done = right
            }
        }
        return levels
    }

    private static func span(of piece: [Point], at y: Double) -> (low: Double, high: Double)? {
        var (low, high) = (1e6, -1e6)
        for (index, to) in piece.enumerated() {
            let from = piece[index == 0 ? piece.count - 1 : index - 1]
            guard (from.y <= y) != (to.y <= y) else { continue }
            let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
            (low, high) = (min(low, x), max(high, x))
        }
        return low < high ? (low, high) : nil
    }

    // MARK: Pieces

    private static func segment(_ controls: [Point]) -> Segment {
        func direction(_ points: [Point]) -> Point {
            unit((points.first { $0 != points[0] } ?? points[0]) - points[0])
        }
        let points = controls.count == 2 ? controls : (0...chords).map { point(controls, Double($0) / Double(chords)) }
        return Segment(points: points, start: direction(controls), end: -direction(controls.reversed()))
    }

    private mutating func add(_ contour: [Segment], closed: Bool) {
        guard let first = contour.first, let last = contour.last else { return }
        for segment in contour { add(segment) }
        for (one, two) in zip(contour, contour.dropFirst()) { addJoin(two.points[0], one.end, two.start) }
        if closed {
            addJoin(first.points[0], last.end, first.start)
        } else {
            addCap(first.points[0], -first.start)
            addCap(last.points[last.points.count - 1], last.end)
        }
    }

    private mutating func add(_ segment: Segment) {
        var before = segment.start
        for (from, to) in zip(segment.points, segment.points.dropFirst()) where from != to {
            let direction = Self.unit(to - from)
            let offset = Self.turned(direction) * half
            pieces.append([from + offset, to + offset, to - offset, from - offset])
            addWedge(from, before, direction)
            before = direction
        }
        addWedge(segment.points[segment.points.count - 1], before, segment.end)
    }

    private mutating func addJoin(_ point: Point, _ before: Point, _ after: Point) {
        let cosine = (before * after).sum()
        switch style.join {
        case .round: addWedge(point, before, after)
        case .bevel: pieces.append([point] + outer(point, before, after))
        case .miter:
            // 1 / sin(half the angle between the lines), as PostScript has it.
            let corners = outer(point, before, after)
            let ratio = 1 / ((1 + cosine) / 2).squareRoot()
            let middle = Self.unit((corners[0] + corners[1]) / 2 - point) * (half * ratio)
            pieces.append(
                ratio <= Double(style.miterLimit)
                    ? [point, corners[0], point + middle, corners[1]] : [point] + corners)
        }
    }

    /// Where the outer sides of two lines end that meet in `point`.
    private func outer(_ point: Point, _ before: Point, _ after: Point) -> [Point] {
        let side = before.x * after.y - before.y * after.x > 0 ? -half : half
        return [point + Self.turned(before) * side, point + Self.turned(after) * side]
    }

    private mutating func addWedge(_ point: Point, _ before: Point, _ after: Point) {
        let corners = outer(point, before, after)
        addWedge(point, from: corners[0] - point, to: corners[1] - point)
    }

    /// The sector between two radii that are less than half a turn apart.
    private mutating func addWedge(_ point: Point, from one: Point, to other: Point) {
        let middle = Self.unit(one + other) * half
        let chord = one - other
        if (chord * chord).sum() > half * half / 100 {
            addWedge(point, from: one, to: middle)
            addWedge(point, from: middle, to: other)
        } else {
            pieces.append([point, point + one, point + middle, point + other])
        }
    }

    private mutating func addCap(_ point: Point, _ outwards: Point) {
        let (offset, way) = (Self.turned(outwards) * half, outwards * half)
        switch style.cap {
        case .butt: break
        case .square: pieces.append([point + offset, point + offset + way, point - offset + way, point - offset])
        case .round:
            addWedge(point, from: offset, to: way)
            addWedge(point, from: way, to: -offset)
        }
    }

    // MARK: Vectors

    private static func turned(_ vector: Point) -> Point { Point(-vector.y, vector.x) }

    private static func unit(_ vector: Point) -> Point { vector / (vector * vector).sum().squareRoot() }

    /// De Casteljau's construction.
    private static func point(_ controls: [Point], _ t: Double) -> Point {
        var points = controls
        while points.count > 1 { points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t } }
        return points[0]
    }
}
