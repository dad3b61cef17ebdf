/// A map of the plane that keeps lines straight: what `CATransform3D` does to a layer, whose own z is 0.
///
/// (x, y) goes to ((xx·x + xy·y + x1) / w, (yx·x + yy·y + y1) / w), where w = wx·x + wy·y + w1; a point whose w is not above 0 is
/// behind the viewer and is not seen.
public struct ProjectiveTransform: Hashable, Sendable {
    public var xx: Double
    public var xy: Double
    public var x1: Double
    public var yx: Double
    public var yy: Double
    public var y1: Double
    public var wx: Double
    public var wy: Double
    public var w1: Double

    public init(
        xx: Double, xy: Double, x1: Double, yx: Double, yy: Double, y1: Double, wx: Double, wy: Double, w1: Double
    ) {
        (self.xx, self.xy, self.x1) = (xx, xy, x1)
        (self.yx, self.yy, self.y1) = (yx, yy, y1)
        (self.wx, self.wy, self.w1) = (wx, wy, w1)
    }

    public init(_ affine: CGAffineTransform) {
        self.init(
            xx: Double(affine.a), xy: Double(affine.c), x1: Double(affine.tx), yx: Double(affine.b),
            yy: Double(affine.d), y1: Double(affine.ty), wx: 0, wy: 0, w1: 1)
    }

    public static let identity = ProjectiveTransform(.identity)

    /// Where a point goes; nil where it is behind the viewer, or not a number.
    public func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        let w = wx * x + wy * y + w1
        guard w > 0 else { return nil }
        let (mappedX, mappedY) = ((xx * x + xy * y + x1) / w, (yx * x + yy * y + y1) / w)
        return mappedX.isFinite && mappedY.isFinite ? (mappedX, mappedY) : nil
    }

    /// This map, then `next`.
    public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
        func row(_ x: Double, _ y: Double, _ one: Double) -> (Double, Double, Double) {
            (x * xx + y * yx + one * wx, x * xy + y * yy + one * wy, x * x1 + y * y1 + one * w1)
        }
        let (first, second, third) = (
            row(next.xx, next.xy, next.x1), row(next.yx, next.yy, next.y1), row(next.wx, next.wy, next.w1)
        )
        return ProjectiveTransform(
            xx: first.0, xy: first.1, x1: first.2, yx: second.0, yy: second.1, y1: second.2, wx: third.0, wy: third.1,
            w1: third.2)
    }

    /// The map back, or nil where everything falls onto a line (a layer seen from its edge) or a number is not finite.
    ///
    /// Divided by the determinant, so that a point in front of the viewer comes back with a w above 0.
    public var inverted: ProjectiveTransform? {
        let (a, b, c) = (yy * w1 - y1 * wy, y1 * wx - yx * w1, yx * wy - yy * wx)
        let determinant = xx * a + xy * b + x1 * c
        guard determinant != 0, determinant.isFinite else { return nil }
        return ProjectiveTransform(
            xx: a / determinant, xy: (x1 * wy - xy * w1) / determinant, x1: (xy * y1 - x1 * yy) / determinant,
            yx: b / determinant, yy: (xx * w1 - x1 * wx) / determinant, y1: (x1 * yx - xx * y1) / determinant,
            wx: c / determinant, wy: (xy * wx - xx * wy) / determinant, w1: (xx * yy - xy * yx) / determinant)
    }
}
