/// Single pixels of a picture at places between them, in 2^-32 pixel; beyond its sides the picture goes on as it ends.
struct PixelSampler {
    let pixels: UnsafeBufferPointer<UInt32>
    let width: Int
    let height: Int

    /// One pixel, in steps.
    static let one = 1 << 32

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
                let column = u >> 32
                if !mixing, step == (one, 0), column >= 0, column + count <= width {
                    let row = min(max(v >> 32, 0), height - 1)
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
        pixels[min(max(v >> 32, 0), height - 1) * width + min(max(u >> 32, 0), width - 1)]
    }

    /// The four pixels whose centres surround the place, mixed by distance.
    @inline(__always)
    private func linear(_ u: Int, _ v: Int) -> UInt32 {
        // Centres are at halves; round to the nearest 1/256.
        let (x, y) = ((u - 1 << 31 + 1 << 23) >> 24, (v - 1 << 31 + 1 << 23) >> 24)
        let (column, row) = (x >> 8, y >> 8)
        let (x0, x1) = (min(max(column, 0), width - 1), min(max(column + 1, 0), width - 1))
        let (y0, y1) = (min(max(row, 0), height - 1) * width, min(max(row + 1, 0), height - 1) * width)
        return ImageKernels.mix(
            pixels[y0 + x0], pixels[y0 + x1], pixels[y1 + x0], pixels[y1 + x1], right: UInt32(x & 255),
            lower: UInt32(y & 255))
    }
}
