/// Adds single edges to cells.
///
/// Where an edge crosses the sides of pixels is rounded to the nearest step. The divisions are exact: quotient and remainder are
/// carried from row to row and cell to cell, and depend on the edge alone, so that neither the box nor the band it is scanned in
/// changes a pixel. Sums and products wrap, but none can overflow: coordinates are within ±2^31, so products of two within ±2^62.
struct EdgeAccumulator<Marks: CellMarks> {
    let cells: UnsafeMutablePointer<Int32>
    let marks: Marks
    let stride: Int
    /// In pixels.
    let width: Int
    let height: Int

    // `Subpixel`'s, written out: in debug builds, which optimise file by file, a constant of another file is a call.
    private var shift: Int { 10 }
    private var one: Int { 1 << 10 }
    private var mask: Int { 1 << 10 - 1 }

    /// Adds the edge from (x0, y0) down to (x1, y1), in subpixels from the corner of the box.
    @inline(__always)
    func add(x0: Int, y0: Int, x1: Int, y1: Int, winding: Int) {
        let (top, bottom) = (max(y0, 0), min(y1, height << shift))
        guard top < bottom, min(x0, x1) < width << shift else { return }
        let (first, last) = (top >> shift, (bottom &- 1) >> shift)
        if x0 == x1 {
            addVertical(x: x0, top, bottom, first...last, winding)
            return
        }
        let (dx, dy) = (x1 &- x0, y1 &- y0)
        var x = top == y0 ? x0 : x0 &+ Self.divide((top &- y0) &* dx &+ dy >> 1, dy).quotient
        if first == last {
            let end = bottom == y1 ? x1 : x0 &+ Self.divide((bottom &- y0) &* dx &+ dy >> 1, dy).quotient
            addPiece(first, x, end, bottom &- top, winding)
            return
        }
        // The edge at the lower border of row `first`, and what it moves from border to border.
        var border = Self.divide((((first &+ 1) << shift) &- y0) &* dx &+ dy >> 1, dy)
        if first &+ 1 == last {
            let middle = x0 &+ border.quotient
            addPiece(first, x, middle, (last << shift) &- top, winding)
            let end = bottom == y1 ? x1 : x0 &+ Self.divide((bottom &- y0) &* dx &+ dy >> 1, dy).quotient
            addPiece(last, middle, end, bottom &- last << shift, winding)
            return
        }
        let step = Self.divide(dx << shift, dy)
        var y = top
        for row in first..<last {
            let next = x0 &+ border.quotient
            addPiece(row, x, next, ((row &+ 1) << shift) &- y, winding)
            (x, y) = (next, (row &+ 1) << shift)
            border.quotient &+= step.quotient
            border.remainder &+= step.remainder
            if border.remainder >= dy {
                border.remainder &-= dy
                border.quotient &+= 1
            }
        }
        // `border` now stands at the lower border of the last row, which is where a cut edge ends.
        addPiece(last, x, bottom == y1 ? x1 : x0 &+ border.quotient, bottom &- y, winding)
    }

    /// Division towards minus infinity.
    @inline(__always)
    private static func divide(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
    }

    @inline(__always)
    private func addVertical(x: Int, _ top: Int, _ bottom: Int, _ rows: ClosedRange<Int>, _ winding: Int) {
        let x = max(x, 0)
        let (cell, inside) = (x >> shift, (x & mask) << 1)
        var y = top
        for row in rows {
            let end = min((row &+ 1) << shift, bottom)
            put(row, cell, (end &- y) &* winding, inside)
            y = end
        }
    }

    /// Adds what an edge does within one row: it goes from `xa` to `xb` and falls `fall` subpixels.
    @inline(__always)
    private func addPiece(_ row: Int, _ xa: Int, _ xb: Int, _ fall: Int, _ winding: Int) {
        let (low, high) = xa < xb ? (xa, xb) : (xb, xa)
        if high <= 0 {
            put(row, 0, fall &* winding, 0)
        } else if low >> shift == high >> shift {
            if low < width << shift { put(row, low >> shift, fall &* winding, (low & mask) &+ (high & mask)) }
        } else if low < width << shift {
            addAcross(row, low, high, fall, winding)
        }
    }

    /// The same for a piece that crosses cell borders; in which direction does not matter to areas.
    private func addAcross(_ row: Int, _ low: Int, _ high: Int, _ fall: Int, _ winding: Int) {
        let run = high &- low
        let (firstCell, lastCell) = (low >> shift, high >> shift)
        if firstCell >= 0, firstCell &+ 1 == lastCell, lastCell < width {
            let total = (fall &* (lastCell << shift &- low) &+ run >> 1) / run
            put(row, firstCell, total &* winding, (low & mask) &+ one)
            put(row, lastCell, (fall &- total) &* winding, high & mask)
            return
        }
        var cell = max(firstCell, 0)
        var fallen = 0
        if firstCell < 0 {
            fallen = (fall &* -low &+ run >> 1) / run
            put(row, 0, fallen &* winding, 0)
        }
        var border = (fall &* (((cell &+ 1) << shift) &- low) &+ run >> 1).quotientAndRemainder(dividingBy: run)
        let step = (fall << shift).quotientAndRemainder(dividingBy: run)
        let end = min(lastCell, width &- 1)
        while cell <= end {
            let total = cell == lastCell ? fall : border.quotient
            let start = cell == firstCell ? low & mask : 0
            let stop = cell == lastCell ? high & mask : one
            put(row, cell, (total &- fallen) &* winding, start &+ stop)
            fallen = total
            border.quotient &+= step.quotient
            border.remainder &+= step.remainder
            if border.remainder >= run {
                border.remainder &-= run
                border.quotient &+= 1
            }
            cell &+= 1
        }
    }

    /// Adds a fall of `signed` subpixels at the mean distance `inside`/2048 from the left side of a cell.
    @inline(__always)
    private func put(_ row: Int, _ cell: Int, _ signed: Int, _ inside: Int) {
        let area = signed &* inside
        let index = row &* stride &+ cell
        cells[index] = cells[index] &+ Int32(truncatingIfNeeded: signed &* (2 &* one) &- area)
        cells[index &+ 1] = cells[index &+ 1] &+ Int32(truncatingIfNeeded: area)
        marks.mark(row: row, cell: cell)
    }
}
