/// Gathers marked pixels into clusters: pixels in the same or in touching cells of a coarse grid belong together.
///
/// Cells are 8 pixels wide, so marks up to 8 pixels apart always join, and marks 16 or more apart never do: about a letter
/// space joins, a line of text stands alone. Linear in cells.
struct ClusterGrid {
    /// Cells a row, with one on the right that has no marks.
    private let stride: Int
    /// Those that no cluster has yet, with a row above and one below, and one cell before and behind all, that have no marks: every cell of
    /// the picture has eight around it. Zero where there is none.
    private var cells: [UInt64]
    private var open: [Int] = []

    init(_ marks: PixelMarks) {
        stride = marks.columns + 1
        cells = Array(repeating: 0, count: stride * (marks.rows + 2) + 1)
        for row in 0..<marks.rows {
            let first = (row + 1) * stride + 1
            cells.replaceSubrange(
                first..<first + marks.columns, with: marks.cells[row * marks.columns..<(row + 1) * marks.columns])
        }
    }

    /// The clusters from top to bottom, and from left to right where they begin at one height.
    consuming func regions() -> [Difference.Region] {
        var found: [Cluster] = []
        for start in cells.indices where cells[start] != 0 { found.append(takeCluster(from: start)) }
        // Two clusters may begin at the same pixel row and column of their rectangles: the sides decide then.
        found.sort { ($0.top, $0.left, $0.bottom, $0.right) < ($1.top, $1.left, $1.bottom, $1.right) }
        return found.map { cluster in
            Difference.Region(
                x: cluster.left, y: cluster.top, width: cluster.right - cluster.left + 1,
                height: cluster.bottom - cluster.top + 1, differentPixels: cluster.count)
        }
    }

    private mutating func takeCluster(from start: Int) -> Cluster {
        var cluster = Cluster()
        take(start, into: &cluster)
        while let cell = open.popLast() {
            for near in [cell - stride, cell, cell + stride] {
                take(near - 1, into: &cluster)
                take(near, into: &cluster)
                take(near + 1, into: &cluster)
            }
        }
        return cluster
    }

    @inline(__always)
    private mutating func take(_ cell: Int, into cluster: inout Cluster) {
        if cells[cell] != 0 { takeMarks(cell, into: &cluster) }
    }

    private mutating func takeMarks(_ cell: Int, into cluster: inout Cluster) {
        let marks = cells[cell]
        cells[cell] = 0
        open.append(cell)
        let (row, column) = (cell - 1).quotientAndRemainder(dividingBy: stride)
        cluster.add(marks, x: column * PixelMarks.cellSide, y: (row - 1) * PixelMarks.cellSide)
    }

    /// The smallest rectangle around some marks (its last column and row included), and their number.
    private struct Cluster {
        var left = Int.max
        var top = Int.max
        var right = 0
        var bottom = 0
        var count = 0

        /// Adds the marks of the cell whose first pixel is at (`x`, `y`).
        mutating func add(_ marks: UInt64, x: Int, y: Int) {
            // All rows laid over each other.
            var folded = marks | marks >> 32
            folded |= folded >> 16
            let across = UInt8(truncatingIfNeeded: folded | folded >> 8)
            left = min(left, x + across.trailingZeroBitCount)
            right = max(right, x + 7 - across.leadingZeroBitCount)
            top = min(top, y + marks.trailingZeroBitCount / 8)
            bottom = max(bottom, y + 7 - marks.leadingZeroBitCount / 8)
            count += marks.nonzeroBitCount
        }
    }
}
