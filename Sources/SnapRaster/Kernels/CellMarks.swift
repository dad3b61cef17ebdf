/// Remembers which cells were touched, or does not where all of them are looked at anyway.
protocol CellMarks {
    /// Marks a cell and the next.
    func mark(row: Int, cell: Int)
}

/// A bit for every group of four cells.
struct BitMarks: CellMarks {
    let bits: UnsafeMutablePointer<UInt64>
    /// Words a row.
    let stride: Int

    @inline(__always)
    func mark(row: Int, cell: Int) {
        // The groups that hold the two cells: one bit or two.
        let bit = cell >> 2
        bits[row &* stride &+ bit >> 6] |= 1 &<< UInt64(truncatingIfNeeded: bit)
        if cell & 3 == 3 {
            let next = bit &+ 1
            bits[row &* stride &+ next >> 6] |= 1 &<< UInt64(truncatingIfNeeded: next)
        }
    }
}

/// Nothing is remembered.
struct NoMarks: CellMarks {
    @inline(__always)
    func mark(row: Int, cell: Int) {}
}
