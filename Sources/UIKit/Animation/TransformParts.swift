import Foundation
import SnapGraphics

/// A transform taken apart into perspective, translation, rotation, skew and scale, so that each can be interpolated by itself.
///
/// The order of the parts, and how they are found, are those of *CSS Transforms Module Level 2*, "Decomposing a 3D matrix", after
/// Thomas, "Decomposing a matrix into simple transformations" (Graphics Gems II).
struct TransformParts: Hashable {
    var perspective: [CGFloat] = [0, 0, 0, 1]
    var translation: [CGFloat] = [0, 0, 0]
    var scale: [CGFloat] = [1, 1, 1]
    /// Of y by x, z by x and z by y.
    var skew: [CGFloat] = [0, 0, 0]
    var rotation = Quaternion()

    init() {}

    /// nil where the transform has no inverse.
    init?(_ transform: CATransform3D) {
        let weight = transform.m44
        guard weight != 0 else { return nil }
        let matrix = CATransform3D(elements: transform.elements.map { $0 / weight })
        var withoutPerspective = matrix
        (withoutPerspective.m14, withoutPerspective.m24, withoutPerspective.m34, withoutPerspective.m44) = (0, 0, 0, 1)
        guard let inverse = withoutPerspective.inverse else { return nil }
        // The last column p solves withoutPerspective · perspective = matrix.
        let last = [matrix.m14, matrix.m24, matrix.m34, matrix.m44]
        let rows = inverse.elements
        perspective = (0..<4).map { row in (0..<4).reduce(0) { $0 + rows[row * 4 + $1] * last[$1] } }
        translation = [matrix.m41, matrix.m42, matrix.m43]

        // Gram-Schmidt: each row loses what it has of the rows before it.
        var x = Row(matrix.m11, matrix.m12, matrix.m13)
        var y = Row(matrix.m21, matrix.m22, matrix.m23)
        var z = Row(matrix.m31, matrix.m32, matrix.m33)
        scale[0] = x.normalize()
        skew[0] = x.dot(y)
        y = y.adding(x, times: -skew[0])
        scale[1] = y.normalize()
        skew[1] = x.dot(z)
        z = z.adding(x, times: -skew[1])
        skew[2] = y.dot(z)
        z = z.adding(y, times: -skew[2])
        scale[2] = z.normalize()
        guard scale[0] > 0, scale[1] > 0, scale[2] > 0 else { return nil }
        skew = [skew[0] / scale[1], skew[1] / scale[2], skew[2] / scale[2]]
        if x.dot(y.cross(z)) < 0 {
            scale = scale.map { -$0 }
            (x, y, z) = (x.negated, y.negated, z.negated)
        }
        rotation = Quaternion(x, y, z)
    }

    /// The transform put together again.
    var transform: CATransform3D {
        var result = CATransform3D.identity
        (result.m14, result.m24, result.m34, result.m44) = (
            perspective[0], perspective[1], perspective[2], perspective[3]
        )
        result = CATransform3DTranslate(result, translation[0], translation[1], translation[2])
        result = rotation.transform.concatenating(result)
        var skewing = CATransform3D.identity
        (skewing.m21, skewing.m31, skewing.m32) = (skew[0], skew[1], skew[2])
        result = skewing.concatenating(result)
        return CATransform3DScale(result, scale[0], scale[1], scale[2])
    }

    /// Each part `fraction` of the way to another's.
    func interpolated(to other: TransformParts, _ fraction: CGFloat) -> TransformParts {
        func mix(_ from: [CGFloat], _ to: [CGFloat]) -> [CGFloat] { zip(from, to).map { $0 + ($1 - $0) * fraction } }
        var result = TransformParts()
        result.perspective = mix(perspective, other.perspective)
        result.translation = mix(translation, other.translation)
        result.scale = mix(scale, other.scale)
        result.skew = mix(skew, other.skew)
        result.rotation = rotation.interpolated(to: other.rotation, Double(fraction))
        return result
    }
}

extension TransformParts {
    /// A row of the matrix's upper left part.
    struct Row: Hashable {
        var x: CGFloat
        var y: CGFloat
        var z: CGFloat

        init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
            (self.x, self.y, self.z) = (x, y, z)
        }

        var negated: Row { Row(-x, -y, -z) }

        func dot(_ other: Row) -> CGFloat { x * other.x + y * other.y + z * other.z }

        func cross(_ other: Row) -> Row {
            Row(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
        }

        func adding(_ other: Row, times factor: CGFloat) -> Row {
            Row(x + other.x * factor, y + other.y * factor, z + other.z * factor)
        }

        /// Makes the length 1, and returns what it was.
        mutating func normalize() -> CGFloat {
            let length = dot(self).squareRoot()
            if length > 0 { self = Row(x / length, y / length, z / length) }
            return length
        }
    }
}
