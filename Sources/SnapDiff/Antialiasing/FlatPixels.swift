/// Which pixels have at least three equal neighbours: found out for eight at once when somebody asks, and kept for four rows.
struct FlatPixels: ~Copyable {
    private let pair: PixelPair
    private let kernels: NeighborKernels
    private let detector: AntialiasingDetector
    /// Of eight pixels.
    private let columns: Int
    private let kept: Scratch<Entry>

    /// The flat pixels among eight; bit `i` stands for the pixel at `8 · column + i`.
    struct Bits {
        var expected: UInt8
        var actual: UInt8
    }

    private struct Entry {
        var y: Int32
        var bits: Bits
    }

    init(_ pair: PixelPair) {
        self.pair = pair
        kernels = NeighborKernels(width: pair.width, height: pair.height)
        detector = AntialiasingDetector(pair)
        columns = (pair.width + Octet.count - 1) / Octet.count
        kept = Scratch(count: 4 * columns, repeating: Entry(y: -1, bits: Bits(expected: 0, actual: 0)))
    }

    /// The flat pixels from `8 · column` to `8 · column + 7` of row `y`.
    @inline(__always)
    mutating func bits(column: Int, y: Int) -> Bits {
        // Whoever goes down row by row, and asks for the rows beside, needs three at a time.
        let slot = (y & 3) &* columns &+ column
        let row = Int32(truncatingIfNeeded: y)
        if kept[slot].y != row { kept[slot] = Entry(y: row, bits: find(column: column, y: y)) }
        return kept[slot].bits
    }

    private func find(column: Int, y: Int) -> Bits {
        let x = column * Octet.count
        let index = y * pair.width + x
        if kernels.isInside(x: x, y: y), let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress
        {
            return Bits(expected: kernels.flat(expected + index), actual: kernels.flat(actual + index))
        }
        var bits = Bits(expected: 0, actual: 0)
        for place in 0..<min(Octet.count, pair.width - x) {
            let bit: UInt8 = 1 << UInt8(place)
            if detector.isFlat(x: x + place, y: y, in: pair.expected) { bits.expected |= bit }
            if detector.isFlat(x: x + place, y: y, in: pair.actual) { bits.actual |= bit }
        }
        return bits
    }
}
