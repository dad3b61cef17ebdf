/// Tells which pixels differ only in how an edge was smoothed, going down two pictures row by row, eight pixels at once.
///
/// After V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009): a smoothed pixel lies between a darker
/// and a brighter neighbour, has few neighbours equal to it, and the darkest or the brightest neighbour belongs to an
/// area that is flat in both pictures. Three things differ from the common implementations of it:
/// - A change of more than half the local contrast is no smoothing but a moved edge. Without this rule, thinner
///   borders and lighter type go unseen.
/// - Equal means equal pixels, not equal brightness: red beside an equally bright green is an edge.
/// - Brightness is taken on black and on white, so that smoothing against nothing is seen for dark and light shapes.
///
/// Still not recognised, so counted as different: smoothing of strokes and rings so thin that no flat area is beside them.
struct AntialiasingScan: ~Copyable {
    private let pair: PixelPair
    private let flat: FlatPixels
    private let onWhite: NeighborKeys
    private let onBlack: NeighborKeys

    init(_ pair: PixelPair) {
        self.pair = pair
        flat = FlatPixels(width: pair.width)
        onWhite = NeighborKeys(width: pair.width, height: pair.height)
        onBlack = NeighborKeys(width: pair.width, height: pair.height)
    }

    /// Finds out about the pixels of row `y` what their neighbours need to know.
    ///
    /// `candidates` has those that will be asked for, of the rows from `y` − 1 to `y` + 1, and `translucent` has those of them that are not
    /// opaque in both pictures.
    func prepare(_ y: Int, _ candidates: borrowing CandidateRows, translucent: borrowing CandidateRows) {
        if candidates.isEmpty(around: y) { return }
        let (flatRow, white, black) = (flat.row(y), onWhite.row(y), onBlack.row(y))
        let inside = pair.columnsInside(ofRow: y)
        candidates.forEachColumn(around: y) { column in
            let x = column &* Octet.count
            if inside.contains(column) {
                NeighborKernels.survey(pair, x: x, y: y, flatRow, white)
            } else {
                NeighborKernels.surveyEdge(pair, x: x, y: y, flatRow)
                NeighborKernels.setKeys(pair, x: x, y: y, onWhite: true, flatRow, white)
            }
        }
        translucent.forEachColumn(around: y) { column in
            NeighborKernels.setKeys(pair, x: column &* Octet.count, y: y, onWhite: false, flatRow, black)
        }
    }

    /// What is known of a row, of which those beside it are prepared, too.
    struct Row {
        fileprivate let flat: FlatPixels.Row
        fileprivate let onWhite: NeighborKeys.Row
        fileprivate let onBlack: NeighborKeys.Row
    }

    @inline(__always)
    func row(_ y: Int) -> Row { Row(flat: flat.row(y), onWhite: onWhite.row(y), onBlack: onBlack.row(y)) }

    /// Those of `candidates` that differ only in how an edge was smoothed; bit `i` stands for the pixel at `64 · word + i`.
    ///
    /// `translucent` has those that are not opaque in both pictures.
    @inline(__always)
    func smoothed(_ candidates: UInt64, _ translucent: UInt64, word: Int, _ row: Row) -> UInt64 {
        let smoothed = candidates & Self.smoothed(candidates, row.flat, row.onWhite, word: word)
        // Opaque pixels look the same on every ground.
        let rest = translucent & candidates & ~smoothed
        return rest == 0 ? smoothed : smoothed | rest & Self.smoothed(rest, row.flat, row.onBlack, word: word)
    }

    /// Of the octets that have a candidate, the pixels that were smoothed on one ground.
    @inline(__always)
    private static func smoothed(_ candidates: UInt64, _ flat: FlatPixels.Row, _ keys: NeighborKeys.Row, word: Int)
        -> UInt64
    {
        var found: UInt64 = 0
        candidates.forEachByte { place, _ in
            let x = word &* CandidateRows.wordLength &+ place &* Octet.count
            found |= UInt64(NeighborKernels.smoothed(flat, keys, x: x)) &<< UInt64(place &* Octet.count)
        }
        return found
    }
}
