/// The inner loops of `ShadowBlur`.
///
/// Numbers are scaled so that a product of a difference of rows (1/128 level, 16 bits) and a weight (1/16384, 15 bits)
/// fits 32 bits, and so does every sum: 255 · 128 · 16384 < 2^30.
enum BlurKernels {
    /// Adds a step of `height` levels before the pixel `place`, blurred: sums are in 1/65536 level. `weights` are those
    /// of the pixels around the step, as many before it as behind it.
    static func addStep(_ sums: inout [Int32], at place: Int, height: Int, _ weights: [Int32]) {
        let (count, reach) = (sums.count, weights.count / 2)
        let (start, end) = (min(max(place - reach, 0), count), min(max(place + reach, 0), count))
        let factor = Int32(truncatingIfNeeded: height)
        sums.withUnsafeMutableBufferPointer { sums in
            weights.withUnsafeBufferPointer { weights in
                let first = reach - place
                for x in start..<end { sums[x] &+= factor &* weights[first &+ x] }
            }
            let whole = factor &* Int32(Falloff.one)
            for x in end..<count { sums[x] &+= whole }
        }
    }

    /// Appends a row (in 1/65536 level) to `sums` and its difference from the row before to `differences`, unless there
    /// is none.
    /// - Returns: where the two differ; gaps of a few pixels are bridged.
    static func appendChange(_ sums: inout [Int16], _ differences: inout [Int16], _ row: [Int32], isFirst: Bool)
        -> [Range<Int>]
    {
        let (old, new, width) = (sums.count - row.count, sums.count, row.count)
        var ranges: [Range<Int>] = []
        sums.append(contentsOf: repeatElement(0, count: width))
        differences.append(contentsOf: repeatElement(0, count: width))
        for x in 0..<width {
            let sum = Int16(truncatingIfNeeded: (row[x] &+ 256) >> 9)
            let difference = isFirst ? sum : sum &- sums[old &+ x]
            sums[new &+ x] = sum
            guard difference != 0 else { continue }
            differences[new &+ x] = difference
            if let last = ranges.last, x - last.upperBound < 16 {
                ranges[ranges.count - 1] = last.lowerBound..<x + 1
            } else {
                ranges.append(x..<x + 1)
            }
        }
        if ranges.isEmpty {
            sums.removeLast(width)
            differences.removeLast(width)
        }
        return ranges
    }

    /// Begins a row of sums, in 1/2^21 level, with the row of `sums` that begins at `first`, or with nothing.
    static func setGround(_ total: inout [Int32], _ sums: [Int16], from first: Int?) {
        precondition((first ?? 0) + total.count <= sums.count || first == nil)
        total.withUnsafeMutableBufferPointer { total in
            guard let first else {
                total.update(repeating: 0)
                return
            }
            sums.withUnsafeBufferPointer { sums in
                for x in total.indices { total[x] = Int32(sums[first &+ x]) &<< 14 }
            }
        }
    }

    /// Adds a range of the row of differences that begins at `first`, times weight/65536.
    static func add(
        _ total: inout [Int32], _ differences: [Int16], from first: Int, _ range: Range<Int>, times weight: Int
    ) {
        precondition(
            range.lowerBound >= 0 && range.upperBound <= total.count && first + range.upperBound <= differences.count)
        let factor = Int16(truncatingIfNeeded: (weight + 2) >> 2)
        if factor == 0 { return }
        total.withUnsafeMutableBufferPointer { total in
            differences.withUnsafeBufferPointer { differences in
                for x in range {
                    total[x] &+= Int32(differences[first &+ x]) &* Int32(factor)
                }
            }
        }
    }

    /// Rounds sums to levels.
    static func setLevels(_ levels: inout [UInt8], _ total: [Int32]) {
        precondition(total.count <= levels.count)
        levels.withUnsafeMutableBufferPointer { levels in
            total.withUnsafeBufferPointer { total in
                for x in total.indices {
                    levels[x] = UInt8(truncatingIfNeeded: (total[x] &+ 1 << 20) >> 21)
                }
            }
        }
    }

    /// How many levels from `start` on are equal.
    static func runLength(_ levels: [UInt8], from start: Int, to end: Int) -> Int {
        precondition(start >= 0 && start < end && end <= levels.count)
        return levels.withUnsafeBytes { bytes in
            let first = bytes[start]
            let eight = UInt64(first) &* 0x0101_0101_0101_0101
            var x = start + 1
            while x + 8 <= end, bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self) == eight { x += 8 }
            while x < end, bytes[x] == first { x += 1 }
            return x - start
        }
    }
}
