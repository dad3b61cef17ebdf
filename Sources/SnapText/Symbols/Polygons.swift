import Foundation
import SnapGraphics

/// Contours of straight lines, filled where they wind around a point: what symbols are cut with.
struct Polygons {
    private(set) var contours: [[CGPoint]]

    /// The curves of a path become lines: within 1⁄5000 of the square that symbols are drawn in.
    init(_ path: Path) {
        contours = []
        var contour: [CGPoint] = []
        var points = path.points[...]
        for verb in path.verbs {
            let own = Array(points.prefix(verb.pointCount))
            points = points.dropFirst(verb.pointCount)
            switch verb {
            case .move:
                if !contour.isEmpty { contours.append(contour) }
                contour = own
            case .line: contour += own
            case .quad: contour += Self.steps(contour.last, own) { Self.quad($0, $1) }
            case .cubic: contour += Self.steps(contour.last, own) { Self.cubic($0, $1) }
            case .close: break
            }
        }
        if !contour.isEmpty { contours.append(contour) }
    }

    private init(contours: [[CGPoint]]) {
        self.contours = contours
    }

    var path: Path {
        var path = Path()
        for contour in contours where contour.count > 2 {
            path.move(to: contour[0])
            for point in contour.dropFirst() { path.addLine(to: point) }
            path.close()
        }
        return path
    }

    /// The box around all of it; `.null` where there is nothing.
    var bounds: CGRect {
        let points = contours.joined()
        guard let first = points.first else { return .null }
        let (low, high) = points.reduce((first, first)) { box, point in
            (
                CGPoint(x: min(box.0.x, point.x), y: min(box.0.y, point.y)),
                CGPoint(x: max(box.1.x, point.x), y: max(box.1.y, point.y))
            )
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Twice the area; positive where contours mostly turn clockwise on the screen.
    var turn: CGFloat {
        contours.reduce(0) { sum, contour in
            zip(contour, contour.dropFirst() + contour.prefix(1)).reduce(sum) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        }
    }

    // MARK: Cutting

    /// A straight edge; what is to its outer side has a positive distance.
    struct Edge {
        let normal: CGPoint
        let offset: CGFloat

        func distance(_ point: CGPoint) -> CGFloat { normal.x * point.x + normal.y * point.y - offset }
    }

    /// The part on one side of an edge. A cut line is the same from both sides, so that the two parts leave no seam.
    func kept(outside isOutside: Bool, of edge: Edge) -> Polygons {
        Polygons(contours: contours.map { Self.clip($0, edge, isOutside) }.filter { $0.count > 2 })
    }

    /// Without a disc, which has 32 corners here.
    func cutting(discAt center: CGPoint, radius: CGFloat) -> Polygons {
        var rest = self
        var result: [[CGPoint]] = []
        for index in 0..<32 {
            let (sine, cosine) = StableMath.sineAndCosine(2 * .pi * Double(index) / 32)
            let normal = CGPoint(x: cosine, y: sine)
            let edge = Edge(normal: normal, offset: normal.x * center.x + normal.y * center.y + radius)
            result += rest.kept(outside: true, of: edge).contours
            rest = rest.kept(outside: false, of: edge)
        }
        return Polygons(contours: result)
    }

    private static func clip(_ contour: [CGPoint], _ edge: Edge, _ isOutside: Bool) -> [CGPoint] {
        let sign: CGFloat = isOutside ? 1 : -1
        var result: [CGPoint] = []
        for (start, end) in zip(contour, contour.dropFirst() + contour.prefix(1)) {
            let (a, b) = (edge.distance(start), edge.distance(end))
            if a * sign >= 0 { result.append(start) }
            if a * b < 0 {
                let share = a / (a - b)
                result.append(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            }
        }
        return result
    }

    // MARK: Curves

    private static let stepCount = 16

    private static func steps(
        _ start: CGPoint?, _ points: [CGPoint], _ curve: ([CGPoint], CGFloat) -> CGPoint
    ) -> [CGPoint] {
        let all = (start.map { [$0] } ?? []) + points
        guard all.count == points.count + 1 else { return points }
        return (1...stepCount).map { curve(all, CGFloat($0) / CGFloat(stepCount)) }
    }

    private static func quad(_ p: [CGPoint], _ t: CGFloat) -> CGPoint {
        blend(p, [(1 - t) * (1 - t), 2 * t * (1 - t), t * t])
    }

    private static func cubic(_ p: [CGPoint], _ t: CGFloat) -> CGPoint {
        let s = 1 - t
        return blend(p, [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t])
    }

    private static func blend(_ points: [CGPoint], _ weights: [CGFloat]) -> CGPoint {
        zip(points, weights).reduce(.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }
}
