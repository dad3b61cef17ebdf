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
        /// The sums that differ are among these, in whole groups of eight.
        var sums: Range<Int>
    }

    private let geometry: ShadowGeometry
    private var box = PixelRect.empty
    private var columns = ShadowColumns(left: 0, right: 0, edges: [], reach: 0, axis: nil)
    private var changes: [Change] = []
    /// For each change a row: the coverage from there on, blurred across, in 1/128 level.
    private var sums: [Int16] = []
    /// For each change a row: what it adds to the one before.
    private var differences: [Int16] = []
    private var total: [Int32] = []
    /// How much of a change has set in, from `reachY` rows before it to as many after it.
    private var shares: [Int16] = []
    /// Of each change that is setting in.
    private var factors: [Int16] = []
    private var row = CoverageRow()

    init(_ geometry: ShadowGeometry) {
        self.geometry = geometry
    }

    /// Calls `body` for the rows of a shadow inside `clip`, from top to bottom.
    /// - Parameters:
    ///   - bounds: of what casts it.
    ///   - scan: calls what it is given with the rows of that inside a box.
    mutating func rows(
        _ bounds: PixelRect, in clip: PixelRect,
        scan: (_ box: PixelRect, _ row: (CoverageRow, _ y: Int, _ count: Int) -> Void) -> Void,
        body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void
    ) {
        let reach = geometry.reachY
        box = bounds.expanded(byX: geometry.reachX, y: reach).intersection(clip)
        guard !box.isEmpty else { return }
        findChanges(scan)
        total = Array(repeating: 0, count: columns.stride)
        shares = Falloff.weights(reach: reach, radius: geometry.radiusY).map(BlurKernels.factor)
        var y = box.top
        var first = 0
        var end = 0
        while y < box.bottom {
            // Changes that have set in wholly are the ground; those that still do are added by their weight.
            while first < changes.count, changes[first].top + reach <= y { first += 1 }
            while end < changes.count, changes[end].top - reach <= y { end += 1 }
            var count = 1
            if first == end {
                let next = end < changes.count ? changes[end].top - reach : box.bottom
                count = max(1, min(next, box.bottom) - y)
            }
            makeRow(y, first..<end)
            if !row.spans.isEmpty { body(row, y, count) }
            y += count
        }
    }

    /// Scans the shape as far as its shadow can be seen, and keeps each row that is not like the one above.
    private mutating func findChanges(_ scan: (PixelRect, (CoverageRow, Int, Int) -> Void) -> Void) {
        let source = box.expanded(byX: geometry.reachX, y: geometry.reachY)
        let shape = ShadowRows(in: source, height: geometry.rowsInBlock, scan)
        columns = ShadowColumns(
            left: box.left, right: box.right, edges: shape.steps.map(\.x), reach: geometry.reachX,
            axis: shape.axis)
        // The fall-off across, at the middles of pixels from `reachX` before an edge to `reachX` behind it.
        let weights = Falloff.weights(reach: geometry.reachX, radius: geometry.radiusX)
        var blurred = [Int32](repeating: 0, count: columns.stride)
        var steps = [Int32](repeating: 0, count: columns.stride + 1)
        sums.reserveCapacity(shape.rows.count * columns.stride)
        differences.reserveCapacity(shape.rows.count * columns.stride)
        for row in shape.rows {
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
    }

    private mutating func addChange(_ top: Int, _ blurred: [Int32]) {
        let found = BlurKernels.appendChange(&sums, &differences, blurred, isFirst: changes.isEmpty)
        if !found.isEmpty { changes.append(Change(top: top, sums: found)) }
    }

    /// Makes row `y`: what stands before the active changes, plus what these add so far.
    private mutating func makeRow(_ y: Int, _ active: Range<Int>) {
        let stride = columns.stride
        BlurKernels.setGround(&total, sums, from: active.lowerBound > 0 ? (active.lowerBound - 1) * stride : nil)
        factors.removeAll(keepingCapacity: true)
        var (first, end) = (Int.max, 0)
        for index in active {
            factors.append(shares[y - changes[index].top + geometry.reachY])
            first = min(first, changes[index].sums.lowerBound)
            end = max(end, changes[index].sums.upperBound)
        }
        if first < end {
            BlurKernels.add(
                &total, differences, from: active.lowerBound * stride, stride: stride, first..<end, times: factors)
        }
        row.begin(origin: box.left, width: box.width)
        for index in columns.segments.indices {
            let segment = columns.segments[index]
            if segment.isFlat {
                let level = BlurKernels.level(total[segment.sums.lowerBound])
                row.append(level: level, x: segment.x, count: segment.count)
            } else {
                row.append(total, segment.sums, x: segment.x, isMirrored: segment.isMirrored)
            }
        }
    }
}
