/// What a shape covers, row by row, as steps of coverage; a row like the one above is left out.
struct ShadowRows {
    /// The coverage from the column `x` on differs by `change` from that before.
    struct Step: Hashable {
        var x: Int
        var change: Int32
    }

    /// So the shape looks from the row `top` on.
    struct Row {
        var top: Int
        var steps: Range<Int>
    }

    private(set) var rows: [Row] = []
    private(set) var steps: [Step] = []
    /// Changes are in 1/`divisor` level.
    let divisor: Int

    /// The sum of the columns of any two steps that mirror each other, where every row is its own mirror image, all about one axis:
    /// what is left of it and what is right of it then look the same. Nil where it is not so.
    var columnAxis: Int? {
        guard let first = steps.first, let last = rows.first(where: { !$0.steps.isEmpty })?.steps.last else {
            return nil
        }
        let axis = first.x + steps[last].x
        for row in rows {
            for (step, mirrored) in zip(steps[row.steps], steps[row.steps].reversed())
            where step.x + mirrored.x != axis || step.change != -mirrored.change {
                return nil
            }
        }
        return axis
    }

    /// The sum of the tops of any two rows that mirror each other, one counted from its lower side: what is above the axis and what is
    /// below it then look the same. Nil where it is not so.
    var rowAxis: Int? {
        // The last is where nothing begins.
        guard let first = rows.first, let last = rows.last, last.steps.isEmpty else { return nil }
        let axis = first.top + last.top
        for (index, row) in rows.prefix((rows.count + 1) / 2).enumerated() {
            guard row.top + rows[rows.count - 1 - index].top == axis else { return nil }
            if index + 2 <= rows.count, steps[row.steps] != steps[rows[rows.count - 2 - index].steps] { return nil }
        }
        return axis
    }

    /// The rows that `scan` calls what it is given with, inside of `box`. From a height of two on, coverage is the mean of so many rows.
    init(
        in box: PixelRect, height: Int,
        _ scan: (PixelRect, (_ row: CoverageRow, _ y: Int, _ count: Int) -> Void) -> Void
    ) {
        divisor = height
        var next = box.top
        if height == 1 {
            scan(box) { row, y, count in
                if y != next { end(at: next) }
                add(row, y)
                next = y + count
            }
        } else {
            var block = RowBlock(box, height: height)
            func add(_ sums: [Int32], _ top: Int) {
                if top != next { end(at: next) }
                self.add(sums, from: box.left, top)
                next = top + height
            }
            scan(box) { block.add($0, $1, $2, add) }
            block.finish(add)
        }
        end(at: next)
    }

    private mutating func end(at top: Int) {
        append(Row(top: top, steps: steps.count..<steps.count))
    }

    private mutating func add(_ row: CoverageRow, _ y: Int) {
        let first = steps.count
        var level: Int32 = 0
        var end = 0
        for span in row.spans {
            if span.x != end { step(end, from: &level, to: 0) }
            if span.level != 0 {
                step(span.x, from: &level, to: Int32(span.level))
            } else {
                for offset in 0..<span.count {
                    step(span.x + offset, from: &level, to: Int32(row.levels[span.x - row.origin + offset]))
                }
            }
            end = span.x + span.count
        }
        step(end, from: &level, to: 0)
        append(Row(top: y, steps: first..<steps.count))
    }

    private mutating func add(_ sums: [Int32], from left: Int, _ top: Int) {
        let first = steps.count
        var level: Int32 = 0
        for (x, sum) in sums.enumerated() { step(left + x, from: &level, to: sum) }
        step(left + sums.count, from: &level, to: 0)
        append(Row(top: top, steps: first..<steps.count))
    }

    private mutating func step(_ x: Int, from level: inout Int32, to next: Int32) {
        guard next != level else { return }
        steps.append(Step(x: x, change: next - level))
        level = next
    }

    /// Keeps a row, whose steps are the last, unless it is like the one above.
    private mutating func append(_ row: Row) {
        let above = rows.last?.steps ?? 0..<0
        if steps[above] == steps[row.steps] {
            steps.removeSubrange(row.steps)
        } else {
            rows.append(row)
        }
    }
}
