import SnapGraphics

/// The blurred coverage of a shape, row by row, as the exact sum over its edges.
///
/// A row of coverage is a sum of steps, one at each pixel edge where the level changes; blurred, each step becomes the fall-off's integral
/// about that place. Downwards the same holds for whole rows: where one differs from the one above, the difference sets in along the
/// integral. So a shape costs what its edges cost, and its straight rows and long runs cost nothing.
struct ShadowBlur {
    /// Rows of the shape that look the same: from `top` on, until the next group.
    private struct Group {
        var top: Int
        /// Blurred across, from the column `left` of the blur on, 0…65536.
        var sums: [Int32]
        /// What it adds to the group above, where it adds anything: ranges of indices into `sums`.
        var changes: [Range<Int>]
    }

    private let geometry: ShadowGeometry
    private var box = PixelRect.empty
    private var groups: [Group] = []
    private var row = CoverageRow()

    init(_ geometry: ShadowGeometry) {
        self.geometry = geometry
    }

    /// Calls `body` for the rows of the shadow of `outline` inside `clip`, from top to bottom.
    mutating func rows(
        of outline: Outline, _ scan: inout Scan, in clip: PixelRect,
        _ body: (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void
    ) {
        let (reachX, reachY) = (geometry.reachX, geometry.reachY)
        box = outline.edges.bounds.expanded(byX: reachX, y: reachY).intersection(clip)
        guard !box.isEmpty else { return }
        collectGroups(outline, &scan, in: box.expanded(byX: reachX, y: reachY))
        var y = box.top
        var first = 0
        while y < box.bottom {
            // Groups that have set in wholly are the ground; those that still do are added by their weight.
            while first < groups.count, groups[first].top + reachY <= y { first += 1 }
            var end = first
            while end < groups.count, groups[end].top - reachY <= y { end += 1 }
            var count = 1
            if first == end {
                let next = end < groups.count ? groups[end].top - reachY : box.bottom
                count = max(1, min(next, box.bottom) - y)
            }
            makeRow(y, first..<end)
            if !row.spans.isEmpty { body(row, y, count) }
            y += count
        }
    }

    private mutating func collectGroups(_ outline: Outline, _ scan: inout Scan, in source: PixelRect) {
        groups.removeAll(keepingCapacity: true)
        var last = [Int32](repeating: 0, count: box.width)
        var next = Int.min
        let nothing = last
        var found: [Group] = []
        func begin(_ top: Int, _ sums: [Int32]) {
            let changes = BlurKernels.changes(from: last, to: sums)
            if !changes.isEmpty { found.append(Group(top: top, sums: sums, changes: changes)) }
            last = sums
        }
        scan.rows(of: outline, in: source) { row, y, count in
            if next != .min, y != next { begin(next, nothing) }
            begin(y, blurred(row))
            next = y + count
        }
        if next != .min { begin(next, nothing) }
        groups = found
    }

    /// One row of coverage, blurred across.
    private func blurred(_ row: CoverageRow) -> [Int32] {
        var sums = [Int32](repeating: 0, count: box.width)
        var level = 0
        var end = Int.min
        func step(_ x: Int, to next: Int) {
            if next != level {
                BlurKernels.addStep(&sums, at: x - box.left, height: next - level, radius: geometry.radiusX)
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

    /// Makes the blurred row `y` of the groups before `active`, plus what those in it add so far.
    private mutating func makeRow(_ y: Int, _ active: Range<Int>) {
        row.begin(origin: box.left, width: box.width)
        let ground = active.lowerBound > 0 ? groups[active.lowerBound - 1].sums : nil
        var sums = ground?.map { Int($0) << 16 } ?? Array(repeating: 0, count: box.width)
        for index in active {
            let distance = (y - groups[index].top) << Subpixel.shift + Subpixel.one / 2
            let weight = Falloff.weight(leftOf: distance, radius: geometry.radiusY)
            guard weight != 0 else { continue }
            let above = index > 0 ? groups[index - 1].sums : nil
            for range in groups[index].changes {
                BlurKernels.add(&sums, groups[index].sums, minus: above, range, times: weight)
            }
        }
        BlurKernels.appendSpans(sums, to: &row)
    }
}
