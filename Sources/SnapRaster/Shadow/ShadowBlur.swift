import SnapGraphics

/// The blurred coverage of a shape, or the blurred alpha of a picture, row by row, as the exact sum over its edges.
///
/// A row of coverage is a sum of steps, one at each pixel edge where the level changes; blurred, each step becomes the
/// fall-off's integral about that place. Downwards the same holds for whole rows: where one differs from the one above,
/// the difference sets in along the integral. So a shape costs what its edges cost: its straight rows and long runs cost
/// nothing, and columns that no edge is near to are reckoned once for all.
struct ShadowBlur {
    /// Where a row of the shape differs from the one above.
    private struct Change {
        /// The row's number.
        var top: Int
        /// The sums that differ are among these, in whole groups of sixteen.
        var sums: Range<Int>
    }

    private let geometry: ShadowGeometry
    private var columns = ShadowColumns(left: 0, right: 0, edges: [], reach: 0, axis: nil)
    private var changes: [Change] = []
    /// For each change a row: the coverage from there on, blurred across, in 1/128 level.
    private var sums: [Int16] = []
    /// For each change a row: what it adds to the one before.
    private var differences: [Int16] = []
    /// Of one row, for each of its sums.
    private var levels: [UInt8] = []
    /// How much of a change has set in, from `reachY` rows before it to as many after it.
    private var shares: [Int16] = []
    /// Of each change that is setting in.
    private var factors: [Int16] = []
    private var row = CoverageRow()

    init(_ geometry: ShadowGeometry) {
        self.geometry = geometry
    }

    /// Calls `body` for the rows of those parts of a shadow that are seen, each part's in runs of its own.
    /// - Parameters:
    ///   - bounds: of what casts it.
    ///   - parts: boxes of which none overlap.
    ///   - scan: calls what it is given with the rows of what casts it inside a box.
    mutating func rows(
        _ bounds: PixelRect, in parts: [PixelRect],
        scan: (_ box: PixelRect, _ row: (CoverageRow, _ y: Int, _ count: Int) -> Void) -> Void,
        body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void
    ) {
        let reach = geometry.reachY
        let extent = bounds.expanded(byX: geometry.reachX, y: reach)
        let seen = parts.map(extent.intersection).filter { !$0.isEmpty }
        let box = seen.reduce(PixelRect.empty) { $0.union($1) }
        if box.isEmpty { return }
        let fold = findChanges(in: box, scan)
        let parts = seen.map { ShadowPart($0, columns) }
        levels = Array(repeating: 0, count: columns.stride)
        shares = Falloff.weights(reach: reach, radius: geometry.radiusY).map(BlurKernels.factor)
        var y = fold.rows.lowerBound
        var first = 0
        var end = 0
        while y < fold.rows.upperBound {
            // Changes that have set in wholly are the ground; those that still do are added by their weight.
            while first < changes.count, changes[first].top + reach <= y { first += 1 }
            while end < changes.count, changes[end].top - reach <= y { end += 1 }
            var rows = y..<y + 1
            if first == end {
                let next = end < changes.count ? changes[end].top - reach : fold.rows.upperBound
                rows = y..<max(y + 1, min(next, fold.rows.upperBound))
            }
            draw(rows, fold.mirrored(rows), parts, active: first..<end, body)
            y = rows.upperBound
        }
    }

    /// Calls `body` with what is seen of some rows that look alike, and of those that mirror them.
    private mutating func draw(
        _ rows: Range<Int>, _ mirrored: Range<Int>, _ parts: [ShadowPart], active: Range<Int>,
        _ body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void
    ) {
        var (first, end) = (Int.max, 0)
        for part in parts where !part.visible(rows).isEmpty || !part.visible(mirrored).isEmpty {
            (first, end) = (min(first, part.sums.lowerBound), max(end, part.sums.upperBound))
        }
        guard first < end else { return }
        setLevels(active, at: rows.lowerBound, first..<end)
        for part in parts {
            let (own, other) = (part.visible(rows), part.visible(mirrored))
            if own.isEmpty, other.isEmpty { continue }
            part.set(&row, levels)
            if row.spans.isEmpty { continue }
            if !own.isEmpty { body(row, own.lowerBound, own.count) }
            if !other.isEmpty { body(row, other.lowerBound, other.count) }
        }
    }

    /// Scans the shape as far as its shadow can be seen in `box`, and keeps each row that is not like the one above.
    /// - Returns: which rows of the box are to be reckoned.
    private mutating func findChanges(in box: PixelRect, _ scan: (PixelRect, (CoverageRow, Int, Int) -> Void) -> Void)
        -> ShadowFold
    {
        let source = box.expanded(byX: geometry.reachX, y: geometry.reachY)
        let shape = ShadowRows(in: source, height: geometry.rowsInBlock, scan)
        columns = ShadowColumns(
            left: box.left, right: box.right, edges: shape.steps.map(\.x), reach: geometry.reachX,
            axis: shape.columnAxis)
        let fold = ShadowFold(top: box.top, bottom: box.bottom, axis: shape.rowAxis)
        // The fall-off across, at the middles of pixels from `reachX` before an edge to `reachX` behind it.
        let weights = Falloff.weights(reach: geometry.reachX, radius: geometry.radiusX)
        var blurred = [Int32](repeating: 0, count: columns.stride)
        var steps = [Int32](repeating: 0, count: columns.stride + 1)
        let felt = shape.rows.prefix { $0.top - geometry.reachY < fold.rows.upperBound }
        sums.reserveCapacity(felt.count * columns.stride)
        differences.reserveCapacity(felt.count * columns.stride)
        for row in felt {
            BlurKernels.clear(&blurred)
            BlurKernels.clear(&steps)
            for step in shape.steps[row.steps] {
                let (window, first) = columns.window(of: step.x)
                BlurKernels.addStep(&blurred, &steps, over: window, height: step.change, weights, from: first)
            }
            BlurKernels.addKept(steps, to: &blurred)
            if shape.divisor > 1 { blurred = blurred.map { $0 / Int32(shape.divisor) } }
            addChange(row.top, blurred)
        }
        return fold
    }

    private mutating func addChange(_ top: Int, _ blurred: [Int32]) {
        let found = BlurKernels.appendChange(&sums, &differences, blurred, isFirst: changes.isEmpty)
        if !found.isEmpty { changes.append(Change(top: top, sums: found)) }
    }

    /// Makes the levels of row `y` for some sums: what stands before the active changes, plus what these add so far.
    private mutating func setLevels(_ active: Range<Int>, at y: Int, _ needed: Range<Int>) {
        factors.removeAll(keepingCapacity: true)
        var (first, end) = (Int.max, 0)
        for index in active {
            factors.append(shares[y - changes[index].top + geometry.reachY])
            first = min(first, changes[index].sums.lowerBound)
            end = max(end, changes[index].sums.upperBound)
        }
        // In whole groups of sixteen, as the changes' are.
        let all = needed.lowerBound & ~15..<(needed.upperBound + 15) & ~15
        let changing = (first < end ? first..<end : 0..<0).clamped(to: all)
        setLevels(all.lowerBound..<changing.lowerBound, active.lowerBound, times: [])
        setLevels(changing, active.lowerBound, times: factors)
        setLevels(changing.upperBound..<all.upperBound, active.lowerBound, times: [])
    }

    /// Makes the levels for a range of sums, where changes from `first` on are multiplied with factors.
    private mutating func setLevels(_ range: Range<Int>, _ first: Int, times factors: [Int16]) {
        if range.isEmpty { return }
        let stride = columns.stride
        BlurKernels.setLevels(
            &levels, range, sums, from: first > 0 ? (first - 1) * stride : nil, differences, from: first * stride,
            stride: stride, times: factors)
    }
}
