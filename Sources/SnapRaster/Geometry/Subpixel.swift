/// The rasterizer's grid: device coordinates are rounded once to 1/256 pixel, and are integers from there on (24.8
/// fixed point).
enum Subpixel {
    /// Steps a pixel.
    static let one = 256
    static let shift = 8

    /// How far from the origin geometry is kept, in pixels: far outside of any picture, and small enough that products
    /// of two coordinates fit 64 bits.
    static let reach = 1_048_576.0

    /// A coordinate in pixels brought into ±`reach`.
    static func guarded(_ value: Double) -> Double {
        min(max(value, -reach), reach)
    }

    /// The nearest grid step, ties up. `value` is in pixels and within ±`reach`.
    @inline(__always)
    static func round(_ value: Double) -> Int32 {
        // Towards minus infinity without a call to the C library, which has no instruction for it on every processor.
        let place = value * 256 + 0.5
        let whole = Int32(place)
        return Double(whole) > place ? whole - 1 : whole
    }
}
