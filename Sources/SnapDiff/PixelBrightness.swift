/// The brightness of a premultiplied pixel from 0 to 1,020, as it looks on a ground: a luma of weights 1 : 2 : 1.
///
/// Sums and shifts alone, so that compilers make vectors of it; what it decides is only which of two pixels is brighter.
enum PixelBrightness {
    static let white: UInt32 = 255 * level
    /// What one level of grey makes.
    static let level: UInt32 = 4

    @inline(__always)
    static func onBlack(_ pixel: UInt32) -> UInt32 {
        (pixel & 0xFF) + (pixel >> 8 & 0xFF) << 1 + (pixel >> 16 & 0xFF)
    }

    /// Above `white` only for pixels that are brighter than their alpha allows.
    @inline(__always)
    static func onWhite(_ pixel: UInt32) -> UInt32 {
        onBlack(pixel) + (255 - pixel >> 24) << 2
    }
}
