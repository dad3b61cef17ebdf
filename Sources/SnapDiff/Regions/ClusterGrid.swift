/// Gathers marked pixels into clusters: pixels in the same or in touching cells of a coarse grid belong together.
///
/// Cells are 8 pixels wide, so marks up to 8 pixels apart always join, and marks 16 or more apart never do: about a letter
/// space joins, a line of text stands alone. Linear in cells.
struct ClusterGrid {
    private let columns: Int
    private let rows: Int
    /// Those that no cluster has yet; zero where there is none.
    private var cells: [UInt64]
    private var open: [Int] = []

    init(_ marks: PixelMarks) {
        columns = marks.columns
        rows = marks.rows
        cells = marks.cells
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
            let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
            for row in max(row - 1, 0)...min(row + 1, rows - 1) {
                for column in max(column - 1, 0)...min(column + 1, columns - 1) {
                    take(row * columns + column, into: &cluster)
                }
            }
        }
        return cluster
    }

    private mutating func take(_ cell: Int, into cluster: inout Cluster) {
        let marks = cells[cell]
        guard marks != 0 else { return }
        cells[cell] = 0
        open.append(cell)
        let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
        cluster.add(marks, x: column * PixelMarks.cellSide, y: row * PixelMarks.cellSide)
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
