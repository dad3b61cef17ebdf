/// The inner loops of `AreaAverage`.
enum ImageKernels {
    /// Sets `sums` (four channels a pixel) to the weighted sum of some rows of pixels. Weights are at most 256, so that
    /// a whole column of the tallest picture fits: 255 · 256 · 16384 < 2^32.
    static func sum(_ sums: inout [UInt32], _ pixels: [UInt32], width: Int, firstRow: Int, weights: [Int]) {
        precondition(sums.count == width * 4 && firstRow >= 0 && (firstRow + weights.count) * width <= pixels.count)
        sums.withUnsafeMutableBufferPointer { sums in
            sums.update(repeating: 0)
            pixels.withUnsafeBytes { bytes in
                for (offset, weight) in weights.enumerated() {
                    let first = (firstRow + offset) * width * 4
                    let factor = UInt32(truncatingIfNeeded: weight)
                    for index in 0..<width * 4 {
                        sums[index] &+= UInt32(bytes[first &+ index]) &* factor
                    }
                }
            }
        }
    }

    /// The weighted mean of neighbouring pixels' sums, to the nearest.
    static func mean(_ sums: [UInt32], from first: Int, weights: [Int], total: UInt64) -> UInt32 {
        precondition(first >= 0 && (first + weights.count) * 4 <= sums.count && total > 0)
        return sums.withUnsafeBufferPointer { sums in
            var channels = SIMD4<UInt64>(repeating: total / 2)
            for (offset, weight) in weights.enumerated() {
                let at = (first &+ offset) &* 4
                let four = SIMD4<UInt64>(
                    UInt64(sums[at]), UInt64(sums[at + 1]), UInt64(sums[at + 2]), UInt64(sums[at + 3]))
                channels &+= four &* UInt64(truncatingIfNeeded: weight)
            }
            func level(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: sum / total) }
            return level(channels.x) | level(channels.y) << 8 | level(channels.z) << 16 | level(channels.w) << 24
        }
    }
}
