import SnapGraphics

/// Signed areas, accumulated: the cells method of FreeType's and AGG's anti-aliased rasterizers, with dense rows.
///
/// Each cell holds what its pixel gains on its left neighbour, in units of 1/2^21 pixel (1,024 rows of a pixel × 2,048): an
/// edge that falls `d` rows within the pixel at the mean distance `f`/2048 from its left side adds `d·(2048 − f)` there
/// and `d·f` to the next cell. The sum from the left is the pixel's signed coverage. A bit for every four cells
/// remembers which were touched, so that wide shapes cost what their edges cost.
struct CellGrid {
    private var box = PixelRect.empty
    private var stride = 0
    private var wordStride = 0
    /// All zero between shapes: the sweep clears what it reads.
    private var cells: [Int32] = []
    private var touched: [UInt64] = []

    /// A whole pixel's coverage.
    static let full: Int32 = 1 << 21

    /// Makes room for the pixels of `box`, which is not empty.
    mutating func begin(_ box: PixelRect) {
        self.box = box
        // One cell more to the right takes what the last column hands on; then up to a group of four.
        stride = (box.width + 1 + 3) & ~3
        wordStride = (stride / 4 + 63) / 64
        if cells.count < stride * box.height {
            cells = Array(repeating: 0, count: stride * box.height)
        }
        if touched.count < wordStride * box.height {
            touched = Array(repeating: 0, count: wordStride * box.height)
        }
    }

    /// Adds edges; what lies left of the box counts for its first column, what lies elsewhere outside is skipped.
    mutating func accumulate(_ edges: [EdgeList.Edge]) {
        let (left, top) = (box.left << Subpixel.shift, box.top << Subpixel.shift)
        let (width, height) = (box.width, box.height)
        let (stride, wordStride) = (stride, wordStride)
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                guard let cellBase = cells.baseAddress, let bitBase = touched.baseAddress else { return }
                let accumulator = EdgeAccumulator(
                    cells: cellBase, marks: BitMarks(bits: bitBase, stride: wordStride), stride: stride, width: width,
                    height: height)
                for edge in edges {
                    accumulator.add(
                        x0: Int(edge.x0) - left, y0: Int(edge.y0) - top, x1: Int(edge.x1) - left,
                        y1: Int(edge.y1) - top,
                        winding: Int(edge.winding))
                }
            }
        }
    }

    /// Sums row `y` up into spans, and clears it.
    mutating func sweep(_ y: Int, _ rule: FillRule, into row: inout CoverageRow) {
        let (width, left) = (box.width, box.left)
        let (first, firstWord) = ((y - box.top) * stride, (y - box.top) * wordStride)
        let words = wordStride
        var spans = row.spans
        row.spans = []
        cells.withUnsafeMutableBufferPointer { cells in
            touched.withUnsafeMutableBufferPointer { touched in
                row.levels.withUnsafeMutableBufferPointer { levels in
                    guard
                        let cells = cells.baseAddress.map({ $0 + first }),
                        let touched = touched.baseAddress.map({ $0 + firstWord }), let levels = levels.baseAddress
                    else { return }
                    let sweep = RowSweep(
                        cells: cells, touched: touched, words: words, levels: levels, width: width, left: left)
                    switch rule {
                    case .nonZero: sweep.run(into: &spans, level: Self.nonZeroLevel)
                    case .evenOdd: sweep.run(into: &spans, level: Self.evenOddLevel)
                    }
                }
            }
        }
        row.spans = spans
    }

    /// round(255 · min(|area|, 1)).
    @inline(__always)
    static func nonZeroLevel(_ area: Int32) -> UInt8 {
        let covered = min(area.magnitude, UInt32(full))
        return UInt8(truncatingIfNeeded: (covered &* 255 &+ 1 << 20) >> 21)
    }

    /// The area folded into 0…1 like a zigzag of period 2, then as above.
    @inline(__always)
    static func evenOddLevel(_ area: Int32) -> UInt8 {
        let rest = area & (2 * full - 1)
        let covered = rest > full ? 2 * full - rest : rest
        return nonZeroLevel(covered)
    }
}
