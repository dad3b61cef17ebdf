import Foundation
import SnapGraphics

extension Path {
    /// One piece of a contour between two points; quadratic curves are given as cubic ones.
    enum Segment {
        case line(CGPoint, CGPoint)
        case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
    }

    /// The pieces of each contour and whether it was closed; a closing line is among the pieces unless it has no length.
    struct Contour {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false

        var end: CGPoint {
            switch segments.last {
            case .line(_, let end), .cubic(_, _, _, let end): end
            case nil: start
            }
        }
    }

    var contours: [Contour] {
        var contours: [Contour] = []
        var current: Contour?
        var index = 0
        for verb in verbs {
            let taken = points[index..<(index + verb.pointCount)]
            index += verb.pointCount
            if verb == .move {
                if let current { contours.append(current) }
                current = taken.first.map { Contour(start: $0) }
                continue
            }
            guard var open = current else { continue }
            let from = open.end
            let first = taken.startIndex
            switch verb {
            case .move: break
            case .line: open.segments.append(.line(from, taken[first]))
            case .quad:
                let (control, to) = (taken[first], taken[first + 1])
                open.segments.append(
                    .cubic(from, Self.twoThirds(from, control), Self.twoThirds(to, control), to))
            case .cubic: open.segments.append(.cubic(from, taken[first], taken[first + 1], taken[first + 2]))
            case .close:
                if from != open.start { open.segments.append(.line(from, open.start)) }
                open.isClosed = true
                contours.append(open)
                current = nil
                continue
            }
            current = open
        }
        if let current { contours.append(current) }
        return contours
    }

    private static func twoThirds(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * 2 / 3, y: from.y + (to.y - from.y) * 2 / 3)
    }

    /// The same contours, each run through backwards.
    var reversed: Path {
        var result = Path()
        for contour in contours {
            result.move(to: contour.isClosed ? contour.start : contour.end)
            for segment in contour.segments.reversed() {
                switch segment {
                case .line(let from, _): result.addLine(to: from)
                case .cubic(let from, let control1, let control2, _):
                    result.addCurve(to: from, control1: control2, control2: control1)
                }
            }
            if contour.isClosed { result.close() }
        }
        return result
    }
}
