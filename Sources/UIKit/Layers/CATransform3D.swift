public import Foundation
public import SnapGraphics

/// A projective map of space, under Core Animation's name and conventions: a point is a row vector, so `m41`, `m42`, `m43` move it.
///
/// Source: Apple, *CATransform3D*.
public struct CATransform3D: Hashable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// All 0, as in Core Animation.
    public init() {
        self.init(elements: Array(repeating: 0, count: 16))
    }

    /// - Parameter elements: 16, row by row.
    init(elements e: [CGFloat]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }

    /// Row by row.
    var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    static let identity = CATransform3DMakeScale(1, 1, 1)

    init(_ plane: CGAffineTransform) {
        self.init(
            m11: plane.a, m12: plane.b, m13: 0, m14: 0, m21: plane.c, m22: plane.d, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0, m41: plane.tx, m42: plane.ty, m43: 0, m44: 1)
    }

    /// What the map does with the plane z = 0 seen from straight above, without perspective.
    var plane: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// True where the plane z = 0 stays in it and no perspective shows: an affine map of the plane.
    var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// First `self`, then `other`.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let (left, right) = (elements, other.elements)
        return CATransform3D(
            elements: (0..<16).map { index in
                let (row, column) = (index / 4 * 4, index % 4)
                return left[row] * right[column] + left[row + 1] * right[column + 4]
                    + left[row + 2] * right[column + 8] + left[row + 3] * right[column + 12]
            })
    }

    /// By Gauss-Jordan elimination with the largest pivot; nil where there is none.
    var inverse: CATransform3D? {
        var left = elements
        var right = CATransform3D.identity.elements
        for column in 0..<4 {
            let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) } ?? column
            let value = left[pivot * 4 + column]
            guard value != 0, value.isFinite else { return nil }
            for index in 0..<4 {
                left.swapAt(pivot * 4 + index, column * 4 + index)
                right.swapAt(pivot * 4 + index, column * 4 + index)
            }
            for index in 0..<4 {
                left[column * 4 + index] /= value
                right[column * 4 + index] /= value
            }
            for row in 0..<4 where row != column {
                let factor = left[row * 4 + column]
                for index in 0..<4 {
                    left[row * 4 + index] -= factor * left[column * 4 + index]
                    right[row * 4 + index] -= factor * right[column * 4 + index]
                }
            }
        }
        return CATransform3D(elements: right)
    }
}

public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DMakeScale(1, 1, 1)
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(
        m11: sx, m12: 0, m13: 0, m14: 0, m21: 0, m22: sy, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: sz, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A rotation by `angle` radians around the vector (x, y, z); the identity for a vector of no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let trigonometry = StableMath.sineAndCosine(Double(angle))
    let (s, c) = (CGFloat(trigonometry.sine), CGFloat(trigonometry.cosine))
    let v = 1 - c
    return CATransform3D(
        m11: x * x * v + c, m12: x * y * v + z * s, m13: x * z * v - y * s, m14: 0,
        m21: x * y * v - z * s, m22: y * y * v + c, m23: y * z * v + x * s, m24: 0,
        m31: x * z * v + y * s, m32: y * z * v - x * s, m33: z * z * v + c, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Moves, then does what `t` does.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Scales, then does what `t` does.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Turns, then does what `t` does.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The inverse; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }

/// True where the map is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }
