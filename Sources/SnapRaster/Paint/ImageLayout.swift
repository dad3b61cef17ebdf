import SnapGraphics

/// How the pixels along one side of a picture fill its destination: all of them in one piece, or caps with a stretched or a repeated
/// middle between them.
///
/// Places along the destination are from 0 to `length`; a pixel that keeps its size is 1 long.
struct ImageLayout {
    /// A part of the destination that some of the pixels fill evenly.
    struct Piece {
        var start: Double
        var end: Double
        /// The place in the picture where the piece starts, in pixels, and how many pixels a step of 1 is.
        var source: Double
        var density: Double
        /// The pixels that may be seen in it, at least one.
        var pixels: Range<Int>

        /// The place in the picture, in pixels.
        func source(at place: Double) -> Double { source + (place - start) * density }
    }

    /// How many pixels the side has.
    let count: Int
    let length: Double
    private let pieces: [Piece]
    /// Which piece is repeated, and how long it is then.
    private let tile: (index: Int, period: Double)?

    /// Where more tiles than this fall on one device pixel, so many of them stand for all.
    private static let mostTiles = 16.0

    /// All of `count` pixels, stretched evenly.
    init(count: Int) {
        (self.count, length, tile) = (count, Double(count), nil)
        pieces = [Piece(start: 0, end: length, source: 0, density: 1, pixels: 0..<count)]
    }

    /// Pixels of which the first and the last keep their size, along a destination that is `length` such pixels long.
    init(count: Int, caps: (first: Int, last: Int), length: Double, tiles: Bool) {
        let first = min(max(caps.first, 0), count)
        let last = max(first, min(count, count - caps.last))
        let (head, tail) = (Double(first), Double(count - last))
        let squeeze = head + tail > length ? length / (head + tail) : 1
        let (from, to) = (head * squeeze, squeeze < 1 ? head * squeeze : length - tail)
        var pieces: [Piece] = []
        if first > 0 { pieces.append(Piece(start: 0, end: from, source: 0, density: 1 / squeeze, pixels: 0..<first)) }
        tile = tiles && first < last ? (pieces.count, Double(last - first)) : nil
        if from < to {
            // Caps that meet: the pixel about that place.
            let pixels = first < last ? first..<last : max(first - 1, 0)..<min(first + 1, count)
            pieces.append(
                Piece(
                    start: from, end: to, source: head,
                    density: tile == nil ? Double(last - first) / (to - from) : 1, pixels: pixels))
        }
        if last < count {
            pieces.append(
                Piece(start: to, end: length, source: Double(last), density: 1 / squeeze, pixels: last..<count))
        }
        (self.count, self.length, self.pieces) = (count, length, pieces)
    }

    /// The pieces that have a part of `from...to`, in order, a tile for each of its repetitions; where none has, the nearest one.
    func pieces(from: Double, to: Double) -> [Piece] {
        if pieces.count == 1, tile == nil { return pieces }
        var found: [Piece] = []
        for (index, piece) in pieces.enumerated() where piece.start < to && piece.end > from {
            if let tile, tile.index == index {
                found += tiles(of: piece, tile.period, from: max(from, piece.start), to: min(to, piece.end))
            } else {
                found.append(piece)
            }
        }
        return found.isEmpty ? [from <= 0 ? pieces[0] : pieces[pieces.count - 1]] : found
    }

    private func tiles(of piece: Piece, _ period: Double, from: Double, to: Double) -> [Piece] {
        let first = ((from - piece.start) / period).rounded(.down)
        let end = min(((to - piece.start) / period).rounded(.up), first + Self.mostTiles)
        return stride(from: first, to: max(end, first + 1), by: 1).map { number in
            var tile = piece
            tile.start = piece.start + number * period
            tile.end = min(piece.start + (number + 1) * period, piece.end)
            // Of one that is cut, what is behind the cut is not seen.
            let seen = max(1, min(Int((tile.end - tile.start).rounded(.up)), piece.pixels.count))
            tile.pixels = piece.pixels.prefix(seen)
            return tile
        }
    }
}
