import Foundation
import SnapGraphics

extension Path {
    /// The smallest box around the drawn curves; control points off the curve do not count. `.null` for an empty path.
    var tightBounds: CGRect {
        var box: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?
        func include(_ point: CGPoint) {
            guard let known = box else {
                box = (point.x, point.y, point.x, point.y)
                return
            }
            box = (
                min(known.left, point.x), min(known.top, point.y), max(known.right, point.x), max(known.bottom, point.y)
            )
        }
        for contour in contours {
            include(contour.start)
            for segment in contour.segments {
                switch segment {
                case .line(_, let end): include(end)
                case .cubic(let p0, let p1, let p2, let p3):
                    include(p3)
                    let turns = Self.extrema(p0.x, p1.x, p2.x, p3.x) + Self.extrema(p0.y, p1.y, p2.y, p3.y)
                    for t in turns { include(Self.cubicPoint(p0, p1, p2, p3, at: t)) }
                }
            }
        }
        guard let box else { return .null }
        return CGRect(x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top)
    }

    /// Where the derivative of one coordinate vanishes, within (0, 1).
    private static func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        // Derivative / 3 = (1−t)²·(b−a) + 2t(1−t)·(c−b) + t²·(d−c)
        let square = (b - a) - 2 * (c - b) + (d - c)
        let linear = 2 * ((c - b) - (b - a))
        let constant = b - a
        let roots: [CGFloat]
        if square == 0 {
            roots = linear == 0 ? [] : [-constant / linear]
        } else {
            let discriminant = linear * linear - 4 * square * constant
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    private static func cubicPoint(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, at t: CGFloat
    ) -> CGPoint {
        let u = 1 - t
        let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
            y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    /// Whether the point is inside; open contours count as closed by a line.
    func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        var winding = 0
        for contour in contours {
            for segment in contour.segments {
                switch segment {
                case .line(let from, let to): winding += Self.crossings(from, to, of: point)
                case .cubic(let p0, let p1, let p2, let p3):
                    winding += Self.crossings(p0, p1, p2, p3, of: point, depth: 0)
                }
            }
            if !contour.isClosed { winding += Self.crossings(contour.end, contour.start, of: point) }
        }
        switch rule {
        case .nonZero: return winding != 0
        case .evenOdd: return winding % 2 != 0
        }
    }

    /// +1 where the line crosses the ray from `point` to the right downwards, −1 upwards, else 0.
    private static func crossings(_ from: CGPoint, _ to: CGPoint, of point: CGPoint) -> Int {
        guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
        let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
        guard x > point.x else { return 0 }
        return from.y <= point.y ? 1 : -1
    }

    /// The signed crossings of a cubic. A curve wholly to the right of the point crosses as often, in sum, as its chord; one wholly
    /// to the left, or above, or below, never does; any other is halved.
    private static func crossings(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, of point: CGPoint, depth: Int
    ) -> Int {
        let tops = min(p0.y, p1.y, p2.y, p3.y)
        let bottoms = max(p0.y, p1.y, p2.y, p3.y)
        if point.y < tops || point.y > bottoms || max(p0.x, p1.x, p2.x, p3.x) < point.x { return 0 }
        if min(p0.x, p1.x, p2.x, p3.x) > point.x || depth == 40 { return crossings(p0, p3, of: point) }
        func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2) }
        let (a, b, c) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
        let (d, e) = (middle(a, b), middle(b, c))
        let f = middle(d, e)
        return crossings(p0, a, d, f, of: point, depth: depth + 1)
            + crossings(f, e, c, p3, of: point, depth: depth + 1)
    }
}
