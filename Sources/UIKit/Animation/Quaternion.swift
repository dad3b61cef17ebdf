import Foundation
import SnapGraphics

/// A rotation of space as a unit quaternion.
struct Quaternion: Hashable {
    var x = 0.0
    var y = 0.0
    var z = 0.0
    var w = 1.0

    init() {}

    init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    /// A rotation by angles around the axes in radians, x first, then y, then z.
    init(anglesX: Double, y: Double, z: Double) {
        func half(_ angle: Double) -> (sine: Double, cosine: Double) { StableMath.sineAndCosine(angle / 2) }
        let (a, b, c) = (half(anglesX), half(y), half(z))
        self = Quaternion(x: 0, y: 0, z: c.sine, w: c.cosine)
            .multiplied(by: Quaternion(x: 0, y: b.sine, z: 0, w: b.cosine))
            .multiplied(by: Quaternion(x: a.sine, y: 0, z: 0, w: a.cosine))
    }

    /// The rotation whose matrix has these rows, which are unit vectors at right angles.
    init(_ first: TransformParts.Row, _ second: TransformParts.Row, _ third: TransformParts.Row) {
        func root(_ value: CGFloat) -> Double { (max(0, Double(1 + value)).squareRoot()) / 2 }
        x = root(first.x - second.y - third.z)
        y = root(second.y - first.x - third.z)
        z = root(third.z - first.x - second.y)
        w = root(first.x + second.y + third.z)
        if second.z < third.y { x = -x }
        if third.x < first.z { y = -y }
        if first.y < second.x { z = -z }
    }

    /// First `other`, then `self`.
    func multiplied(by other: Quaternion) -> Quaternion {
        Quaternion(
            x: w * other.x + x * other.w + y * other.z - z * other.y,
            y: w * other.y - x * other.z + y * other.w + z * other.x,
            z: w * other.z + x * other.y - y * other.x + z * other.w,
            w: w * other.w - x * other.x - y * other.y - z * other.z)
    }

    var transform: CATransform3D {
        var result = CATransform3D.identity
        result.m11 = CGFloat(1 - 2 * (y * y + z * z))
        result.m12 = CGFloat(2 * (x * y + z * w))
        result.m13 = CGFloat(2 * (x * z - y * w))
        result.m21 = CGFloat(2 * (x * y - z * w))
        result.m22 = CGFloat(1 - 2 * (x * x + z * z))
        result.m23 = CGFloat(2 * (y * z + x * w))
        result.m31 = CGFloat(2 * (x * z + y * w))
        result.m32 = CGFloat(2 * (y * z - x * w))
        result.m33 = CGFloat(1 - 2 * (x * x + y * y))
        return result
    }

    /// The angles around x, y and z in radians that `init(anglesX:y:z:)` makes the rotation from.
    var angles: (x: Double, y: Double, z: Double) {
        let matrix = transform
        let (a, b, c) = (Double(matrix.m11), Double(matrix.m12), Double(matrix.m13))
        return (
            StableMath.arcTangent(Double(matrix.m23), Double(matrix.m33)),
            StableMath.arcTangent(-c, (a * a + b * b).squareRoot()), StableMath.arcTangent(b, a)
        )
    }

    /// The rotation `fraction` of the shorter way to another, at an even speed (Shoemake 1985).
    func interpolated(to other: Quaternion, _ fraction: Double) -> Quaternion {
        var cosine = x * other.x + y * other.y + z * other.z + w * other.w
        let sign = cosine < 0 ? -1.0 : 1.0
        cosine = min(1, cosine * sign)
        let sine = (1 - cosine * cosine).squareRoot()
        let (here, there): (Double, Double)
        if sine < 1e-9 {
            (here, there) = (1 - fraction, fraction)
        } else {
            let angle = StableMath.arcTangent(sine, cosine)
            here = StableMath.sineAndCosine((1 - fraction) * angle).sine / sine
            there = StableMath.sineAndCosine(fraction * angle).sine / sine
        }
        let far = there * sign
        return Quaternion(
            x: x * here + other.x * far, y: y * here + other.y * far, z: z * here + other.z * far,
            w: w * here + other.w * far)
    }
}
