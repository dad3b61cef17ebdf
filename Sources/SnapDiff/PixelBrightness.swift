/// The brightness of a premultiplied pixel from 0 to 65,280, as it looks on a ground: Rec. 601 luma in whole numbers.
enum PixelBrightness {
    @inline(__always)
    static func onBlack(_ pixel: UInt32) -> UInt32 {
        (pixel & 0xFF) * 77 + (pixel >> 8 & 0xFF) * 150 + (pixel >> 16 & 0xFF) * 29
    }

    @inline(__always)
    static func onWhite(_ pixel: UInt32) -> UInt32 {
        // Kept inside the range for pixels that are brighter than their alpha allows.
        min(onBlack(pixel) + (255 - pixel >> 24) * 256, 65_280)
    }
}
