/// The running sum over one row of cells.
struct RowSweep {
    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt64>
    let words: Int
    let levels: UnsafeMutablePointer<UInt8>
    /// In pixels.
    let width: Int
    /// The row's first column.
    let left: Int

    /// Appends the row's spans, from left to right, and clears its cells and bits.
    @inline(__always)
    func run(into spans: inout [CoverageRow.Span], level: (Int32) -> UInt8) {
        var area: Int32 = 0
        var x = 0
        for word in 0..<words {
            var bits = touched[word]
            if bits == 0 { continue }
            touched[word] = 0
            while bits != 0 {
                let group = (word << 6 | bits.trailingZeroBitCount) << 2
                bits &= bits &- 1
                if group > x {
                    appendRun(x, min(group, width), level(area), &spans)
                }
                let (a, b, c, d) = (cells[group], cells[group + 1], cells[group + 2], cells[group + 3])
                (cells[group], cells[group + 1], cells[group + 2], cells[group + 3]) = (0, 0, 0, 0)
                let (first, second) = (level(area &+ a), level(area &+ a &+ b))
                let (third, fourth) = (level(area &+ a &+ b &+ c), level(area &+ a &+ b &+ c &+ d))
                area = area &+ a &+ b &+ c &+ d
                x = group + 4
                if first == second, second == third, third == fourth {
                    appendRun(group, min(x, width), first, &spans)
                } else {
                    appendLevels(group, (first, second, third, fourth), &spans)
                }
            }
        }
        if x < width { appendRun(x, width, level(area), &spans) }
    }

    @inline(__always)
    private func appendRun(_ start: Int, _ end: Int, _ level: UInt8, _ spans: inout [CoverageRow.Span]) {
        guard level != 0, start < end else { return }
        if let last = spans.last, last.level == level, last.x + last.count == start + left {
            spans[spans.count - 1].count += end - start
        } else {
            spans.append(CoverageRow.Span(x: start + left, count: end - start, level: level))
        }
    }

    @inline(__always)
    private func appendLevels(_ start: Int, _ four: (UInt8, UInt8, UInt8, UInt8), _ spans: inout [CoverageRow.Span]) {
        let count = min(4, width - start)
        guard count > 0 else { return }
        // `levels` has one value a pixel, and the last group may reach beyond the width.
        levels[start] = four.0
        if count > 1 { levels[start + 1] = four.1 }
        if count > 2 { levels[start + 2] = four.2 }
        if count > 3 { levels[start + 3] = four.3 }
        if let last = spans.last, last.level == 0, last.x + last.count == start + left {
            spans[spans.count - 1].count += count
        } else {
            spans.append(CoverageRow.Span(x: start + left, count: count, level: 0))
        }
    }
}
