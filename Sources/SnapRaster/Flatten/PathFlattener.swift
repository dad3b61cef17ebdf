import Foundation
package import SnapGraphics

/// Turns curves into lines that stay within `tolerance` of them.
enum PathFlattener {
    /// The farthest that a line may be from its curve, in device pixels.
    static let tolerance = 1.0 / 32

    /// How many lines a quadratic curve needs: a piece of parameter length 1/n departs from its chord by |p0 − 2·p1 +
    /// p2| / 4n². Source: Wang, Wang and Li 1984; Filip, Magedson and Markot 1986.
    @inline(__always)
    static func quadCount(_ dx: Double, _ dy: Double) -> Int {
        count(squared: (dx * dx + dy * dy).squareRoot() / (4 * tolerance))
    }

    /// How many lines a cubic needs: the bound is 6/8 of the longer second difference over n².
    @inline(__always)
    static func cubicCount(_ dx1: Double, _ dy1: Double, _ dx2: Double, _ dy2: Double) -> Int {
        let longest = max(dx1 * dx1 + dy1 * dy1, dx2 * dx2 + dy2 * dy2).squareRoot()
        return count(squared: longest * 0.75 / tolerance)
    }

    /// Curves that need more than this are larger than any picture.
    private static let mostLines = 1024.0

    @inline(__always)
    private static func count(squared: Double) -> Int {
        guard squared > 1 else { return 1 }
        let exact = min(squared.squareRoot(), mostLines)
        let whole = Int(exact)
        return Double(whole) < exact ? whole + 1 : whole
    }

    /// Calls `body` with each line of a path under a map to device space, in order; open contours are closed, as filling asks for.
    /// Every point of the path is a usable number in device space.
    @inline(__always)
    static func forEachLine(
        of path: Path, _ map: DeviceMap, _ body: (_ from: DevicePoint, _ to: DevicePoint) -> Void
    ) {
        let points = path.points
        var next = 0
        var start = DevicePoint(0, 0)
        var current = start
        for verb in path.verbs {
            switch verb {
            case .move:
                body(current, start)
                current = map.devicePoint(points[next])
                start = current
            case .line:
                let end = map.devicePoint(points[next])
                body(current, end)
                current = end
            case .quad:
                let end = map.devicePoint(points[next + 1])
                forEachLine(current, map.devicePoint(points[next]), end, body)
                current = end
            case .cubic:
                let end = map.devicePoint(points[next + 2])
                forEachLine(
                    current, map.devicePoint(points[next]), map.devicePoint(points[next + 1]), end, body)
                current = end
            case .close:
                body(current, start)
                current = start
            }
            next += verb.pointCount
        }
        body(current, start)
    }

    @inline(__always)
    private static func forEachLine(
        _ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint, _ body: (DevicePoint, DevicePoint) -> Void
    ) {
        let (ax, ay) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (bx, by) = (2 * (p1.x - p0.x), 2 * (p1.y - p0.y))
        let count = quadCount(ax, ay)
        var last = p0
        for step in 1..<max(count, 1) {
            let t = Double(step) / Double(count)
            let point = DevicePoint((ax * t + bx) * t + p0.x, (ay * t + by) * t + p0.y)
            body(last, point)
            last = point
        }
        body(last, p2)
    }

    @inline(__always)
    private static func forEachLine(
        _ p0: DevicePoint, _ p1: DevicePoint, _ p2: DevicePoint, _ p3: DevicePoint,
        _ body: (DevicePoint, DevicePoint) -> Void
    ) {
        let (ux, uy) = (p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let (vx, vy) = (p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let count = cubicCount(ux, uy, vx, vy)
        let (ax, ay) = (vx - ux, vy - uy)
        let (cx, cy) = (3 * (p1.x - p0.x), 3 * (p1.y - p0.y))
        var last = p0
        for step in 1..<max(count, 1) {
            let t = Double(step) / Double(count)
            let point = DevicePoint(
                ((ax * t + 3 * ux) * t + cx) * t + p0.x, ((ay * t + 3 * uy) * t + cy) * t + p0.y)
            body(last, point)
            last = point
        }
        body(last, p3)
    }
}

extension EdgeList {
    /// Adds the outline of a path under a transform to device space; open contours are closed, as filling asks for.
    ///
    /// A path with a point that is not a usable number in device space adds nothing.
    package mutating func add(_ path: Path, _ transform: CGAffineTransform) {
        let map = DeviceMap(transform)
        for point in path.points where !map.isUsable(point) { return }
        PathFlattener.forEachLine(of: path, map) { addLine($0, $1) }
    }
}
