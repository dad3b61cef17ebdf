/// Single pixels of a picture at places between them, in 1/65536 pixel; beyond its sides the picture goes on as it
/// ends.
struct PixelSampler {
    let pixels: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    /// Writes `count` pixels, `step` apart, to the beginning of `out`.
    static func fetch(
        _ pixels: [UInt32], width: Int, height: Int, from start: (u: Int, v: Int), step: (u: Int, v: Int), count: Int,
        mixing: Bool, into out: inout [UInt32]
    ) {
        precondition(count <= out.count && pixels.count == width * height)
        pixels.withUnsafeBufferPointer { pixels in
            out.withUnsafeMutableBufferPointer { out in
                let sampler = PixelSampler(pixels: pixels, width: width, height: height)
                var (u, v) = start
                let column = u >> 16
                if !mixing, step == (65536, 0), column >= 0, column + count <= width {
                    let row = min(max(v >> 16, 0), height - 1)
                    _ = out.update(fromContentsOf: pixels[row * width + column..<row * width + column + count])
                    return
                }
                for index in 0..<count {
                    out[index] = mixing ? sampler.linear(u, v) : sampler.nearest(u, v)
                    u += step.u
                    v += step.v
                }
            }
        }
    }

    /// The pixel that holds the place.
    @inline(__always)
    private func nearest(_ u: Int, _ v: Int) -> UInt32 {
        pixels[min(max(v >> 16, 0), height - 1) * width + min(max(u >> 16, 0), width - 1)]
    }

    /// The four pixels whose centres surround the place, mixed by distance in steps of 1/256 pixel.
    @inline(__always)
    private func linear(_ u: Int, _ v: Int) -> UInt32 {
        // Centres are at halves; round to the nearest step.
        let (x, y) = ((u - 32768 + 128) >> 8, (v - 32768 + 128) >> 8)
        let (column, row) = (x >> 8, y >> 8)
        let (right, lower) = (UInt32(x & 255), UInt32(y & 255))
        let (left, upper) = (256 - right, 256 - lower)
        let (x0, x1) = (min(max(column, 0), width - 1), min(max(column + 1, 0), width - 1))
        let (y0, y1) = (min(max(row, 0), height - 1) * width, min(max(row + 1, 0), height - 1) * width)
        let (a, b, c, d) = (pixels[y0 + x0], pixels[y0 + x1], pixels[y1 + x0], pixels[y1 + x1])
        if a == b, a == c, a == d { return a }
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let top = (a >> shift & 255) * left + (b >> shift & 255) * right
            let bottom = (c >> shift & 255) * left + (d >> shift & 255) * right
            result |= ((top * upper + bottom * lower + 32768) >> 16) << shift
        }
        return result
    }
}
