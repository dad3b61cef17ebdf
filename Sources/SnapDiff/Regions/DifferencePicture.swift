import SnapGraphics

/// Paints the picture of a difference.
enum DifferencePicture {
    /// Opaque red, for pixels that do not match.
    static let different: UInt32 = 0xFF_30_00_E6
    /// Opaque amber, for edge pixels that were ignored.
    static let antialiased: UInt32 = 0xFF_00_A0_FF

    /// `expected` in pale grey under the marks, which are of its size.
    static func paint(_ expected: Bitmap, different: PixelMarks, antialiased: PixelMarks) -> Bitmap {
        var picture = expected
        let width = expected.width
        picture.withMutablePixels { pixels in
            for y in 0..<expected.height {
                let row = UnsafeMutableBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
                dim(row)
                for column in 0..<different.columns {
                    let first = column * PixelMarks.cellSide
                    let red = different.bits(column: column, y: y)
                    let amber = antialiased.bits(column: column, y: y)
                    if red | amber == 0 { continue }
                    for x in first..<min(first + PixelMarks.cellSide, width) {
                        if red >> (x - first) & 1 == 1 { row[x] = Self.different }
                        if amber >> (x - first) & 1 == 1 { row[x] = Self.antialiased }
                    }
                }
            }
        }
        return picture
    }

    /// Turns a row of premultiplied pixels into pale opaque grey: their brightness on white, in the upper quarter of the levels,
    /// so that marks stand out on light and dark pictures alike.
    private static func dim(_ row: UnsafeMutableBufferPointer<UInt32>) {
        for index in row.indices {
            let grey = 192 + min(PixelBrightness.onWhite(row[index]), PixelBrightness.white) >> 4
            row[index] = 0xFF00_0000 | grey << 16 | grey << 8 | grey
        }
    }
}
