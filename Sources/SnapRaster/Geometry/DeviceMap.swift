import Foundation
import SnapGraphics

/// An affine transform to device pixels, in plain doubles.
struct DeviceMap {
    let a: Double
    let b: Double
    let c: Double
    let d: Double
    let tx: Double
    let ty: Double

    init(_ transform: CGAffineTransform) {
        a = Double(transform.a)
        b = Double(transform.b)
        c = Double(transform.c)
        d = Double(transform.d)
        tx = Double(transform.tx)
        ty = Double(transform.ty)
    }

    /// A glyph's outline, scaled and moved to where the glyph stands, under a map.
    @inline(__always)
    init(_ glyph: PlacedGlyph, under map: DeviceMap) {
        let (scaleX, scaleY) = (Double(glyph.scaleX), Double(glyph.scaleY))
        (a, b) = (scaleX * map.a, scaleX * map.b)
        (c, d) = (scaleY * map.c, scaleY * map.d)
        (tx, ty) = map.apply(glyph.origin)
    }

    @inline(__always)
    func apply(_ point: CGPoint) -> (x: Double, y: Double) {
        let (x, y) = (Double(point.x), Double(point.y))
        return (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// A vector's image, or a point's relative to that of the origin.
    @inline(__always)
    func applyLinearly(_ point: CGPoint) -> SIMD2<Double> {
        let (x, y) = (Double(point.x), Double(point.y))
        return SIMD2(a * x + c * y, b * x + d * y)
    }

    /// The image of the origin.
    var translation: SIMD2<Double> { SIMD2(tx, ty) }

    func isLinearlyEqual(to other: DeviceMap) -> Bool {
        a == other.a && b == other.b && c == other.c && d == other.d
    }

    @inline(__always)
    func devicePoint(_ point: CGPoint) -> DevicePoint {
        let mapped = apply(point)
        return DevicePoint(mapped.x, mapped.y)
    }

    /// True where a point becomes numbers whose squares are still finite.
    @inline(__always)
    func isUsable(_ point: CGPoint) -> Bool {
        let mapped = apply(point)
        return abs(mapped.x) < 1e100 && abs(mapped.y) < 1e100
    }

    /// True where rectangles along the axes stay along the axes (quarter turns included).
    var keepsAxes: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

    /// The shortest that a vector of length 1 becomes, from below; 0 where the map is no plane's.
    var smallestScale: Double { largestScale > 0 ? abs(a * d - b * c) / largestScale : 0 }

    /// The longest that a vector of length 1 becomes, from above.
    var largestScale: Double {
        ((a * a + b * b) + (c * c + d * d)).squareRoot()
    }
}
