import Foundation

extension Path {
    /// True where contours overlap or cross, or wind round a point twice or both ways: where areas of the contours, added up, are not the
    /// area of their union.
    ///
    /// For outlines of glyphs, in units of the em: overlaps narrower than 1/2,000 are not seen. Goes down the path from each height where
    /// a line begins or ends to the next one; between them, lines have an order from left to right (Shamos and Hoey 1976).
    package var hasOverlaps: Bool {
        let lines = lines().sorted { $0.top < $1.top }
        let heights = lines.flatMap { [$0.top, $0.bottom] }.sorted()
        var next = 0
        var active: [Line] = []
        var row: [Crossed] = []
        var windings = 0...0
        for (top, bottom) in zip(heights, heights.dropFirst()) where bottom - top > Self.slack / 8 {
            while next < lines.count, lines[next].top <= top {
                active.append(lines[next])
                next += 1
            }
            active.removeAll { $0.bottom <= top }
            row.removeAll(keepingCapacity: true)
            for line in active {
                let crossed = Crossed(line.x(at: top), line.x(at: bottom), line.winding)
                // From left to right; there are few.
                var place = row.count
                while place > 0, row[place - 1].middle > crossed.middle { place -= 1 }
                row.insert(crossed, at: place)
            }
            if Self.overlaps(row, &windings) { return true }
        }
        return false
    }

    /// Whether lines between two heights, from left to right, cross, or make more of the windings around points than two that follow one
    /// another, one of them 0.
    private static func overlaps(_ row: [Crossed], _ windings: inout ClosedRange<Int>) -> Bool {
        var winding = 0
        for index in row.indices.dropLast() {
            let (line, other) = (row[index], row[index + 1])
            winding += line.winding
            if line.upper > other.upper + slack || line.lower > other.lower + slack { return true }
            // Lines on top of each other enclose nothing.
            guard other.middle - line.middle > 2 * slack else { continue }
            windings = min(windings.lowerBound, winding)...max(windings.upperBound, winding)
            if windings.count > 2 { return true }
        }
        return false
    }

    /// What is narrower is not an overlap, in units of the em.
    private static let slack = 1.0 / 2000

    /// A line between two heights.
    private struct Line {
        var start: SIMD2<Double>
        var end: SIMD2<Double>
        /// 1 where the path runs down the line, −1 where it runs up.
        var winding: Int

        var top: Double { start.y }
        var bottom: Double { end.y }

        func x(at y: Double) -> Double { start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y)) }
    }

    /// Where a line is at the two ends of a slab.
    private struct Crossed {
        var upper: Double
        var lower: Double
        var winding: Int
        /// Twice the place in the middle.
        var middle: Double { upper + lower }

        init(_ upper: Double, _ lower: Double, _ winding: Int) {
            (self.upper, self.lower, self.winding) = (upper, lower, winding)
        }
    }

    /// The contours, closed, as lines that are not horizontal; curves as chords that depart from them by twice the slack at most: the
    /// two sides of a stem bend alike.
    private func lines() -> [Line] {
        var lines: [Line] = []
        var (start, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        func line(to end: SIMD2<Double>) {
            if current.y < end.y {
                lines.append(Line(start: current, end: end, winding: 1))
            } else if current.y > end.y {
                lines.append(Line(start: end, end: current, winding: -1))
            }
            current = end
        }
        var next = 0
        func point(_ index: Int) -> SIMD2<Double> {
            SIMD2(Double(points[next + index].x), Double(points[next + index].y))
        }
        func curve(_ bend: SIMD2<Double>, to end: SIMD2<Double>, _ place: (Double) -> SIMD2<Double>) {
            // A chord's distance falls with the square of their number.
            let sagitta = (bend * bend).sum().squareRoot()
            let count = Int(min((sagitta / (Self.slack * 2)).squareRoot().rounded(.up), 32))
            for step in 1..<max(count, 1) { line(to: place(Double(step) / Double(count))) }
            line(to: end)
        }
        for verb in verbs {
            switch verb {
            case .move:
                line(to: start)
                (start, current) = (point(0), point(0))
            case .line: line(to: point(0))
            case .quad:
                let (p0, p1, p2) = (current, point(0), point(1))
                curve((p0 - 2 * p1 + p2) / 4, to: p2) { t in
                    let (a, b) = (p0 + (p1 - p0) * t, p1 + (p2 - p1) * t)
                    return a + (b - a) * t
                }
            case .cubic:
                let (p0, p1, p2, p3) = (current, point(0), point(1), point(2))
                let (u, v) = (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
                curve(((u * u).sum() > (v * v).sum() ? u : v) * 0.75, to: p3) { t in
                    let (a, b, c) = (p0 + (p1 - p0) * t, p1 + (p2 - p1) * t, p2 + (p3 - p2) * t)
                    let (d, e) = (a + (b - a) * t, b + (c - b) * t)
                    return d + (e - d) * t
                }
            case .close: line(to: start)
            }
            next += verb.pointCount
        }
        line(to: start)
        return lines
    }
}
