/// Between premultiplied and straight pixels, each channel rounded to the nearest level.
enum Premultiplication {
    /// The straight pixel of a premultiplied one, or nil where a colour is above its alpha.
    @inline(__always)
    static func straight(_ pixel: UInt32) -> UInt32? {
        let alpha = pixel >> 24
        let red = pixel & 0xFF
        let green = pixel >> 8 & 0xFF
        let blue = pixel >> 16 & 0xFF
        guard max(red, green, blue) <= alpha else { return nil }
        guard alpha > 0 else { return 0 }
        return quotient(red, alpha) | quotient(green, alpha) << 8 | quotient(blue, alpha) << 16 | alpha << 24
    }

    @inline(__always)
    static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        return product(pixel & 0xFF, alpha) | product(pixel >> 8 & 0xFF, alpha) << 8
            | product(pixel >> 16 & 0xFF, alpha) << 16 | alpha << 24
    }

    /// `level · 255 / alpha`, exactly rounded.
    @inline(__always)
    private static func quotient(_ level: UInt32, _ alpha: UInt32) -> UInt32 {
        (level * 255 + alpha / 2) / alpha
    }

    /// `level · alpha / 255`, exactly rounded.
    @inline(__always)
    private static func product(_ level: UInt32, _ alpha: UInt32) -> UInt32 {
        let biased = level * alpha + 128
        return (biased + biased >> 8) >> 8
    }
}
