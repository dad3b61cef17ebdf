/// The inner loops of `ShadowBlur`.
///
/// Numbers are scaled so that a product of a difference of rows (1/128 level, 16 bits) and a weight (1/16384, 15 bits)
/// fits 32 bits, and so does every sum: 255 · 128 · 16384 < 2^30. Levels are read from the sums' bits from 21 on.
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
    /// - Returns: from the first place where the two differ to the last, in whole groups of sixteen.
    static func appendChange(_ sums: inout [Int16], _ differences: inout [Int16], _ row: [Int32], isFirst: Bool)
        -> Range<Int>
    {
        let (old, new, width) = (sums.count - row.count, sums.count, row.count)
        sums.append(contentsOf: repeatElement(0, count: width))
        differences.append(contentsOf: repeatElement(0, count: width))
        var (first, end) = (width, 0)
        sums.withUnsafeMutableBufferPointer { sums in
            differences.withUnsafeMutableBufferPointer { differences in
                row.withUnsafeBufferPointer { row in
                    for x in 0..<width {
                        let sum = Int16(truncatingIfNeeded: (row[x] &+ 256) >> 9)
                        let difference = isFirst ? sum : sum &- sums[old &+ x]
                        sums[new &+ x] = sum
                        differences[new &+ x] = difference
                        if difference != 0 { (first, end) = (min(first, x), x + 1) }
                    }
                }
            }
        }
        guard first < end else {
            sums.removeLast(width)
            differences.removeLast(width)
            return 0..<0
        }
        return first & ~15..<(end + 15) & ~15
    }

    /// A weight in 1/65536 as one of those that differences are multiplied with, in 1/16384: to the nearest; of two equally near ones
    /// the one towards ½, so that two weights that add up to one still do.
    static func factor(_ weight: Int32) -> Int16 {
        Int16(truncatingIfNeeded: weight > Int32(Falloff.one / 2) ? (weight + 1) >> 2 : (weight + 2) >> 2)
    }

    /// Makes a range of a row's levels, in whole groups of sixteen: of the row of `sums` that begins at `ground`, or of nothing, plus rows of
    /// differences, which begin at `first` and then every `stride`, each times its factor; all to the nearest.
    static func setLevels(
        _ levels: inout [UInt8], _ range: Range<Int>, _ sums: [Int16], from ground: Int?, _ differences: [Int16],
        from first: Int, stride: Int, times factors: [Int16]
    ) {
        precondition(range.lowerBound & 15 == 0 && range.count & 15 == 0)
        precondition(range.lowerBound >= 0 && range.upperBound <= min(levels.count, stride))
        precondition(ground.map { $0 >= 0 && $0 + range.upperBound <= sums.count } ?? true)
        precondition(first >= 0 && first + factors.count * stride <= differences.count)
        levels.withUnsafeMutableBytes { levels in
            sums.withUnsafeBytes { sums in
                differences.withUnsafeBytes { differences in
                    factors.withUnsafeBufferPointer { factors in
                        var x = range.lowerBound
                        while x < range.upperBound {
                            var sum = SIMD16<Int32>(repeating: 1 << 20)
                            if let ground {
                                let sixteen = sums.loadUnaligned(
                                    fromByteOffset: (ground &+ x) &* 2, as: SIMD16<Int16>.self)
                                sum &+= SIMD16<Int32>(truncatingIfNeeded: sixteen) &<< 14
                            }
                            var place = (first &+ x) &* 2
                            for factor in factors {
                                let sixteen = differences.loadUnaligned(fromByteOffset: place, as: SIMD16<Int16>.self)
                                sum &+= SIMD16<Int32>(truncatingIfNeeded: sixteen) &* Int32(factor)
                                place &+= stride &* 2
                            }
                            levels.storeBytes(
                                of: SIMD16<UInt8>(truncatingIfNeeded: sum &>> 21), toByteOffset: x,
                                as: SIMD16<UInt8>.self
                            )
                            x &+= 16
                        }
                    }
                }
            }
        }
    }

    /// Copies levels to another row, from `start` on, in their order or the other way round; false where all of them are 0.
    static func copy(
        _ levels: [UInt8], _ range: Range<Int>, to row: inout [UInt8], from start: Int, isMirrored: Bool
    ) -> Bool {
        precondition(start >= 0 && start + range.count <= row.count)
        precondition(range.lowerBound >= 0 && range.upperBound <= levels.count)
        return levels.withUnsafeBytes { levels in
            row.withUnsafeMutableBytes { row in
                var all: UInt64 = 0
                var done = 0
                while done &+ 8 <= range.count {
                    let eight = levels.loadUnaligned(fromByteOffset: range.lowerBound &+ done, as: UInt64.self)
                    all |= eight
                    row.storeBytes(
                        of: isMirrored ? eight.byteSwapped : eight,
                        toByteOffset: isMirrored ? start &+ range.count &- 8 &- done : start &+ done, as: UInt64.self)
                    done &+= 8
                }
                while done < range.count {
                    let level = levels[range.lowerBound &+ done]
                    all |= UInt64(level)
                    row[isMirrored ? start &+ range.count &- 1 &- done : start &+ done] = level
                    done &+= 1
                }
                return all != 0
            }
        }
    }
}
