public import Foundation
import SnapGraphics

extension CALayer {
    /// Converts from another layer's coordinates to this layer's; nil is the top of the tree. Without perspective.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying((l ?? topmost).transformToTop.concatenating(transformToTop.inverted()))
    }

    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        (l ?? topmost).convert(p, from: self)
    }

    /// The box around the rectangle's image.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l ?? topmost).transformToTop.concatenating(transformToTop.inverted()))
    }

    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        (l ?? topmost).convert(r, from: self)
    }

    private var topmost: CALayer { superlayer?.topmost ?? self }

    private var transformToTop: CGAffineTransform {
        guard let superlayer else { return .identity }
        return transformToSuperlayer.concatenating(superlayer.transformToTop)
    }

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// Maps the layer's coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = anchor
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(planeTransform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Maps the layer's space to its superlayer's.
    var spaceToSuperlayer: CATransform3D {
        let anchor = anchor
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
            .concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition + anchorPointZ))
    }

    /// What the layer does with the space of all its sublayers; nil where it does nothing.
    var spaceOfSublayers: CATransform3D? {
        guard sublayerTransform != .identity else { return nil }
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
            .concatenating(sublayerTransform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// By depth, the hindmost first; equal ones in array order.
    var childrenInDrawingOrder: [CALayer] {
        func depth(_ layer: CALayer) -> CGFloat { layer.zPosition + layer.transform.m43 }
        var isFlat = true
        for child in children where depth(child) != 0 { isFlat = false }
        if isFlat { return children }
        return children.enumerated()
            .sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }
            .map(\.element)
    }

    /// What the background fills and what clipping keeps.
    var backgroundShape: Shape {
        customOutline.map { .path($0, .nonZero) } ?? outline.shape
    }

    /// The bounds with their corners: the outline of the border, and of background and clipping where `customOutline` is not set.
    var outline: RoundedRect {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? max(0, cornerRadius) : 0 }
        return RoundedRect(
            rect: bounds,
            radii: .init(
                topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
                bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner)),
            curve: cornerCurve == .continuous ? .continuous : .circular)
    }
}

extension ProjectiveTransform {
    /// What a map of space does to the plane z = 0 when the result is projected onto the plane.
    init(_ space: CATransform3D) {
        self.init(
            xx: Double(space.m11), xy: Double(space.m21), x1: Double(space.m41), yx: Double(space.m12),
            yy: Double(space.m22), y1: Double(space.m42), wx: Double(space.m14), wy: Double(space.m24),
            w1: Double(space.m44))
    }

    /// Where no perspective shows, the affine map that this is.
    var affine: CGAffineTransform? {
        guard wx == 0, wy == 0, w1 > 0 else { return nil }
        return CGAffineTransform(
            a: CGFloat(xx / w1), b: CGFloat(yx / w1), c: CGFloat(xy / w1), d: CGFloat(yy / w1), tx: CGFloat(x1 / w1),
            ty: CGFloat(y1 / w1))
    }

    /// Whether the plane's back is seen at a point.
    func showsBack(at x: Double, _ y: Double) -> Bool {
        let w = wx * x + wy * y + w1
        let (px, py) = (xx * x + xy * y + x1, yx * x + yy * y + y1)
        let (ax, bx) = (xx * w - px * wx, xy * w - px * wy)
        let (ay, by) = (yx * w - py * wx, yy * w - py * wy)
        return ax * by - ay * bx < 0
    }
}
