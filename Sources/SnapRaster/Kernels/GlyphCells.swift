/// The cells of a small outline that lies inside their box, densely: `CellGrid`'s areas, without its marks.
///
/// Most lines of a letter are pieces of curves, shorter than a pixel: they touch two rows and two columns at most, and are cut by hand,
/// with products where `EdgeAccumulator` divides.
struct GlyphCells {
    let cells: UnsafeMutablePointer<Int32>
    /// `Self.inverses`.
    let inverses: UnsafePointer<UInt64>
    /// In cells. Two more than the columns, so that a line at the right border has somewhere to hand on to; likewise there is a row
    /// more than `height`.
    let stride: Int
    /// In pixels.
    let width: Int
    let height: Int

    /// In subpixels from the corner of the box.
    typealias Point = (x: Int32, y: Int32)

    // `Subpixel`'s, written out: in debug builds, which optimise file by file, a constant of another file is a call.
    private var shift: Int { 10 }
    private var one: Int { 1 << 10 }
    private var mask: Int { 1 << 10 - 1 }

    /// Adds a line from one point to another.
    @inline(__always)
    func addLine(_ start: Point, _ end: Point) {
        // Bits beyond a pixel's own that differ.
        let (columns, rows) = ((start.x ^ end.x) >> 10, (start.y ^ end.y) >> 10)
        let (from, to) = ((x: Int(start.x), y: Int(start.y)), (x: Int(end.x), y: Int(end.y)))
        if columns | rows == 0 {
            let cell = from.y >> shift &* stride &+ from.x >> shift
            put(cell, to.y &- from.y, (from.x & mask) &+ (to.x & mask))
        } else if isLong(to.x &- from.x) || isLong(to.y &- from.y) {
            addLong(from, to)
        } else if rows == 0 {
            addAcross(from.y >> shift &* stride, from.x, to.x, to.y &- from.y)
        } else if from.y < to.y {
            addDown(from, to, winding: 1)
        } else {
            addDown(to, from, winding: -1)
        }
    }

    @inline(__always)
    private func isLong(_ change: Int) -> Bool { UInt(bitPattern: change &+ one) > UInt(bitPattern: 2 &* one) }

    private func addLong(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int)) {
        let accumulator = EdgeAccumulator(cells: cells, marks: NoMarks(), stride: stride, width: width, height: height)
        if from.y < to.y {
            accumulator.add(x0: from.x, y0: from.y, x1: to.x, y1: to.y, winding: 1)
        } else if from.y > to.y {
            accumulator.add(x0: to.x, y0: to.y, x1: from.x, y1: from.y, winding: -1)
        }
    }

    /// Adds an edge that falls from one row to the next, by a pixel at most.
    @inline(__always)
    private func addDown(_ from: (x: Int, y: Int), _ to: (x: Int, y: Int), winding: Int) {
        let row = from.y >> shift
        let border = (row &+ 1) << shift
        let (upper, lower) = (border &- from.y, to.y &- border)
        let (height, width) = (to.y &- from.y, to.x &- from.x)
        // Where it crosses the border, to the nearest step; with a pixel more meanwhile, so that it is above zero.
        let middle = from.x &- one &+ quotient(upper &* width &+ height >> 1 &+ height << shift, height)
        let first = row &* stride
        if (from.x ^ to.x) >> shift == 0 {
            let cell = first &+ from.x >> shift
            put(cell, upper &* winding, (from.x & mask) &+ (middle & mask))
            put(cell &+ stride, lower &* winding, (middle & mask) &+ (to.x & mask))
        } else {
            addPiece(first, from.x, middle, upper &* winding)
            addPiece(first &+ stride, middle, to.x, lower &* winding)
        }
    }

    /// Adds what an edge does within the row that begins at `first`: it goes from `xa` to `xb` and falls `fall`, or rises.
    @inline(__always)
    private func addPiece(_ first: Int, _ xa: Int, _ xb: Int, _ fall: Int) {
        if (xa ^ xb) >> shift == 0 {
            put(first &+ xa >> shift, fall, (xa & mask) &+ (xb & mask))
        } else {
            addAcross(first, xa, xb, fall)
        }
    }

    /// The same from one column to the next.
    @inline(__always)
    private func addAcross(_ first: Int, _ xa: Int, _ xb: Int, _ fall: Int) {
        let (low, high) = (min(xa, xb), max(xa, xb))
        let (column, run) = (low >> shift, high &- low)
        let left = (column &+ 1) << shift &- low
        // To the nearest, halves away from zero.
        let sign = fall >> 63
        let share = (quotient(((fall ^ sign) &- sign) &* left &+ run >> 1, run) ^ sign) &- sign
        put(first &+ column, share, (low & mask) &+ one)
        put(first &+ column &+ 1, fall &- share, high & mask)
    }

    /// Adds a fall of `signed` subpixels at the mean distance `inside`/2048 from the left side of a cell.
    @inline(__always)
    private func put(_ cell: Int, _ signed: Int, _ inside: Int) {
        let area = signed &* inside
        cells[cell] = cells[cell] &+ Int32(truncatingIfNeeded: signed &* (2 &* one) &- area)
        cells[cell &+ 1] = cells[cell &+ 1] &+ Int32(truncatingIfNeeded: area)
    }

    /// Of two numbers that are not negative, the dividend below 2^22, the divisor 1…2^10.
    @inline(__always)
    private func quotient(_ dividend: Int, _ divisor: Int) -> Int {
        Int(truncatingIfNeeded: (UInt64(truncatingIfNeeded: dividend) &* inverses[divisor]) >> 32)
    }

    /// 2^32 over each number up to 2^10, rounded up. A product with one exceeds that with the exact inverse by less than 2^-10 for
    /// dividends below 2^22, and so has the same whole part.
    static let inverses: [UInt64] = [0] + (1...1024).map { ((1 << 32) + $0 - 1) / $0 }
}
