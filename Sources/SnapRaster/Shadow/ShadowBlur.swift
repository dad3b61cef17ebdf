import SnapGraphics

/// The blurred coverage of a shape, row by row, as the exact sum over its edges.
///
/// A row of coverage is a sum of steps, one at each pixel edge where the level changes; blurred, each step becomes the
/// fall-off's integral about that place. Downwards the same holds for whole rows: where one differs from the one above,
/// the difference sets in along the integral. So a shape costs what its edges cost, and its straight rows and long runs
/// cost nothing.
struct ShadowBlur {
    /// Where a row of the shape differs from the one above.
    private struct Change {
        /// The row's number.
        var top: Int
        /// Which of its columns differ, as indices into `ranges`.
        var ranges: Range<Int>
    }

    private let geometry: ShadowGeometry
    private var box = PixelRect.empty
    private var changes: [Change] = []
    private var ranges: [Range<Int>] = []
    /// For each change a row: the coverage from there on, blurred across, in 1/128 level.
    private var sums: [Int16] = []
    /// For each change a row: what it adds to the one before.
    private var differences: [Int16] = []
    /// The fall-off across, at the middles of pixels from `reachX` before an edge to `reachX` behind it.
    private var weights: [Int32] = []
    private var total: [Int32] = []
    private var row = CoverageRow()

    init(_ geometry: ShadowGeometry) {
        self.geometry = geometry
    }

    /// Calls `body` for the rows of the shadow of `outline` inside `clip`, from top to bottom.
    mutating func rows(
        of outline: Outline, _ scan: inout Scan, in clip: PixelRect,
        _ body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void
    ) {
        let reach = geometry.reachY
        box = outline.edges.bounds.expanded(byX: geometry.reachX, y: reach).intersection(clip)
        guard !box.isEmpty else { return }
        findChanges(outline, &scan)
        total = Array(repeating: 0, count: box.width)
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
    private mutating func findChanges(_ outline: Outline, _ scan: inout Scan) {
        let source = box.expanded(byX: geometry.reachX, y: geometry.reachY)
        weights = Falloff.weights(reach: geometry.reachX, radius: geometry.radiusX)
        // A fade over 64 rows and more hides what blocks of 1/32 of it change: less than 1/100 level.
        let height = geometry.radiusY < 64 << Subpixel.shift ? 1 : geometry.radiusY >> (Subpixel.shift + 5)
        var next = source.top
        func add(_ sums: [Int32], _ top: Int, _ count: Int) {
            if top != next { addChange(next, nothing) }
            addChange(top, sums)
            next = top + count
        }
        let nothing = [Int32](repeating: 0, count: box.width)
        if height == 1 {
            scan.rows(of: outline, in: source) { add(blurred($0), $1, $2) }
        } else {
            var block = RowBlock(source, height: height)
            scan.rows(of: outline, in: source) { row, y, count in
                block.add(row, y, count) { add(blurred($0, from: source.left, height: height), $1, height) }
            }
            block.finish { add(blurred($0, from: source.left, height: height), $1, height) }
        }
        addChange(next, nothing)
    }

    private mutating func addChange(_ top: Int, _ blurred: [Int32]) {
        let found = BlurKernels.appendChange(&sums, &differences, blurred, isFirst: changes.isEmpty)
        guard !found.isEmpty else { return }
        changes.append(Change(top: top, ranges: ranges.count..<ranges.count + found.count))
        ranges.append(contentsOf: found)
    }

    /// One row of coverage, blurred across, in 1/65536 level.
    private func blurred(_ row: CoverageRow) -> [Int32] {
        var sums = [Int32](repeating: 0, count: box.width)
        var level = 0
        var end = 0
        func step(_ x: Int, to next: Int) {
            if next != level {
                BlurKernels.addStep(&sums, at: x - box.left, height: next - level, weights)
                level = next
            }
        }
        for span in row.spans {
            if span.x != end { step(end, to: 0) }
            if span.level != 0 {
                step(span.x, to: Int(span.level))
            } else {
                for offset in 0..<span.count {
                    step(span.x + offset, to: Int(row.levels[span.x - row.origin + offset]))
                }
            }
            end = span.x + span.count
        }
        step(end, to: 0)
        return sums
    }

    /// The mean of `height` rows of coverage, given their sum, blurred across, in 1/65536 level.
    private func blurred(_ coverage: [Int32], from left: Int, height: Int) -> [Int32] {
        var sums = [Int32](repeating: 0, count: box.width)
        var level: Int32 = 0
        for (x, next) in coverage.enumerated() where next != level {
            BlurKernels.addStep(&sums, at: left + x - box.left, height: Int(next - level), weights)
            level = next
        }
        BlurKernels.addStep(&sums, at: left + coverage.count - box.left, height: -Int(level), weights)
        return sums.map { $0 / Int32(height) }
    }

    /// Makes row `y`: what stands before the active changes, plus what these add so far.
    private mutating func makeRow(_ y: Int, _ active: Range<Int>) {
        let width = box.width
        BlurKernels.setGround(&total, sums, from: active.lowerBound > 0 ? (active.lowerBound - 1) * width : nil)
        for index in active {
            let distance = (y - changes[index].top) << Subpixel.shift + Subpixel.one / 2
            let weight = Falloff.weight(leftOf: distance, radius: geometry.radiusY)
            for range in ranges[changes[index].ranges] {
                BlurKernels.add(&total, differences, from: index * width, range, times: weight)
            }
        }
        row.begin(origin: box.left, width: width)
        BlurKernels.setLevels(&row.levels, total)
        row.appendLevels(count: width)
    }
}
