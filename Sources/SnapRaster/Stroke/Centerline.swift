import Foundation
import SnapGraphics

/// One contour of a path as straight pieces that remember the direction of the curve they stand for.
struct Centerline {
    struct Piece {
        var start: Vector
        var end: Vector
        /// Unit normals of the curve at both ends: directions turned by a quarter from x towards y.
        var startNormal: Vector
        var endNormal: Vector
        /// True where the piece goes on from the one before inside one curve.
        var continuesCurve: Bool

        /// A piece of no length: only a direction.
        static func turn(at point: Vector, normal: Vector, continuesCurve: Bool) -> Piece {
            Piece(start: point, end: point, startNormal: normal, endNormal: normal, continuesCurve: continuesCurve)
        }
    }

    var pieces: [Piece] = []
    var isClosed = false
    /// Where the contour is, when it has length zero but was drawn: a dot.
    var dot: Vector?
}

/// Splits a path into centre lines.
struct CenterlineBuilder {
    /// The farthest that a piece, or its edge at `halfWidth`, may be from the curve, in the path's units.
    let tolerance: Double
    let halfWidth: Double
    /// Whether half of the width is more than the path measures from corner to corner.
    let isWide: Bool
    private(set) var lines: [Centerline] = []
    private var line = Centerline()
    private var start = Vector(0, 0)
    private var current = Vector(0, 0)
    private var wasDrawn = false

    init(tolerance: Double, halfWidth: Double, isWide: Bool) {
        self.tolerance = tolerance
        self.halfWidth = halfWidth
        self.isWide = isWide
    }

    mutating func add(_ path: Path) {
        var next = 0
        for verb in path.verbs {
            let points = path.points[next..<next + verb.pointCount].map { Vector($0) }
            next += verb.pointCount
            switch verb {
            case .move:
                finish(closed: false)
                start = points[0]
                current = start
            case .line:
                addLine(to: points[0])
            case .quad:
                addCurve([
                    current, current + (points[0] - current) * (2.0 / 3),
                    points[1] + (points[0] - points[1]) * (2.0 / 3), points[1],
                ])
            case .cubic:
                addCurve([current] + points)
            case .close:
                addLine(to: start)
                finish(closed: true)
                current = start
            }
        }
        finish(closed: false)
    }

    private mutating func finish(closed: Bool) {
        if !line.pieces.isEmpty {
            line.isClosed = closed
            lines.append(line)
        } else if wasDrawn {
            line.dot = start
            lines.append(line)
        }
        line = Centerline()
        wasDrawn = false
    }

    private mutating func addLine(to end: Vector) {
        wasDrawn = true
        guard let direction = (end - current).unit else { return }
        let normal = direction.turned
        line.pieces.append(
            Centerline.Piece(start: current, end: end, startNormal: normal, endNormal: normal, continuesCurve: false))
        current = end
    }

    private mutating func addCurve(_ p: [Vector]) {
        if isWide { return addWideCurve(p) }
        wasDrawn = true
        let (u, v) = Self.bends(p)
        let count = max(countForCurve(u, v), countForWidth(p))
        guard var lastNormal = normal(p, 0) else { return }
        var last = p[0]
        var isFirst = true
        for step in 1...count {
            let t = Double(step) / Double(count)
            let point = step == count ? p[3] : Self.point(p, u, v, t)
            guard let direction = (point - last).unit else { continue }
            let chord = direction.turned
            let endNormal = normal(p, t) ?? chord
            var piece = Centerline.Piece(
                start: last, end: point, startNormal: lastNormal, endNormal: endNormal, continuesCurve: !isFirst)
            if isTight(piece) {
                // The curve turns more sharply than half the width: straight pieces with round joins cover what it
                // sweeps. What meets the curve at its ends still sees its own direction there.
                if isFirst { line.pieces.append(.turn(at: last, normal: lastNormal, continuesCurve: false)) }
                piece.startNormal = chord
                piece.endNormal = chord
                piece.continuesCurve = true
            }
            line.pieces.append(piece)
            (last, lastNormal, isFirst) = (point, endNormal, false)
        }
        if !isFirst, let end = normal(p, 1), line.pieces.last?.endNormal != end {
            line.pieces.append(.turn(at: last, normal: end, continuesCurve: true))
        }
        current = last
    }

    /// Straight pieces with round joins, turned into the curve's own directions at both ends: beside half the width all of the curve is
    /// one sharp turn.
    private mutating func addWideCurve(_ p: [Vector]) {
        wasDrawn = true
        let (u, v) = Self.bends(p)
        let count = countForCurve(u, v)
        var last = p[0]
        var isFirst = true
        func turn(at point: Vector, to normal: Vector) -> Centerline.Piece {
            Centerline.Piece(
                start: point, end: point, startNormal: normal, endNormal: normal, continuesCurve: !isFirst)
        }
        if let normal = normal(p, 0) {
            line.pieces.append(turn(at: last, to: normal))
            isFirst = false
        }
        for step in 1...count {
            let point = step == count ? p[3] : Self.point(p, u, v, Double(step) / Double(count))
            guard let direction = (point - last).unit else { continue }
            let chord = direction.turned
            line.pieces.append(
                Centerline.Piece(
                    start: last, end: point, startNormal: chord, endNormal: chord, continuesCurve: !isFirst))
            (last, isFirst) = (point, false)
        }
        if !isFirst, let normal = normal(p, 1) { line.pieces.append(turn(at: last, to: normal)) }
        current = last
    }

    private static func bends(_ p: [Vector]) -> (u: Vector, v: Vector) {
        (p[0] - p[1] * 2 + p[2], p[1] - p[2] * 2 + p[3])
    }

    private static func point(_ p: [Vector], _ u: Vector, _ v: Vector, _ t: Double) -> Vector {
        (((v - u) * t + u * 3) * t + (p[1] - p[0]) * 3) * t + p[0]
    }

    private func isTight(_ piece: Centerline.Piece) -> Bool {
        let way = piece.end - piece.start
        let spread = (piece.endNormal - piece.startNormal) * halfWidth
        return (way + spread).dot(way) <= 0 || (way - spread).dot(way) <= 0
    }

    /// The unit normal of a cubic; nil where it stands still.
    private func normal(_ p: [Vector], _ t: Double) -> Vector? {
        let s = 1 - t
        let derivative = (p[1] - p[0]) * (s * s) + (p[2] - p[1]) * (2 * s * t) + (p[3] - p[2]) * (t * t)
        let size = (p[1] - p[0]).length + (p[2] - p[1]).length + (p[3] - p[2]).length
        if derivative.length > size * 1e-9 { return derivative.unit?.turned }
        // A handle of length zero: the curve leaves towards the next point.
        let chord = t < 0.5 ? (p[2] - p[0]) : (p[3] - p[1])
        return chord.length > size * 1e-9 ? chord.unit?.turned : (p[3] - p[0]).unit?.turned
    }

    private func countForCurve(_ u: Vector, _ v: Vector) -> Int {
        Self.count(squared: max(u.length, v.length) * 0.75 / tolerance)
    }

    /// The edge of the stroke turns with the curve: an arc of angle a about the half width departs from its chord by
    /// a²/8 of it.
    private func countForWidth(_ p: [Vector]) -> Int {
        let ways = [p[1] - p[0], p[2] - p[1], p[3] - p[2]].compactMap(\.unit)
        var turn = 0.0
        for (one, other) in zip(ways, ways.dropFirst()) { turn += (other - one).length }
        // A chord of the unit circle is at least 2/π of its arc.
        let angle = turn * 1.6
        return Self.count(squared: angle * angle * halfWidth / (8 * tolerance))
    }

    private static func count(squared: Double) -> Int {
        guard squared > 1 else { return 1 }
        return Int(min(squared.squareRoot().rounded(.up), 1024))
    }
}
