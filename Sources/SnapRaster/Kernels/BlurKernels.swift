/// The inner loops of `ShadowBlur`.
///
/// Numbers are scaled so that a product of a difference of rows (1/128 level, 16 bits) and a weight (1/16384, 15 bits)
/// fits 32 bits, and so does every sum: 255 · 128 · 16384 < 2^30.
enum BlurKernels {
    static func clear(_ sums: inout [Int32]) {
        sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    /// Adds a step of `height` levels, blurred: sums are in 1/65536 level. The sums in `window` get as many of `weights`, from `first`
    /// on; those after it are behind the step, and get all of it, which `steps` keeps for the first of them.
    static func addStep(
        _ sums: inout [Int32], _ steps: inout [Int32], over window: Range<Int>, height: Int32, _ weights: [Int32],
        from first: Int
    ) {
        precondition(window.lowerBound >= 0 && window.upperBound <= sums.count && steps.count == sums.count + 1)
        precondition(first >= 0 && first + window.count <= weights.count)
        sums.withUnsafeMutableBufferPointer { sums in
            weights.withUnsafeBufferPointer { weights in
                let offset = first - window.lowerBound
                for index in window { sums[index] &+= height &* weights[index &+ offset] }
            }
        }
        steps[window.upperBound] &+= height &* Int32(Falloff.one)
    }

    /// Adds to each sum the steps that are kept for it and for those before it.
    static func addKept(_ steps: [Int32], to sums: inout [Int32]) {
        precondition(steps.count == sums.count + 1)
        sums.withUnsafeMutableBufferPointer { sums in
            steps.withUnsafeBufferPointer { steps in
                var whole: Int32 = 0
                for index in sums.indices {
                    whole &+= steps[index]
                    sums[index] &+= whole
                }
            }
        }
    }

    /// Appends a row (in 1/65536 level) to `sums` and its difference from the row before to `differences`, unless there
    /// is none.
    /// - Returns: where the two differ, in whole groups of eight.
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
            let group = x & ~7
            if let last = ranges.last, group <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<group + 8
            } else {
                ranges.append(group..<group + 8)
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

    /// Adds a range of the row of differences that begins at `first`, times weight/65536; the range is of whole groups of eight.
    static func add(
        _ total: inout [Int32], _ differences: [Int16], from first: Int, _ range: Range<Int>, times weight: Int
    ) {
        precondition(range.lowerBound & 7 == 0 && range.count & 7 == 0)
        precondition(
            range.lowerBound >= 0 && range.upperBound <= total.count && first + range.upperBound <= differences.count)
        let factor = Int16(truncatingIfNeeded: (weight + 2) >> 2)
        if factor == 0 { return }
        total.withUnsafeMutableBytes { total in
            differences.withUnsafeBytes { differences in
                var x = range.lowerBound
                while x < range.upperBound {
                    let eight = differences.loadUnaligned(fromByteOffset: (first + x) * 2, as: SIMD8<Int16>.self)
                    let product = SIMD8<Int32>(truncatingIfNeeded: eight) &* Int32(factor)
                    let sum = total.loadUnaligned(fromByteOffset: x * 4, as: SIMD8<Int32>.self)
                    total.storeBytes(of: sum &+ product, toByteOffset: x * 4, as: SIMD8<Int32>.self)
                    x += 8
                }
            }
        }
    }

    /// A sum as a level, to the nearest.
    @inline(__always)
    static func level(_ sum: Int32) -> UInt8 {
        UInt8(truncatingIfNeeded: (sum &+ 1 << 20) >> 21)
    }

    /// Writes a range of sums as levels from `first` on; false where all of them are 0.
    static func setLevels(_ levels: inout [UInt8], from first: Int, _ sums: [Int32], _ range: Range<Int>) -> Bool {
        precondition(first >= 0 && first + range.count <= levels.count)
        precondition(range.lowerBound >= 0 && range.upperBound <= sums.count)
        return levels.withUnsafeMutableBufferPointer { levels in
            sums.withUnsafeBufferPointer { sums in
                var all: UInt8 = 0
                let offset = first &- range.lowerBound
                for index in range {
                    let level = level(sums[index])
                    levels[index &+ offset] = level
                    all |= level
                }
                return all != 0
            }
        }
    }
}
