import Foundation
import SnapGraphics

/// Keyframes along a path: the ends of its lines and curves.
struct PathTrack: KeyframeTrack {
    private let segments: [Path.Segment]
    private let times: [Double]
    private let isPaced: Bool

    /// - Parameter keyTimes: used where there is one for each end point.
    init(_ path: Path, isPaced: Bool, keyTimes: [Double]?) {
        segments = path.contours.flatMap(\.segments)
        self.isPaced = isPaced
        if isPaced {
            times = KeyframePlace.times(pacing: segments.map(\.length))
        } else if let keyTimes, keyTimes.count == segments.count + 1 {
            times = keyTimes
        } else {
            times = KeyframePlace.evenTimes(segments.count + 1)
        }
    }

    func value(at progress: Double) -> AnimatableValue? {
        place(at: progress).map { segments[$0.index].point(at: $0.parameter).animatable }
    }

    /// The direction of the path, in radians; clockwise on screen from the right.
    func angle(at progress: Double) -> Double? {
        guard let place = place(at: progress) else { return nil }
        let direction = segments[place.index].direction(at: place.parameter)
        return StableMath.arcTangent(Double(direction.dy), Double(direction.dx))
    }

    private func place(at progress: Double) -> (index: Int, parameter: CGFloat)? {
        guard !segments.isEmpty else { return nil }
        let place = KeyframePlace(progress, times: times)
        let segment = segments[place.index]
        return (place.index, isPaced ? segment.parameter(atLength: place.fraction) : CGFloat(place.fraction))
    }
}

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

    /// Along the segment; the chord's where a control point lies on the end of a curve.
    func direction(at t: CGFloat) -> CGVector {
        switch self {
        case .line(let from, let to): return CGVector(dx: to.x - from.x, dy: to.y - from.y)
        case .cubic(let p0, let p1, let p2, let p3):
            let u = 1 - t
            func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
            }
            let tangent = CGVector(dx: part(p0.x, p1.x, p2.x, p3.x), dy: part(p0.y, p1.y, p2.y, p3.y))
            return tangent.dx == 0 && tangent.dy == 0 ? CGVector(dx: p3.x - p0.x, dy: p3.y - p0.y) : tangent
        }
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
