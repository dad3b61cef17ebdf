/// The rasterizer's grid: device coordinates are rounded once to 1/1024 pixel, and are integers from there on (22.10
/// fixed point).
///
/// Rejected: 1/256 pixel, the grid of FreeType and AGG. A vertical edge is off by up to half a level of coverage there, which
/// with the rounding of the level itself leaves nothing of an error of one level for all else.
enum Subpixel {
    /// Steps a pixel.
    static let one = 1 << shift
    static let shift = 10
    /// Where a grid coordinate lies inside its pixel.
    static let mask = one - 1

    /// How far from the origin geometry is kept, in pixels: far outside of any picture, and small enough that products
    /// of two coordinates fit 64 bits.
    static let reach = 1_048_576.0

    /// A coordinate in pixels brought into ±`reach`.
    static func guarded(_ value: Double) -> Double {
        min(max(value, -reach), reach)
    }

    /// 1.5 · 2^52. The last bit of a sum with it counts ones: the addition itself rounds (IEEE 754, to nearest, ties to even), and the
    /// low bits are the whole number.
    static let rounding = 6_755_399_441_055_744.0

    /// The nearest grid step, of two equally near ones the even one. `value` is in pixels and within ±`reach`.
    @inline(__always)
    static func round(_ value: Double) -> Int32 {
        Int32(truncatingIfNeeded: Int64(bitPattern: (value * Double(one) + rounding).bitPattern))
    }

    /// `round` of both coordinates of a point.
    @inline(__always)
    static func round(_ point: SIMD2<Double>) -> (x: Int32, y: Int32) {
        let sum = point * Double(one) + rounding
        return (
            Int32(truncatingIfNeeded: Int64(bitPattern: sum.x.bitPattern)),
            Int32(truncatingIfNeeded: Int64(bitPattern: sum.y.bitPattern))
        )
    }
}
