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
        // The span that may still grow.
        var open = CoverageRow.Span(x: left, count: 0, level: 0)
        for word in 0..<words {
            var bits = touched[word]
            if bits == 0 { continue }
            touched[word] = 0
            while bits != 0 {
                let group = (word << 6 | bits.trailingZeroBitCount) << 2
                bits &= bits &- 1
                if group > x { append(x, group, level(area), &open, &spans) }
                let (a, b, c, d) = (cells[group], cells[group + 1], cells[group + 2], cells[group + 3])
                (cells[group], cells[group + 1], cells[group + 2], cells[group + 3]) = (0, 0, 0, 0)
                let (first, second) = (level(area &+ a), level(area &+ a &+ b))
                let (third, fourth) = (level(area &+ a &+ b &+ c), level(area &+ a &+ b &+ c &+ d))
                area = area &+ a &+ b &+ c &+ d
                x = group &+ 4
                if first == second, second == third, third == fourth {
                    append(group, x, first, &open, &spans)
                } else {
                    store(group, (first, second, third, fourth))
                    append(group, x, nil, &open, &spans)
                }
            }
        }
        if x < width { append(x, width, level(area), &open, &spans) }
        if open.count > 0 { spans.append(open) }
    }

    /// Appends the pixels from `start` to `end`: of one level, or, where that is nil, of those stored.
    @inline(__always)
    private func append(
        _ start: Int, _ end: Int, _ level: UInt8?, _ open: inout CoverageRow.Span, _ spans: inout [CoverageRow.Span]
    ) {
        // The last group may reach beyond the width.
        let count = min(end, width) &- start
        guard level != 0, count > 0 else { return }
        if open.level == level ?? 0, open.x &+ open.count == start &+ left {
            open.count &+= count
        } else {
            if open.count > 0 { spans.append(open) }
            open = CoverageRow.Span(x: start &+ left, count: count, level: level ?? 0)
        }
    }

    @inline(__always)
    private func store(_ start: Int, _ four: (UInt8, UInt8, UInt8, UInt8)) {
        levels[start] = four.0
        levels[start &+ 1] = four.1
        levels[start &+ 2] = four.2
        levels[start &+ 3] = four.3
    }
}
