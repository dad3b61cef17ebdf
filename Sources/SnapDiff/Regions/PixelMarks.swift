/// A set of pixels of a picture, one bit each, in cells of 8 × 8 pixels: a cell is one word, a row of it one byte, from the lowest.
struct PixelMarks: Hashable, Sendable {
    /// In pixels.
    static let cellSide = 8

    /// Of cells.
    let columns: Int
    /// Of cells.
    let rows: Int
    /// Row after row of cells.
    private(set) var cells: [UInt64]

    /// No pixel of a picture with these sides, in pixels.
    init(width: Int, height: Int) {
        columns = (width + Self.cellSide - 1) / Self.cellSide
        rows = (height + Self.cellSide - 1) / Self.cellSide
        cells = Array(repeating: 0, count: columns * rows)
    }

    /// Adds pixels of row `y`: bit `i` stands for the pixel at `8 · column + i`.
    @inline(__always)
    mutating func insert(_ bits: UInt64, column: Int, y: Int) {
        let (place, shift) = (y / Self.cellSide * columns + column, UInt64(y % Self.cellSide * 8))
        bits.forEachByte { cells[place + $0] |= UInt64($1) << shift }
    }

    /// The pixels of row `y` from `8 · column` to `8 · column + 7` that are in the set, as `insert` takes them.
    @inline(__always)
    func bits(column: Int, y: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: cells[y / Self.cellSide * columns + column] >> UInt64(y % Self.cellSide * 8))
    }
}
