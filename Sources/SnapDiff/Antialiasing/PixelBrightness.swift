/// The brightness of a premultiplied pixel as it looks on white: a luma of weights 1 : 2 : 1, from 0 to 1,020.
///
/// Sums and shifts alone, so that compilers make vectors of it; what it decides is only which of two pixels is brighter.
enum PixelBrightness {
    static let white: UInt32 = 255 * level
    /// What one level of grey makes.
    static let level: UInt32 = 4

    /// Above `white` only for pixels that are brighter than their alpha allows.
    @inline(__always)
    static func onWhite(_ pixel: UInt32) -> UInt32 {
        let color = (pixel & 0xFF) &+ (pixel >> 8 & 0xFF) << 1 &+ (pixel >> 16 & 0xFF)
        return color &+ (255 &- pixel >> 24) &* level
    }
}
