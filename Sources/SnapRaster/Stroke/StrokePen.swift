import Foundation
import SnapGraphics

/// The pen of a stroke: what it covers where two pieces of a centre line meet.
struct StrokePen {
    let style: StrokeStyle
    /// Half of the width, in the path's units.
    let half: Double
    /// The farthest that a line may be from its arc, in the path's units.
    let tolerance: Double
    /// Tells what can be seen of a pen that is wider than the picture; nil for others.
    let sight: Sight?

    /// How far to its sides a closed line is covered everywhere: half the width, less at corners that are bevelled.
    func depth(along line: Centerline) -> Double {
        guard let last = line.pieces.last else { return 0 }
        var (depth, before) = (half, last)
        let limit = style.usableMiterLimit
        for piece in line.pieces {
            let cosine = before.endNormal.dot(piece.startNormal)
            let isMitred = style.join == .miter && 2 <= limit * limit * (1 + cosine)
            if !piece.continuesCurve, style.join != .round, !isMitred {
                depth = min(depth, half * (max(0, 1 + cosine) / 2).squareRoot())
            }
            before = piece
        }
        return depth
    }

    func addOuter(
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

    func addInner(
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

    /// Appends points of the arc between two unit directions, less than half a turn apart, without its ends; at most 2^`depth`, and none
    /// of what is out of sight.
    func addArc(_ centre: Vector, _ from: Vector, _ to: Vector, _ out: inout [Vector], depth: Int = 10) {
        guard depth > 0, let middle = (from + to).unit, half * (1 - from.dot(middle)) > tolerance else { return }
        let top = centre + middle * half
        // The arc and its chord are within the chord's length of the arc's middle.
        if let sight, sight.misses(around: top, radius: (to - from).length * half) { return }
        addArc(centre, from, middle, &out, depth: depth - 1)
        out.append(top)
        addArc(centre, middle, to, &out, depth: depth - 1)
    }
}
