/// The colours of a difference picture.
enum DifferencePalette {
    /// Opaque red, for pixels that do not match.
    static let different: UInt32 = 0xFF_30_00_E6
    /// Opaque amber, for edge pixels that were ignored.
    static let antialiased: UInt32 = 0xFF_00_A0_FF

    /// Turns a row of premultiplied pixels into pale opaque grey: their brightness on white, in the upper quarter of the levels,
    /// so that marks stand out on light and dark pictures alike.
    static func dim(_ row: UnsafeMutableBufferPointer<UInt32>) {
        for index in row.indices {
            let grey = 192 + min(PixelBrightness.of(row[index], on: .white), PixelBrightness.white) >> 4
            row[index] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
        }
    }
}
