public import Foundation
package import SnapGraphics

/// A path that is still being made.
///
/// Each `transform` maps the given points before they are added.
public final class CGMutablePath: CGPath {
    /// An empty path.
    public init() {
        super.init(path: Path())
    }

    package override init(path: Path) {
        super.init(path: path)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuad(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    public func closeSubpath() {
        path.close()
    }

    /// Adds a contour through the points; nothing where there are none.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(Path(rect: rect).applying(transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(Path(ellipseIn: rect).applying(transform))
    }

    /// Adds a rectangle whose corners are quarters of an ellipse with the given half axes.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.append(
            Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.append(other.path.applying(transform))
    }

    /// Adds a line to the start of a circular arc, and the arc; angles in radians.
    ///
    /// `clockwise` is meant in a space whose y points up: on screen, where it points down, `false` runs clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addMapped(by: transform) { path in
            path.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
        }
    }

    /// Adds a circular arc that runs through `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addMapped(by: transform) { path in
            path.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
                increasing: delta > 0)
        }
    }

    /// Adds an arc of the given radius that rounds the corner at `tangent1End` on the way to `tangent2End`, and the line to its start.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addMapped(by: transform) { path in
            path.addArc(corner: tangent1End, end: tangent2End, radius: radius)
        }
    }

    /// Lets the closure add to the path in the space that `transform` maps from.
    private func addMapped(by transform: CGAffineTransform, _ add: (inout Path) -> Void) {
        var mapped = path.applying(transform.inverted())
        let kept = path
        add(&mapped)
        guard !transform.isIdentity else {
            path = mapped
            return
        }
        // Only what was added is mapped back, so that what was there keeps its bits.
        path = kept.appendingSteps(of: mapped.applying(transform), from: (kept.verbs.count, kept.points.count))
    }
}

extension Path {
    /// This path and the steps of `other` behind the given counts of its verbs and points.
    fileprivate func appendingSteps(of other: Path, from start: (verbs: Int, points: Int)) -> Path {
        var result = self
        var index = start.points
        for verb in other.verbs[start.verbs...] {
            switch verb {
            case .move: result.move(to: other.points[index])
            case .line: result.addLine(to: other.points[index])
            case .quad: result.addQuad(to: other.points[index + 1], control: other.points[index])
            case .cubic:
                result.addCurve(
                    to: other.points[index + 2], control1: other.points[index], control2: other.points[index + 1])
            case .close: result.close()
            }
            index += verb.pointCount
        }
        return result
    }
}
