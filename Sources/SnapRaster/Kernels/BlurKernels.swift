/// The inner loops of `ShadowBlur`.
enum BlurKernels {
    /// Adds a step of `height` levels before the pixel `at`, blurred: sums are in 1/65536 level.
    static func addStep(_ sums: inout [Int32], at place: Int, height: Int, radius: Int) {
        let reach = (2 * radius + 255) / 256 + 1
        let count = sums.count
        let (start, end) = (min(max(place - reach, 0), count), min(max(place + reach, 0), count))
        sums.withUnsafeMutableBufferPointer { sums in
            for x in start..<end {
                let distance = (x - place) << 8 + 128
                sums[x] &+= Int32(truncatingIfNeeded: height &* Falloff.weight(leftOf: distance, radius: radius))
            }
            let whole = Int32(truncatingIfNeeded: height &* Falloff.one)
            for x in end..<count { sums[x] &+= whole }
        }
    }

    /// Where two rows differ, as ranges; gaps of a few pixels are bridged.
    static func changes(from old: [Int32], to new: [Int32]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for x in new.indices where new[x] != old[x] {
            if let last = ranges.last, x - last.upperBound < 8 {
                ranges[ranges.count - 1] = last.lowerBound..<x + 1
            } else {
                ranges.append(x..<x + 1)
            }
        }
        return ranges
    }

    /// Adds (new − old) · weight in a range.
    static func add(_ sums: inout [Int], _ new: [Int32], minus old: [Int32]?, _ range: Range<Int>, times weight: Int) {
        precondition(range.upperBound <= sums.count && range.upperBound <= new.count)
        precondition(range.upperBound <= old?.count ?? .max)
        sums.withUnsafeMutableBufferPointer { sums in
            new.withUnsafeBufferPointer { new in
                guard let old else {
                    for x in range { sums[x] &+= Int(new[x]) &* weight }
                    return
                }
                old.withUnsafeBufferPointer { old in
                    for x in range { sums[x] &+= Int(new[x] &- old[x]) &* weight }
                }
            }
        }
    }

    /// Rounds sums, in 1/2^32 level, to levels, as runs where they are long and as single levels elsewhere.
    static func appendSpans(_ sums: [Int], to row: inout CoverageRow) {
        var start = 0
        func level(_ sum: Int) -> UInt8 { UInt8(truncatingIfNeeded: (sum + 1 << 31) >> 32) }
        while start < sums.count {
            let first = level(sums[start])
            var end = start + 1
            while end < sums.count, sums[end] == sums[start] || level(sums[end]) == first { end += 1 }
            if end - start >= 16 {
                if first != 0 { row.appendRun(x: row.origin + start, count: end - start, level: first) }
            } else {
                for x in start..<end { row.levels[x] = first }
                if let last = row.spans.last, last.level == 0, last.x + last.count == row.origin + start {
                    row.spans[row.spans.count - 1].count += end - start
                } else {
                    row.spans.append(CoverageRow.Span(x: row.origin + start, count: end - start, level: 0))
                }
            }
            start = end
        }
    }
}
