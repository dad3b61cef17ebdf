public import Foundation
package import SnapGraphics

/// A path of lines and Bézier curves, under Core Graphics' name.
///
/// Source: Apple, *CGPath*. Stroked copies and element enumeration are absent.
public class CGPath {
    package internal(set) var path: Path

    package init(path: Path) {
        self.path = path
    }

    /// A rectangle as one closed contour.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(rect: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path: Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// A rectangle whose corners are quarters of an ellipse with the given half axes.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path: path.applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { path.isEmpty }

    /// `.zero` for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The box around all points, control points included; `.null` for an empty path.
    public var boundingBox: CGRect { path.controlBounds }

    /// The box around the drawn curves; `.null` for an empty path.
    public var boundingBoxOfPath: CGRect { path.tightBounds }

    /// Whether the point, mapped by `transform`, is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), rule: rule.fillRule)
    }

    public func copy() -> CGPath? {
        CGPath(path: path)
    }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path: path.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(path: path)
    }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension Path {
    init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        guard cornerWidth > 0, cornerHeight > 0 else {
            self.init(rect: rect)
            return
        }
        // Drawn with circles in a space that is stretched by the ratio of the half axes.
        let ratio = cornerHeight / cornerWidth
        let circular = CGRect(x: rect.minX, y: rect.minY / ratio, width: rect.width, height: rect.height / ratio)
        self = Path(RoundedRect(rect: circular, radius: cornerWidth))
            .applying(CGAffineTransform(scaleX: 1, y: ratio))
    }
}
