/// The inner loops of pictures.
enum ImageKernels {
    /// Writes the device pixels number `range` of `columns`, in the row number `row` of `rows`, to the beginning of `out`: the weighted
    /// means of what the two say, to the nearest.
    /// - Parameters:
    ///   - strides: how far apart the picture's pixels are along the two sides.
    static func mix(
        _ pixels: [UInt32], strides: (column: Int, row: Int), _ columns: ImageAxis, _ range: Range<Int>,
        _ rows: ImageAxis, row: Int, into out: inout [UInt32]
    ) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= columns.range.count && range.count <= out.count
                && (columns.count - 1) * strides.column + (rows.count - 1) * strides.row < pixels.count)
        guard let first = range.first, let last = range.last else { return }
        let taps = columns.taps(first).lowerBound..<columns.taps(last).upperBound
        var (least, most) = (Int.max, 0)
        for source in columns.sources[taps] { (least, most) = (min(least, source), max(most, source)) }
        withUnsafeTemporaryAllocation(of: SIMD4<UInt32>.self, capacity: most - least + 1) { sums in
            sums.initialize(repeating: .zero)
            pixels.withUnsafeBufferPointer { pixels in
                for tap in rows.taps(row) {
                    let (source, weight) = (rows.sources[tap], rows.weights[tap])
                    var at = source * strides.row + least * strides.column
                    for column in 0...most - least {
                        sums[column] &+= channels(pixels[at]) &* weight
                        at += strides.column
                    }
                }
            }
            let height = rows.totals[row]
            for index in range {
                let taps = columns.taps(index)
                let total = UInt64(height) * UInt64(columns.totals[index])
                // Up to here the sum of levels, and what rounds it, fit 32 bits.
                if total <= 1 << 24 {
                    var sum = SIMD4<UInt32>(repeating: UInt32(total / 2))
                    for tap in taps { sum &+= sums[columns.sources[tap] - least] &* columns.weights[tap] }
                    out[index - first] = pixel(total == 65536 ? sum &>> 16 : sum / UInt32(total))
                } else {
                    var sum = SIMD4<UInt64>(repeating: total / 2)
                    for tap in taps {
                        sum &+=
                            SIMD4<UInt64>(truncatingIfNeeded: sums[columns.sources[tap] - least])
                            &* UInt64(columns.weights[tap])
                    }
                    out[index - first] = pixel(SIMD4<UInt32>(truncatingIfNeeded: sum / total))
                }
            }
        }
    }

    /// Four pixels in a square, mixed by the distance of the place from the upper left one's centre, in 1/256 pixel; to the nearest.
    @inline(__always)
    static func mix(
        _ upperLeft: UInt32, _ upperRight: UInt32, _ lowerLeft: UInt32, _ lowerRight: UInt32, right: UInt32,
        lower: UInt32
    ) -> UInt32 {
        if upperLeft == upperRight, upperLeft == lowerLeft, upperLeft == lowerRight { return upperLeft }
        let (left, upper) = (256 - right, 256 - lower)
        let top = channels(upperLeft) &* left &+ channels(upperRight) &* right
        let bottom = channels(lowerLeft) &* left &+ channels(lowerRight) &* right
        return pixel((top &* upper &+ bottom &* lower &+ 32768) &>> 16)
    }

    @inline(__always)
    private static func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }

    /// The pixel of four channels, each below 256.
    @inline(__always)
    private static func pixel(_ channels: SIMD4<UInt32>) -> UInt32 {
        channels.x | channels.y << 8 | channels.z << 16 | channels.w << 24
    }
}
