import Foundation
import SnapGraphics

extension Path {
    /// The part of the path between two fractions of its length, contour after contour; each contour that is cut is open.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        guard start > 0 || end < 1 else { return self }
        let contours = contours
        let whole = contours.flatMap(\.segments).reduce(0) { $0 + $1.length }
        let (first, last) = (Double(start) * whole, Double(end) * whole)
        var result = Path()
        guard whole > 0, first < last else { return result }
        var passed = 0.0
        for contour in contours {
            var isOpen = false
            var isWhole = contour.isClosed
            for segment in contour.segments {
                let length = segment.length
                let from = length > 0 ? max(0, (first - passed) / length) : 0
                let to = length > 0 ? min(1, (last - passed) / length) : 1
                passed += length
                guard from < to else {
                    isWhole = false
                    continue
                }
                if from > 0 || to < 1 { isWhole = false }
                let piece = from > 0 || to < 1 ? segment.piece(from: from, to: to) : segment
                if !isOpen { result.move(to: piece.point(at: 0)) }
                isOpen = true
                result.append(piece)
            }
            if isWhole, isOpen { result.close() }
        }
        return result
    }

    private mutating func append(_ segment: Segment) {
        switch segment {
        case .line(_, let end): addLine(to: end)
        case .cubic(_, let control1, let control2, let end):
            addCurve(to: end, control1: control1, control2: control2)
        }
    }
}

extension Path.Segment {
    /// The part between two fractions of the length.
    fileprivate func piece(from start: Double, to end: Double) -> Path.Segment {
        let (t0, t1) = (parameter(atLength: start), parameter(atLength: end))
        switch self {
        case .line: return .line(point(at: t0), point(at: t1))
        case .cubic:
            // The tangent at each end, scaled to the part's share of the parameter, gives the controls (Farin).
            let (from, to) = (point(at: t0), point(at: t1))
            let (leaving, arriving) = (derivative(at: t0), derivative(at: t1))
            let third = (t1 - t0) / 3
            return .cubic(
                from, CGPoint(x: from.x + leaving.dx * third, y: from.y + leaving.dy * third),
                CGPoint(x: to.x - arriving.dx * third, y: to.y - arriving.dy * third), to)
        }
    }
}
