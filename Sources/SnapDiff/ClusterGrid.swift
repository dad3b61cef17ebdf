/// Gathers marked pixels into clusters: pixels in the same or in touching cells of a coarse grid belong together.
///
/// Cells are 8 pixels wide, so marks up to 8 pixels apart always join, and marks 16 or more apart never do: about a letter
/// space joins, a line of text stands alone. Linear in marks and cells.
struct ClusterGrid {
    private static let cellSide = 8

    private let columns: Int
    private let rows: Int
    private var cells: [Cell?]

    /// In pixels.
    init(width: Int, height: Int) {
        columns = (width + Self.cellSide - 1) / Self.cellSide
        rows = (height + Self.cellSide - 1) / Self.cellSide
        cells = Array(repeating: nil, count: columns * rows)
    }

    mutating func add(x: Int, y: Int) {
        let cell = y / Self.cellSide * columns + x / Self.cellSide
        let mark = Cell(left: x, top: y, right: x, bottom: y, count: 1)
        cells[cell] = cells[cell].map { $0.joined(with: mark) } ?? mark
    }

    /// The clusters from top to bottom, and from left to right where they begin at one height.
    consuming func regions() -> [Difference.Region] {
        var found: [Cell] = []
        for start in cells.indices {
            guard let first = cells[start] else { continue }
            cells[start] = nil
            var cluster = first
            var open = [start]
            while let cell = open.popLast() {
                for neighbor in neighbors(of: cell) {
                    guard let next = cells[neighbor] else { continue }
                    cells[neighbor] = nil
                    cluster = cluster.joined(with: next)
                    open.append(neighbor)
                }
            }
            found.append(cluster)
        }
        // Two clusters may begin at the same pixel row and column of their rectangles: the sides decide then.
        found.sort { ($0.top, $0.left, $0.bottom, $0.right) < ($1.top, $1.left, $1.bottom, $1.right) }
        return found.map { cell in
            Difference.Region(
                x: cell.left, y: cell.top, width: cell.right - cell.left + 1, height: cell.bottom - cell.top + 1,
                differentPixels: cell.count)
        }
    }

    private func neighbors(of cell: Int) -> [Int] {
        let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
        return (max(row - 1, 0)...min(row + 1, rows - 1)).flatMap { row in
            (max(column - 1, 0)...min(column + 1, columns - 1)).map { row * columns + $0 }
        }
    }

    /// The smallest rectangle around some marks (its last column and row included), and their number.
    private struct Cell {
        var left: Int
        var top: Int
        var right: Int
        var bottom: Int
        var count: Int

        func joined(with other: Cell) -> Cell {
            Cell(
                left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
                bottom: max(bottom, other.bottom), count: count + other.count)
        }
    }
}
