public import Foundation
import SnapGraphics

extension UIBezierPath {
    public func move(to point: CGPoint) {
        path.move(to: point)
    }

    public func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuad(to: endPoint, control: controlPoint)
    }

    /// Adds a line to the start of a circular arc, and the arc; angles in radians, `clockwise` as seen on screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: clockwise)
    }

    public func close() {
        path.close()
    }

    public func removeAllPoints() {
        path = Path()
    }

    public func append(_ bezierPath: UIBezierPath) {
        path.append(bezierPath.path)
    }

    /// Maps all points.
    public func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
    }

    /// A copy whose contours run backwards.
    public func reversing() -> UIBezierPath {
        copy(with: path.reversed)
    }
}
