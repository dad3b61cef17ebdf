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

    private var pen = StrokePen(style: StrokeStyle(width: 1), half: 0.5, tolerance: 1, sight: nil)
    /// The side of the normals, and the other.
    private var near: [Vector] = []
    private var far: [Vector] = []

    init() {}

    /// Adds what the stroke covers; nothing where the width is not a positive number, or a point is not a usable one.
    /// What is outside of `extent`, the pixels that can be seen, may be left out or simplified.
    mutating func stroke(
        _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, in extent: PixelRect,
        into edges: inout EdgeList
    ) {
        let map = DeviceMap(transform)
        let scale = map.largestScale
        guard style.width > 0, style.width < 1e9, scale > 0, scale < 1e9 else { return }
        for point in path.points where !map.isUsable(point) || !DeviceMap(.identity).isUsable(point) { return }
        let half = Double(style.width) / 2
        let tolerance = Self.tolerance / scale
        let sight = Sight(extent, map, style, half: half)
        let dasher = Dasher(style, shortest: tolerance, window: Dasher.Window(extent, margin: sight.margin, map))
        let isWide = sight.isNarrower(than: half)
        if isWide, dasher == nil, covers(path, StrokePen(style: style, half: half, tolerance: tolerance, sight: sight))
        {
            return sight.addExtent(to: &edges)
        }
        for contour in path.contours where !isWide || sight.reaches(contour) {
            pen = StrokePen(style: style, half: half, tolerance: tolerance, sight: isWide ? sight : nil)
            var builder = CenterlineBuilder(
                tolerance: tolerance, halfWidth: half, isWide: half > contour.controlBounds.diagonal)
            builder.add(contour)
            for line in builder.lines {
                for part in dasher?.dashes(of: line) ?? [line] {
                    outline(part)
                    flush(map, &edges, closed: part.isClosed)
                }
            }
        }
    }

    /// Whether a pen covers all that can be seen: where one closed contour is no farther from any of it than the pen reaches.
    private func covers(_ path: Path, _ pen: StrokePen) -> Bool {
        guard let sight = pen.sight else { return false }
        return path.contours.contains { contour in
            let farthest = sight.farthest(from: contour)
            guard pen.half > farthest else { return false }
            var builder = CenterlineBuilder(tolerance: pen.tolerance, halfWidth: pen.half, isWide: true)
            builder.add(contour)
            return builder.lines.contains { $0.isClosed && pen.depth(along: $0) > farthest }
        }
    }

    private mutating func flush(_ map: DeviceMap, _ edges: inout EdgeList, closed: Bool) {
        if closed {
            add(near, map, &edges)
            add(far.reversed(), map, &edges)
        } else {
            add(near + far.reversed(), map, &edges)
        }
        near.removeAll(keepingCapacity: true)
        far.removeAll(keepingCapacity: true)
    }

    private func add(_ contour: [Vector], _ map: DeviceMap, _ edges: inout EdgeList) {
        if let sight = pen.sight { return sight.add(contour, to: &edges) }
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
        let offset = normal * pen.half
        var points: [Vector] = []
        switch pen.style.cap {
        case .butt: break
        case .square: points = [point + offset + outwards * pen.half, point - offset + outwards * pen.half]
        case .round:
            pen.addArc(point, normal, outwards, &points)
            points.append(point + outwards * pen.half)
            pen.addArc(point, outwards, -normal, &points)
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
        guard pen.style.cap != .butt else { return }
        cap(point, Vector(0, 1), isStart: true)
        cap(point, Vector(0, 1), isStart: false)
    }

    // MARK: Joins

    private mutating func join(_ one: Centerline.Piece, _ two: Centerline.Piece) {
        let (a, b) = (one.endNormal, two.startNormal)
        let (cosine, sine) = (a.dot(b), a.cross(b))
        let point = one.end
        if cosine > 0, abs(sine) < 1e-9 {
            near.append(point + b * pen.half)
            far.append(point - b * pen.half)
            return
        }
        // Turning from x towards y, the near side is the inner one.
        if sine > 0 {
            pen.addInner(point, one, two, 1, &near)
            pen.addOuter(point, one, two, -1, &far)
        } else {
            pen.addOuter(point, one, two, 1, &near)
            pen.addInner(point, one, two, -1, &far)
        }
    }
}

extension StrokeStyle {
    /// The miter limit as a number from 1 to a million; 1, which bevels, where it is none.
    var usableMiterLimit: Double {
        miterLimit > 1 ? min(Double(miterLimit), 1_000_000) : 1
    }
}

extension CGRect {
    fileprivate var diagonal: Double { (Double(width * width) + Double(height * height)).squareRoot() }
}
