import Foundation
package import SnapGraphics

/// Turns curves into lines that enclose the same area, piece by piece.
///
/// A chord departs from its curve by the sagitta s = p″·h²/8 in the middle, h the piece's parameter length, and by ⅔ of that
/// on the mean. So the ends of pieces are moved off the curve by ⅔·s the other way: the line is now outside at its ends and
/// inside in the middle, and the areas cancel. The first and the last piece, whose outer ends must stay where they are, are
/// shorter by √½, for which half of the shift is right. What is left of the error shows only where a pixel cuts a piece: at most
/// 0.13·s·L of a pixel, L the piece's length. Chords on the curve would need three times as many lines for the same coverage.
enum PathFlattener {
    /// The largest sagitta, in pixels, of pieces that are not longer than a pixel.
    private static let coarse = 1.0 / 64
    /// The largest sagitta of longer ones, in pixels, so that they stay within a third of a level wherever a pixel cuts them.
    private static let fine = 1.0 / 512

    /// √½: the parameter length of the first and the last piece, where that of the others is 1.
    private static let outer = 0.707_106_781_186_547_5

    /// Curves that need more lines than this are larger than any picture.
    private static let mostLines = 1024.0

    /// How many lines a curve needs whose chord departs from it by at most `sagitta`, and which is at most `length` long; in pixels.
    @inline(__always)
    private static func count(sagitta: Double, length: Double) -> Int {
        guard sagitta > fine else { return 1 }
        let pieces = min(max((sagitta / coarse).squareRoot(), length), (sagitta / fine).squareRoot(), mostLines)
        // The two outer pieces count as 0.7 each; up to the next whole number, and two at least.
        return max(Int(pieces + 1.585_786), 2)
    }

    /// Calls `begin` with the first point of each contour of a path under the linear part of a map, and `line` with the end
    /// of each of its lines, in order; open contours are closed, as filling asks for.
    ///
    /// The map's translation is left out, so that a glyph's lines are the same wherever it stands. Every point of the path is a
    /// usable number under the map.
    @inline(__always)
    static func forEachLine(
        of path: Path, _ map: DeviceMap, begin: (SIMD2<Double>) -> Void, line: (SIMD2<Double>) -> Void
    ) {
        let points = path.points
        var next = 0
        var start = SIMD2<Double>.zero
        var current = start
        for verb in path.verbs {
            switch verb {
            case .move:
                if next > 0 { line(start) }
                start = map.applyLinearly(points[next])
                current = start
                begin(start)
            case .line:
                current = map.applyLinearly(points[next])
                line(current)
            case .quad:
                let end = map.applyLinearly(points[next + 1])
                forEachLine(current, map.applyLinearly(points[next]), end, line)
                current = end
            case .cubic:
                let end = map.applyLinearly(points[next + 2])
                forEachLine(
                    current, map.applyLinearly(points[next]), map.applyLinearly(points[next + 1]), end, line)
                current = end
            case .close:
                line(start)
                current = start
            }
            next += verb.pointCount
        }
        if next > 0 { line(start) }
    }

    @inline(__always)
    private static func forEachLine(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ line: (SIMD2<Double>) -> Void
    ) {
        let a = p0 - 2 * p1 + p2
        let count = count(sagitta: length(a) / 4, length: length(p1 - p0) + length(p2 - p1))
        // p″ = 2a.
        forEachPoint(count, line) { h in (p0 - a * (h * h / 6), 2 * (p1 - p0), a, .zero) }
        line(p2)
    }

    @inline(__always)
    private static func forEachLine(
        _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
        _ line: (SIMD2<Double>) -> Void
    ) {
        let (u, v) = (p0 - 2 * p1 + p2, p1 - 2 * p2 + p3)
        // Of second differences, the bound is 6/8 of the longer one (Wang, Wang and Li 1984).
        let count = count(
            sagitta: max(length(u), length(v)) * 0.75, length: length(p1 - p0) + length(p2 - p1) + length(p3 - p2))
        // p″ = 6·((v − u)·t + u).
        forEachPoint(count, line) { h in
            (p0 - u * (h * h / 2), 3 * (p1 - p0) - (v - u) * (h * h / 2), 3 * u, v - u)
        }
        line(p3)
    }

    /// Calls `line` with the inner ends of `count` pieces of the curve a + b·t + c·t² + d·t³; `polynomial` gives the coefficients
    /// for the parameter length of an inner piece.
    @inline(__always)
    private static func forEachPoint(
        _ count: Int, _ line: (SIMD2<Double>) -> Void,
        _ polynomial: (Double) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    ) {
        guard count > 1 else { return }
        let h = 1 / (Double(count - 2) + 2 * outer)
        let (a, b, c, d) = polynomial(h)
        for step in 0..<count - 1 {
            let t = (Double(step) + outer) * h
            line(((d * t + c) * t + b) * t + a)
        }
    }

    @inline(__always)
    private static func length(_ vector: SIMD2<Double>) -> Double {
        (vector.x * vector.x + vector.y * vector.y).squareRoot()
    }
}

extension EdgeList {
    /// Adds the outline of a path under a transform to device space; open contours are closed, as filling asks for.
    ///
    /// A path with a point that is not a usable number in device space adds nothing.
    package mutating func add(_ path: Path, _ transform: CGAffineTransform) {
        let map = DeviceMap(transform)
        for point in path.points where !map.isUsable(point) { return }
        let translation = map.translation
        var last = DevicePoint(.zero)
        PathFlattener.forEachLine(of: path, map) { start in
            last = DevicePoint(start + translation)
        } line: { end in
            let next = DevicePoint(end + translation)
            addLine(last, next)
            last = next
        }
    }
}
