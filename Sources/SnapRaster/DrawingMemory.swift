import Foundation
import SnapGraphics

extension DisplayList.Item {
    /// How many bytes the item takes while it is drawn in `extent`, on a picture of `box`, from above; not what it leaves there.
    func drawingBytes(in extent: PixelRect, on box: PixelRect) -> Int {
        switch self {
        case .fill(let shape, _, let transform), .beginClip(let shape, let transform):
            return PathSize(shape, transform).bytes
        case .stroke(let path, let style, _, let transform):
            return StrokeSize(path, style, transform, in: extent).bytes
        case .image(let placement, let transform):
            return placement.drawingBytes(transform, in: extent)
        case .shadow(let shape, let shadow, let transform):
            return ShadowGeometry(shadow, transform).drawingBytes(of: shape, transform, in: extent)
        case .contentShadow(_, let shadow, let transform):
            return ShadowGeometry(shadow, transform).drawingBytesOfPicture(in: extent)
        case .backdrop(_, let backdrop, let transform):
            // Before and after a pass of the blur, 16 bits a channel; then the picture.
            let seen = extent.expanded(by: BackdropFilter(backdrop, transform).reach).intersection(box)
            return seen.area * 16 + extent.area * 4
        case .glyphs, .endClip, .beginGroup, .endGroup:
            // Glyphs are drawn one by one.
            return 0
        }
    }
}

/// How much of an outline there is, from above.
private struct PathSize {
    /// The edges it becomes.
    private var edges = 0.0

    /// Of an edge in a list that grows, and where those that overlap are sorted.
    static let edgeBytes = 60.0

    init(_ shape: Shape, _ transform: CGAffineTransform) {
        // Those of a rectangle, rounded or not, are few.
        guard case .path(let path, _) = shape else { return }
        let map = DeviceMap(transform)
        path.forEachPiece(closing: true) { start, others in
            // A line a pixel and, for small ones, a few more; see `PathFlattener`.
            edges += others.count == 1 ? 1 : min(map.length(from: start, through: others) + 16, 1024)
        }
    }

    /// 0 where a number is none: then nothing is drawn.
    var bytes: Int { edges.isNaN ? 0 : Int(edges * Self.edgeBytes) }
}

/// How much of a stroke's outline there is, from above.
private struct StrokeSize {
    private(set) var bytes = 0

    /// Of a piece of a centre line with its two sides, in lists that grow.
    private static let pieceBytes = 400.0
    /// Of a join without its arc.
    private static let joinBytes = 320.0
    /// Of a dash without the arcs of its caps.
    private static let dashBytes = 256.0
    /// Of a point of an arc.
    private static let pointBytes = 60.0

    init(_ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform, in extent: PixelRect) {
        let map = DeviceMap(transform)
        let scale = map.largestScale
        let half = Double(style.width) / 2 * scale
        guard half > 0, half < 1e9, scale < 1e9 else { return }
        // A curve's length inside of a box is less than eight times its diagonal.
        let margin = (1 + 2 * style.usableMiterLimit) * half + 1
        let visible = 8 * (Double(extent.width) + Double(extent.height) + 4 * margin)
        let lengths = style.dashes.map(Double.init)
        let period = lengths.reduce(0, +)
        let isDashed = lengths.allSatisfy { $0 >= 0 } && period * scale > Stroker.tolerance
        var (pieces, corners, dashes) = (0.0, 0.0, 0.0)
        path.forEachPiece(closing: false) { start, others in
            let length = DeviceMap(.identity).length(from: start, through: others)
            let seen = map.length(from: start, through: others)
            // See `CenterlineBuilder`.
            pieces +=
                others.count == 1
                ? 1 : min(20 * (length * scale).squareRoot() + 52 * half.squareRoot() + 4, 1024)
            corners += 1
            if isDashed { dashes += length * min(visible / seen, 1) / period * Double((lengths.count + 1) / 2) + 2 }
        }
        let arcs = Self.pointsInHalfTurn(half) * Self.pointBytes
        let total =
            pieces * Self.pieceBytes + corners * (Self.joinBytes + (style.join == .round ? arcs : 0))
            + dashes * (Self.dashBytes + (style.cap == .round ? 2 * arcs : 0))
        bytes = total.isNaN ? 0 : Int(min(total, 1e15))
    }
}

extension StrokeSize {
    /// How many points half a turn has, about so many pixels: `Stroker` halves two quarters until a chord is within its tolerance.
    private static func pointsInHalfTurn(_ radius: Double) -> Double {
        var (points, angle) = (2.0, Double.pi / 4)
        while points < 2048, radius * angle * angle / 2 > Stroker.tolerance {
            (points, angle) = (points * 2, angle / 2)
        }
        return points
    }
}

extension DeviceMap {
    /// How long a line through points is at most, along the axes.
    fileprivate func length(from start: CGPoint, through others: ArraySlice<CGPoint>) -> Double {
        var (length, last) = (0.0, start)
        for point in others {
            let way = applyLinearly(CGPoint(x: point.x - last.x, y: point.y - last.y))
            length += abs(way.x) + abs(way.y)
            last = point
        }
        return length
    }
}

extension Path {
    /// Calls `body` with the start of each line and curve and its other points, and of the lines that close contours; of open ones,
    /// too, if asked for.
    fileprivate func forEachPiece(closing: Bool, _ body: (_ start: CGPoint, _ others: ArraySlice<CGPoint>) -> Void) {
        var (first, next) = (0, 0)
        var current = CGPoint.zero
        for verb in verbs {
            let own = points[next..<next + verb.pointCount]
            switch verb {
            case .move:
                if closing, next > 0 { body(current, points[first...first]) }
                first = next
            case .line, .quad, .cubic: body(current, own)
            case .close: body(current, points[first...first])
            }
            next += verb.pointCount
            current = own.last ?? points[first]
        }
        if closing, next > 0 { body(current, points[first...first]) }
    }
}

extension ImagePlacement {
    /// Where the picture shrinks, its means: some for the pixels they show in, some for blocks of its own.
    fileprivate func drawingBytes(_ transform: CGAffineTransform, in extent: PixelRect) -> Int {
        let map = DeviceMap(transform)
        let (width, height) = (Double(destination.width), Double(destination.height))
        let sides = (
            (map.a * map.a + map.b * map.b).squareRoot() * width, (map.c * map.c + map.d * map.d).squareRoot() * height
        )
        let shrinks = sides.0 < Double(bitmap.width) || sides.1 < Double(bitmap.height)
        return interpolation == .linear && shrinks ? (extent.area + bitmap.width * bitmap.height) * 4 : 0
    }
}

extension ShadowGeometry {
    /// Of a step of a row of coverage, in a list that grows.
    private static let stepBytes = 32
    /// Of a column of a row, whose sum and whose difference are kept.
    private static let sumBytes = 4
    /// How many columns more a row may hold, so that they come in whole groups.
    private static let spareSums = 15

    /// What `ShadowBlur` keeps: the steps of rows that are not like those above, and these rows blurred across.
    fileprivate func drawingBytes(of shape: Shape, _ transform: CGAffineTransform, in extent: PixelRect) -> Int {
        var outline = Outline()
        outline.set(shape, transform.concatenating(offset))
        let edgeBytes = outline.edges.edges.count * Int(PathSize.edgeBytes)
        guard isSoft else { return edgeBytes }
        let source = extent.expanded(byX: reachX, y: reachY)
        let straight = outline.straightRows.clamped(to: source.top..<source.bottom).count
        let rows = (source.height - max(straight - 1, 0)) / rowsInBlock + 2
        // An edge changes at most two levels in each pixel that it touches.
        let touched = outline.edges.edges.reduce(0) { touched, edge in
            touched + (abs(Int(edge.x1) - Int(edge.x0)) + Int(edge.y1) - Int(edge.y0)) >> Subpixel.shift + 2
        }
        let steps = min(2 * touched, rows * (source.width + 1))
        return edgeBytes + steps * Self.stepBytes + rows * (extent.width + Self.spareSums) * Self.sumBytes
    }

    /// The same for a picture, in which every pixel may have a level of its own.
    fileprivate func drawingBytesOfPicture(in extent: PixelRect) -> Int {
        guard isSoft else { return 0 }
        let source = extent.expanded(byX: reachX, y: reachY)
        let rows = source.height / rowsInBlock + 2
        return rows * ((source.width + 1) * Self.stepBytes + (extent.width + Self.spareSums) * Self.sumBytes)
    }
}
