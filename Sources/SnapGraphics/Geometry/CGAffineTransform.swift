public import Foundation

/// An affine map of the plane, under Core Graphics' name and conventions.
///
/// A point is a row vector: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
/// Source: Apple, *CGAffineTransform*.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    public var a: CGFloat
    public var b: CGFloat
    public var c: CGFloat
    public var d: CGFloat
    public var tx: CGFloat
    public var ty: CGFloat

    public static let identity = CGAffineTransform()

    /// The identity.
    public init() {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// A rotation by `angle` radians; positive turns clockwise on screen, where y points down.
    ///
    /// The sine and cosine are `StableMath`'s, which are the same on every machine.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = StableMath.sineAndCosine(Double(angle))
        self.init(a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
    }

    public var isIdentity: Bool { self == .identity }

    /// True where rectangles stay rectangles with their edges along the axes, and neither axis is swapped.
    public var isScaleAndTranslation: Bool { b == 0 && c == 0 }

    public var determinant: CGFloat { a * d - b * c }

    /// First `self`, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// The inverse; `self` where there is none, as Core Graphics answers.
    public func inverted() -> CGAffineTransform {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }

    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle along the axes around the image of this one.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        if isNull || isInfinite { return self }
        // Without an array: each letter of a text asks.
        let upperLeft = CGPoint(x: minX, y: minY).applying(transform)
        let upperRight = CGPoint(x: maxX, y: minY).applying(transform)
        let lowerLeft = CGPoint(x: minX, y: maxY).applying(transform)
        let lowerRight = CGPoint(x: maxX, y: maxY).applying(transform)
        let left = min(min(min(upperLeft.x, upperRight.x), lowerLeft.x), lowerRight.x)
        let right = max(max(max(upperLeft.x, upperRight.x), lowerLeft.x), lowerRight.x)
        let top = min(min(min(upperLeft.y, upperRight.y), lowerLeft.y), lowerRight.y)
        let bottom = max(max(max(upperLeft.y, upperRight.y), lowerLeft.y), lowerRight.y)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
