/// For each pixel near a difference its brightness on one ground, and whether it is flat in both pictures, in one number: found out
/// for eight at once when somebody asks, and kept for four rows.
///
/// A pixel is asked as the neighbour of eight others; what they need of it is thus found once.
struct NeighborKeys: ~Copyable {
    private let pair: PixelPair
    private let ground: PixelBrightness.Ground
    /// Of eight pixels.
    private let columns: Int
    /// The rows that the keys of each slot are of.
    private let rows: Scratch<Int32>
    /// Of the expected picture, four rows; then of the actual one. Each row has a margin of eight on its left and on its right.
    private let keys: Scratch<Int16>
    private var stride: Int { (columns + 2) * Octet.count }

    init(_ pair: PixelPair, on ground: PixelBrightness.Ground) {
        self.pair = pair
        self.ground = ground
        columns = (pair.width + Octet.count - 1) / Octet.count
        rows = Scratch(count: 4 * columns, repeating: -1)
        keys = Scratch(count: 8 * (columns + 2) * Octet.count, repeating: 0)
    }

    /// Finds the keys from `8 · column` − 8 to `8 · column` + 15 of the row `y` and those beside it; the pixels from `8 · column` on have
    /// neighbours on all sides.
    @inline(__always)
    mutating func prepare(column: Int, y: Int, _ flat: inout FlatPixels) {
        var row = y &- 1
        while row <= y &+ 1 {
            let slot = (row & 3) &* columns &+ column
            let number = Int32(truncatingIfNeeded: row)
            if rows[slot &- 1] != number { find(column: column &- 1, row, slot &- 1, &flat) }
            if rows[slot] != number { find(column: column, row, slot, &flat) }
            if rows[slot &+ 1] != number { find(column: column &+ 1, row, slot &+ 1, &flat) }
            row &+= 1
        }
    }

    /// The rows above, at and below eight pixels of one picture, whose keys were prepared.
    @inline(__always)
    func surroundings(column: Int, y: Int, of picture: PixelPair.Picture) -> NeighborKernels.Surroundings {
        func row(_ y: Int) -> UnsafePointer<Int16> { keys.pointer(at: place(column, y, picture)) }
        return NeighborKernels.Surroundings(above: row(y - 1), here: row(y), below: row(y + 1))
    }

    @inline(__always)
    private func place(_ column: Int, _ y: Int, _ picture: PixelPair.Picture) -> Int {
        (picture.rawValue &* 4 &+ y & 3) &* stride &+ (column &+ 1) &* Octet.count
    }

    private mutating func find(column: Int, _ y: Int, _ slot: Int, _ flat: inout FlatPixels) {
        rows[slot] = Int32(truncatingIfNeeded: y)
        let bits = flat.bits(column: column, y: y)
        let ones = Octet.ones(bits.expected & bits.actual)
        store(pair.expected, column, y, ones, at: place(column, y, .expected))
        store(pair.actual, column, y, ones, at: place(column, y, .actual))
    }

    @inline(__always)
    private func store(
        _ picture: UnsafeBufferPointer<UInt32>, _ column: Int, _ y: Int, _ flat: SIMD8<Int16>, at place: Int
    ) {
        let x = column &* Octet.count
        guard let pixels = picture.baseAddress.map({ $0 + (y &* pair.width &+ x) }) else { return }
        let isWhole = x &+ Octet.count <= pair.width
        let eight = isWhole ? Octet.load(pixels) : Octet.load(pixels, count: pair.width - x)
        keys.store(NeighborKernels.keys(eight, ground, flat: flat), at: place)
    }
}
