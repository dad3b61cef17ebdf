public import Foundation

/// A sequence of contours made of lines, quadratic and cubic Bézier curves, in any coordinate space.
///
/// Stored as verbs and points apart, so that transforming and bounding are one loop over points.
public struct Path: Hashable, Sendable {
    /// One step of a contour.
    public enum Verb: UInt8, Sendable {
        case move, line, quad, cubic, close

        /// How many points the verb takes from `points`.
        public var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quad: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    public private(set) var verbs: [Verb] = []
    public private(set) var points: [CGPoint] = []

    public init() {}

    public var isEmpty: Bool { verbs.isEmpty }

    /// The last point set; nil in an empty path.
    public var currentPoint: CGPoint? {
        guard verbs.last == .close else { return points.last }
        return start
    }

    /// The first point of the current contour.
    private var start: CGPoint?

    public mutating func move(to point: CGPoint) {
        verbs.append(.move)
        points.append(point)
        start = point
    }

    /// Draws a line; in an empty path, or after a close, the contour begins at the last start.
    public mutating func addLine(to point: CGPoint) {
        beginContourIfNeeded(at: point)
        verbs.append(.line)
        points.append(point)
    }

    public mutating func addQuad(to point: CGPoint, control: CGPoint) {
        beginContourIfNeeded(at: control)
        verbs.append(.quad)
        points.append(control)
        points.append(point)
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        beginContourIfNeeded(at: control1)
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(point)
    }

    /// Closes the current contour; nothing to close is not an error.
    public mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    public mutating func append(_ other: Path) {
        verbs.append(contentsOf: other.verbs)
        points.append(contentsOf: other.points)
        start = other.start ?? start
    }

    private mutating func beginContourIfNeeded(at fallback: CGPoint) {
        switch verbs.last {
        case nil: move(to: fallback)
        case .close: move(to: start ?? fallback)
        default: break
        }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        if transform.isIdentity { return self }
        var copy = self
        for index in copy.points.indices {
            copy.points[index] = copy.points[index].applying(transform)
        }
        copy.start = start?.applying(transform)
        return copy
    }

    /// The box around all points, control points included; `.null` for an empty path.
    public var controlBounds: CGRect {
        guard let first = points.first else { return .null }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points.dropFirst() {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
