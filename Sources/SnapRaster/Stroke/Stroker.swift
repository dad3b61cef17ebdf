import Foundation
import SnapGraphics

/// Turns a stroke into the outline of what it covers.
///
/// Each contour becomes one closed outline (two where it is closed): along one side and back along the other. Every
/// part of it runs round the stroke in the same sense, so that filled non-zero it is the union of its pieces, caps and
/// joins.
struct Stroker {
    /// The farthest that a line may be from its curve, in device pixels: a third of a level of coverage on the mean.
    static let tolerance = 1.0 / 512

    private var style = StrokeStyle(width: 1)
    private var half = 0.5
    private var tolerance = 1.0
    /// The side of the normals, and the other.
    private var near: [Vector] = []
    private var far: [Vector] = []

    init() {}

    /// Adds what the stroke covers; nothing where the width is not a positive number, or a point is not a usable one.
    /// Dashes outside of `extent`, the pixels that can be seen, may be left out.
    mutating func stroke(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, in extent: PixelRect,
        into edges: inout EdgeList
    ) {
        let map = DeviceMap(transform)
        let scale = map.largestScale
        guard style.width > 0, style.width < 1e9, scale > 0, scale < 1e9 else { return }
        for point in path.points where !map.isUsable(point) || !DeviceMap(.identity).isUsable(point) { return }
        self.style = style
        half = Double(style.width) / 2
        tolerance = Self.tolerance / scale
        var builder = CenterlineBuilder(tolerance: tolerance, halfWidth: half)
        builder.add(path)
        let margin = (1 + 2 * style.usableMiterLimit) * half * scale + 1
        let dasher = Dasher(style, shortest: tolerance, window: Dasher.Window(extent, margin: margin, map))
        for line in builder.lines {
            for part in dasher?.dashes(of: line) ?? [line] {
                outline(part)
                flush(map, &edges, closed: part.isClosed)
            }
        }
    }

    private mutating func flush(_ map: DeviceMap, _ edges: inout EdgeList, closed: Bool) {
        if closed {
            Self.add(near, map, &edges)
            Self.add(far.reversed(), map, &edges)
        } else {
            Self.add(near + far.reversed(), map, &edges)
        }
        near.removeAll(keepingCapacity: true)
        far.removeAll(keepingCapacity: true)
    }

    private static func add(_ contour: [Vector], _ map: DeviceMap, _ edges: inout EdgeList) {
        guard let last = contour.last else { return }
        var from = map.devicePoint(CGPoint(x: last.x, y: last.y))
        for point in contour {
            let to = map.devicePoint(CGPoint(x: point.x, y: point.y))
            edges.addLine(from, to)
            from = to
        }
    }

    private mutating func outline(_ line: Centerline) {
        guard let first = line.pieces.first, let last = line.pieces.last else {
            if let dot = line.dot { addDot(dot) }
            return
        }
        if line.isClosed {
            join(last, first)
        } else {
            cap(first.start, first.startNormal, isStart: true)
        }
        for (piece, next) in zip(line.pieces, line.pieces.dropFirst()) {
            join(piece, next)
        }
        if !line.isClosed {
            cap(last.end, last.endNormal, isStart: false)
        }
    }

    // MARK: Caps

    private mutating func cap(_ point: Vector, _ normal: Vector, isStart: Bool) {
        // The way out of the stroke, and the points where its sides end.
        let outwards = isStart ? normal.turned : -normal.turned
        let offset = normal * half
        var points: [Vector] = []
        switch style.cap {
        case .butt: break
        case .square: points = [point + offset + outwards * half, point - offset + outwards * half]
        case .round:
            addArc(point, normal, outwards, &points)
            points.append(point + outwards * half)
            addArc(point, outwards, -normal, &points)
        }
        // `points` lead from the near side to the far one; the far side is read backwards at the end.
        if isStart {
            far.append(contentsOf: points)
            far.append(point - offset)
            near.append(point + offset)
        } else {
            near.append(point + offset)
            near.append(contentsOf: points)
            far.append(point - offset)
        }
    }

    /// A contour of no length: a round cap makes it a disc, a square cap a square along the axes.
    private mutating func addDot(_ point: Vector) {
        guard style.cap != .butt else { return }
        cap(point, Vector(0, 1), isStart: true)
        cap(point, Vector(0, 1), isStart: false)
    }

    // MARK: Joins

    private mutating func join(_ one: Centerline.Piece, _ two: Centerline.Piece) {
        let (a, b) = (one.endNormal, two.startNormal)
        let (cosine, sine) = (a.dot(b), a.cross(b))
        let point = one.end
        if cosine > 0, abs(sine) < 1e-9 {
            near.append(point + b * half)
            far.append(point - b * half)
            return
        }
        // Turning from x towards y, the near side is the inner one.
        if sine > 0 {
            addInner(point, one, two, 1, &near)
            addOuter(point, one, two, -1, &far)
        } else {
            addOuter(point, one, two, 1, &near)
            addInner(point, one, two, -1, &far)
        }
    }

    private func addOuter(
        _ point: Vector, _ one: Centerline.Piece, _ two: Centerline.Piece, _ side: Double, _ out: inout [Vector]
    ) {
        let (a, b) = (one.endNormal * side, two.startNormal * side)
        let cosine = a.dot(b)
        out.append(point + a * half)
        switch two.continuesCurve ? .round : style.join {
        case .bevel: break
        case .miter:
            // The miter is 1/cos(φ/2) half widths long, φ the turn, and cos²(φ/2) = (1 + cos φ)/2.
            let limit = style.usableMiterLimit
            if 2 <= limit * limit * (1 + cosine) {
                out.append(point + (a + b) * (half / (1 + cosine)))
            }
        case .round:
            if cosine < -0.9 {
                // Nearly a U-turn: by way of the direction that the first piece ends in.
                let way = -one.endNormal.turned
                addArc(point, a, way, &out)
                out.append(point + way * half)
                addArc(point, way, b, &out)
            } else {
                addArc(point, a, b, &out)
            }
        }
        out.append(point + b * half)
    }

    private func addInner(
        _ point: Vector, _ one: Centerline.Piece, _ two: Centerline.Piece, _ side: Double, _ out: inout [Vector]
    ) {
        let (a, b) = (one.endNormal * side, two.startNormal * side)
        let cosine = a.dot(b)
        // Where the inner sides cross, this far along both pieces: tan(φ/2) half widths. It is the exact corner while
        // both pieces have that much for each of their ends; otherwise by way of the centre, which covers the same.
        let shortest = min((one.end - one.start).length, (two.end - two.start).length) / 2
        if cosine > -0.99, half * half * (1 - cosine) <= shortest * shortest * (1 + cosine) {
            out.append(point + (a + b) * (half / (1 + cosine)))
        } else {
            out.append(point + a * half)
            out.append(point)
            out.append(point + b * half)
        }
    }

    /// Appends points of the arc between two unit directions, less than half a turn apart, without its ends; at most
    /// 2^`depth`.
    private func addArc(_ centre: Vector, _ from: Vector, _ to: Vector, _ out: inout [Vector], depth: Int = 10) {
        guard depth > 0, let middle = (from + to).unit, half * (1 - from.dot(middle)) > tolerance else { return }
        addArc(centre, from, middle, &out, depth: depth - 1)
        out.append(centre + middle * half)
        addArc(centre, middle, to, &out, depth: depth - 1)
    }
}

extension StrokeStyle {
    /// The miter limit as a number from 1 to a million; 1, which bevels, where it is none.
    var usableMiterLimit: Double {
        miterLimit > 1 ? min(Double(miterLimit), 1_000_000) : 1
    }
}
