import Foundation
import SnapGraphics

extension Path.Segment {
    func point(at t: CGFloat) -> CGPoint {
        switch self {
        case .line(let from, let to):
            return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        case .cubic(let p0, let p1, let p2, let p3):
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: p0.x * a + p1.x * b + p2.x * c + p3.x * d, y: p0.y * a + p1.y * b + p2.y * c + p3.y * d)
        }
    }

    /// By the parameter.
    func derivative(at t: CGFloat) -> CGVector {
        switch self {
        case .line(let from, let to): return CGVector(dx: to.x - from.x, dy: to.y - from.y)
        case .cubic(let p0, let p1, let p2, let p3):
            let u = 1 - t
            func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c))
            }
            return CGVector(dx: part(p0.x, p1.x, p2.x, p3.x), dy: part(p0.y, p1.y, p2.y, p3.y))
        }
    }

    /// Along the segment; the chord's where a control point lies on the end of a curve.
    func direction(at t: CGFloat) -> CGVector {
        let tangent = derivative(at: t)
        guard tangent.dx == 0, tangent.dy == 0 else { return tangent }
        let (from, to) = (point(at: 0), point(at: 1))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    /// Sums of the lengths of 64 chords, from 0 on.
    private var chordSums: [Double] {
        var sums = [0.0]
        var last = point(at: 0)
        for step in 1...64 {
            let next = point(at: CGFloat(step) / 64)
            let (dx, dy) = (Double(next.x - last.x), Double(next.y - last.y))
            sums.append((sums.last ?? 0) + (dx * dx + dy * dy).squareRoot())
            last = next
        }
        return sums
    }

    var length: Double { chordSums.last ?? 0 }

    /// The parameter of the point at a fraction of the length.
    func parameter(atLength fraction: Double) -> CGFloat {
        guard case .cubic = self else { return CGFloat(fraction) }
        let sums = chordSums
        let place = KeyframePlace(fraction * (sums.last ?? 0), times: sums)
        return (CGFloat(place.index) + CGFloat(place.fraction)) / 64
    }
}
