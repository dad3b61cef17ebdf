import SnapGraphics

/// Shrinks pictures so that every one of their pixels counts, premultiplied.
enum AreaAverage {
    /// Which pixels along one side fall on each device pixel, and with what weight.
    struct Axis {
        /// For each device pixel the first pixel and the weights, in 1/256 pixel, of it and those after it.
        private(set) var taps: [(first: Int, weights: [Int], total: Int)] = []

        /// Device pixels `range` of a side of `count` pixels that lies from `start` on, each `size` device pixels long
        /// (negative: mirrored).
        init(_ range: Range<Int>, count: Int, start: Double, size: Double) {
            let end = Double(count)
            for device in range {
                let (one, other) = ((Double(device) - start) / size, (Double(device + 1) - start) / size)
                let low = Self.step(min(max(min(one, other), 0), end))
                let high = Self.step(min(max(max(one, other), 0), end))
                // A device pixel at the very edge may hold less than a step: then the nearest pixel stands for it.
                let first = min(low >> 8, count - 1)
                let last = max(first, min((high - 1) >> 8, count - 1))
                let weights = (first...last).map {
                    max(min(high, ($0 + 1) << 8) - max(low, $0 << 8), low == high ? 1 : 0)
                }
                taps.append((first, weights, weights.reduce(0, +)))
            }
        }

        private static func step(_ pixels: Double) -> Int { Int((pixels * 256 + 0.5).rounded(.down)) }
    }

    /// For each device pixel of `columns` × `rows` the mean over its own area.
    static func pixels(of bitmap: Bitmap, columns: Axis, rows: Axis) -> [UInt32] {
        var result: [UInt32] = []
        result.reserveCapacity(columns.taps.count * rows.taps.count)
        var sums = [UInt32](repeating: 0, count: bitmap.width * 4)
        for row in rows.taps {
            ImageKernels.sum(&sums, bitmap.pixels, width: bitmap.width, firstRow: row.first, weights: row.weights)
            for column in columns.taps {
                result.append(
                    ImageKernels.mean(
                        sums, from: column.first, weights: column.weights, total: UInt64(column.total * row.total)))
            }
        }
        return result
    }

    /// Each pixel of the result is the mean of a block of `byX` × `y` pixels; blocks at the right and lower side may be
    /// smaller.
    static func blocks(of bitmap: Bitmap, byX: Int, y: Int) -> (pixels: [UInt32], width: Int, height: Int) {
        let (width, height) = ((bitmap.width + byX - 1) / byX, (bitmap.height + y - 1) / y)
        let columns = Axis(0..<width, count: bitmap.width, start: 0, size: 1 / Double(byX))
        let rows = Axis(0..<height, count: bitmap.height, start: 0, size: 1 / Double(y))
        return (pixels(of: bitmap, columns: columns, rows: rows), width, height)
    }
}
