import SnapGraphics

/// Shrinks pictures by averaging blocks of pixels, premultiplied.
enum AreaAverage {
    /// Each pixel of the result is the mean of a block of `byX` × `y` pixels; blocks at the right and lower side may be smaller.
    static func reduce(_ bitmap: Bitmap, byX: Int, y: Int) -> Bitmap {
        let (width, height) = ((bitmap.width + byX - 1) / byX, (bitmap.height + y - 1) / y)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for row in 0..<height {
            let rows = row * y..<min((row + 1) * y, bitmap.height)
            for column in 0..<width {
                let columns = column * byX..<min((column + 1) * byX, bitmap.width)
                pixels.append(mean(of: bitmap, columns, rows))
            }
        }
        return (try? Bitmap(width: width, height: height, pixels: pixels)) ?? bitmap
    }

    private static func mean(of bitmap: Bitmap, _ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
        var (red, green, blue, alpha) = (0, 0, 0, 0)
        for y in rows {
            for x in columns {
                let pixel = Int(bitmap.pixels[y * bitmap.width + x])
                red += pixel & 255
                green += pixel >> 8 & 255
                blue += pixel >> 16 & 255
                alpha += pixel >> 24
            }
        }
        let count = columns.count * rows.count
        func level(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
        return level(red) | level(green) << 8 | level(blue) << 16 | level(alpha) << 24
    }
}
