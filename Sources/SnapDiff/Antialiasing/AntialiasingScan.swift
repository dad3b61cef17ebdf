/// `AntialiasingDetector`'s answers for eight pixels at once, going down row by row.
struct AntialiasingScan: ~Copyable {
    private let pair: PixelPair
    private let detector: AntialiasingDetector
    private let flat: FlatPixels
    private let onWhite: NeighborKeys
    private let onBlack: NeighborKeys

    init(_ pair: PixelPair) {
        self.pair = pair
        detector = AntialiasingDetector(pair)
        flat = FlatPixels(pair)
        onWhite = NeighborKeys(pair, on: .white)
        onBlack = NeighborKeys(pair, on: .black)
    }

    /// Finds out about the pixels of row `y` what their neighbours need to know.
    ///
    /// `candidates` has those that will be asked for, of the rows from `y` − 1 to `y` + 1, and `translucent` has those of them that are not
    /// opaque in both pictures.
    func prepare(_ y: Int, _ candidates: borrowing CandidateRows, translucent: borrowing CandidateRows) {
        if candidates.isEmpty(around: y) { return }
        let (flatRow, white, black) = (flat.row(y), onWhite.row(y), onBlack.row(y))
        candidates.forEachColumn(around: y) { column in
            flat.find(flatRow, x: column &* Octet.count, y: y)
            onWhite.find(white, flatRow, x: column &* Octet.count, y: y)
        }
        translucent.forEachColumn(around: y) { column in
            onBlack.find(black, flatRow, x: column &* Octet.count, y: y)
        }
    }

    /// What is known of a row, of which those beside it are prepared, too.
    struct Row {
        fileprivate let y: Int
        fileprivate let flat: FlatPixels.Row
        fileprivate let onWhite: NeighborKeys.Row
        fileprivate let onBlack: NeighborKeys.Row
    }

    @inline(__always)
    func row(_ y: Int) -> Row { Row(y: y, flat: flat.row(y), onWhite: onWhite.row(y), onBlack: onBlack.row(y)) }

    /// Those of `candidates` that differ only in how an edge was smoothed; bit `i` stands for the pixel at `64 · word + i`.
    ///
    /// `translucent` has those that are not opaque in both pictures.
    @inline(__always)
    func smoothed(_ candidates: UInt64, _ translucent: UInt64, word: Int, _ row: Row) -> UInt64 {
        var found: UInt64 = 0
        candidates.forEachByte { place, bits in
            let x = word &* CandidateRows.wordLength &+ place &* Octet.count
            let smoothed = smoothed(bits, translucent.byte(place), x: x, row)
            found |= UInt64(smoothed) &<< UInt64(place &* 8)
        }
        return found
    }

    @inline(__always)
    private func smoothed(_ bits: UInt8, _ translucent: UInt8, x: Int, _ row: Row) -> UInt8 {
        guard pair.isInside(x: x, y: row.y) else { return singly(bits, x: x, y: row.y) }
        let found = bits & Self.smoothed(row.flat, row.onWhite, x: x)
        // Opaque pixels look the same on every ground.
        let rest = translucent & bits & ~found
        return rest == 0 ? found : found | rest & Self.smoothed(row.flat, row.onBlack, x: x)
    }

    /// The pixels that are smoothed in one of the pictures, on one ground.
    @inline(__always)
    private static func smoothed(_ flat: FlatPixels.Row, _ keys: NeighborKeys.Row, x: Int) -> UInt8 {
        let (expected, actual) = (keys.expected, keys.actual)
        return Octet.bits(
            ~flat.expected.load(at: x) & NeighborKernels.smoothed(expected, at: x, other: actual.brightness(at: x))
                | ~flat.actual.load(at: x) & NeighborKernels.smoothed(actual, at: x, other: expected.brightness(at: x)))
    }

    /// Pixel by pixel, where not all have neighbours on all sides.
    private func singly(_ bits: UInt8, x: Int, y: Int) -> UInt8 {
        var found: UInt8 = 0
        bits.forEachBit { place in
            if detector.isAntialiasing(x: x + place, y: y) { found |= 1 << UInt8(place) }
        }
        return found
    }
}
