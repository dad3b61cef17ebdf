import SnapGraphics

/// One row of pixels, cut into slabs in which no edge begins, ends or crosses another one.
///
/// An edge that bounds the shape in slabs one below the other stays in one piece: what the shape shares with its complement is
/// then the same edge to the bit.
struct RowSlabs {
    /// So many edges are compared with each other as all pairs of 256 are: both sides of a thin curve have that many that runs along a row.
    private static let mostPairs = 1 << 15
    /// So many are put into their places one by one.
    private static let fewEdges = 16
    /// Slabs times edges.
    private static let mostWork = 1 << 18

    private var sorted: [EdgeList.Edge] = []
    /// Where slabs begin and end, from top to bottom.
    private var cuts: [Int32] = []
    /// The same as one bit for each step of the row, its lower border included.
    private var isCut = [UInt64](repeating: 0, count: Subpixel.one / 64 + 1)
    /// Edges that reach as far to the right as the present one, by their places in the row.
    private var near: [Int] = []
    /// The edges of the present slab, from left to right.
    private var crossed: [Crossed] = []
    /// All edges by their upper ends, and the first that begins below the present slab.
    private var beginning: [Int] = []
    private var next = 0
    /// By edge.
    private var runs: [Run] = []
    private var result: [EdgeList.Edge] = []
    /// How the winding left of the present edges changes downwards.
    private var left = RowTurns()
    private var samples = RowSamples()

    /// An edge inside of a slab.
    private struct Crossed {
        var piece: Int
        /// Its place where the slab ends.
        var lower: Int32
        /// Twice its place in the middle of the slab.
        var middle = 0

        /// Of edges at one place, the one that comes first in the row.
        func isLeft(of other: Crossed) -> Bool {
            middle == other.middle ? piece < other.piece : middle < other.middle
        }
    }

    /// From where on an edge bounds the shape, as what: 1 on its left, −1 on its right, 0 not at all.
    private struct Run {
        var top: Int32 = 0
        var winding: Int32 = 0
    }

    /// The edges that bound what `rule` encloses of `pieces`, all of the row that begins at the height `top`: with winding 1 on its left and
    /// −1 on its right.
    ///
    /// They are taken in groups from left to right, of which each lies wholly on the right of the one before: what happens far away in a row
    /// changes nothing. A group of very many is looked at along a few lines, so that no outline costs more than its edges and rows do.
    mutating func resolve(_ pieces: [EdgeList.Edge], _ rule: FillRule, top: Int32) -> [EdgeList.Edge] {
        result.removeAll(keepingCapacity: true)
        left.removeAll()
        sorted.removeAll(keepingCapacity: true)
        sorted.append(contentsOf: pieces)
        sorted.sort { min($0.x0, $0.x1) < min($1.x0, $1.x1) }
        var first = 0
        while first < sorted.count {
            var (end, reach) = (first, Int32.min)
            while end < sorted.count, end == first || min(sorted[end].x0, sorted[end].x1) <= reach {
                reach = max(reach, sorted[end].x0, sorted[end].x1)
                end += 1
            }
            let group = sorted[first..<end]
            if !add(group, rule, top) {
                samples.forEachEdge(of: group, rule, top: top, left.turns) { result.append($0) }
            }
            if end < sorted.count { left.pass(group) }
            first = end
        }
        return result
    }

    /// Adds what bounds the shape of some edges.
    /// - Returns: false where that is too much work.
    private mutating func add(_ pieces: ArraySlice<EdgeList.Edge>, _ rule: FillRule, _ top: Int32) -> Bool {
        guard findCuts(pieces, top), cuts.count * pieces.count <= Self.mostWork else { return false }
        runs.removeAll(keepingCapacity: true)
        runs.append(contentsOf: repeatElement(Run(), count: pieces.count))
        beginning.removeAll(keepingCapacity: true)
        beginning.append(contentsOf: 0..<pieces.count)
        beginning.sort { pieces[pieces.startIndex + $0].y0 < pieces[pieces.startIndex + $1].y0 }
        next = 0
        crossed.removeAll(keepingCapacity: true)
        var (turn, winding) = (0, Int32(0))
        for index in cuts.indices.dropLast() {
            while turn < left.turns.count, left.turns[turn].y <= cuts[index] {
                winding += left.turns[turn].change
                turn += 1
            }
            addSlab(pieces, rule, from: cuts[index], to: cuts[index + 1], winding)
        }
        for (index, piece) in pieces.enumerated() { change(index, piece, to: 0, at: piece.y1) }
        return true
    }

    /// - Returns: false where too many edges may cross.
    private mutating func findCuts(_ pieces: ArraySlice<EdgeList.Edge>, _ top: Int32) -> Bool {
        func cut(at y: Int32) { isCut[Int(y - top) / 64] |= 1 << UInt64((y - top) % 64) }
        for word in isCut.indices { isCut[word] = 0 }
        near.removeAll(keepingCapacity: true)
        var pairs = 0
        for (index, piece) in zip(pieces.indices, pieces) {
            cut(at: piece.y0)
            cut(at: piece.y1)
            let left = min(piece.x0, piece.x1)
            near.removeAll { max(pieces[$0].x0, pieces[$0].x1) < left }
            pairs += near.count
            guard pairs <= Self.mostPairs else { return false }
            for other in near {
                if let y = Self.crossing(piece, pieces[other]) { cut(at: y) }
            }
            near.append(index)
        }
        for turn in left.turns { cut(at: turn.y) }
        cuts.removeAll(keepingCapacity: true)
        for word in isCut.indices {
            var bits = isCut[word]
            while bits != 0 {
                cuts.append(top + Int32(word * 64 + bits.trailingZeroBitCount))
                bits &= bits - 1
            }
        }
        return true
    }

    private mutating func addSlab(
        _ pieces: ArraySlice<EdgeList.Edge>, _ rule: FillRule, from top: Int32, to bottom: Int32, _ ground: Int32
    ) {
        findCrossed(pieces, from: top, to: bottom)
        var winding = ground
        for edge in crossed {
            let before: Int32 = rule.encloses(winding) ? 1 : 0
            let piece = pieces[pieces.startIndex + edge.piece]
            winding += piece.winding
            let after: Int32 = rule.encloses(winding) ? 1 : 0
            change(edge.piece, piece, to: after - before, at: top)
        }
    }

    /// Goes on from the edges of the slab above to those of the next.
    private mutating func findCrossed(_ pieces: ArraySlice<EdgeList.Edge>, from top: Int32, to bottom: Int32) {
        crossed.removeAll { pieces[pieces.startIndex + $0.piece].y1 <= top }
        let old = crossed.count
        while next < beginning.count, pieces[pieces.startIndex + beginning[next]].y0 <= top {
            let piece = beginning[next]
            crossed.append(Crossed(piece: piece, lower: pieces[pieces.startIndex + piece].x0))
            next += 1
        }
        // Those of the slab above are mostly in their order.
        let isMany = crossed.count - old > Self.fewEdges
        for index in crossed.indices {
            var edge = crossed[index]
            let lower = pieces[pieces.startIndex + edge.piece].x(at: bottom)
            (edge.middle, edge.lower) = (Int(edge.lower) + Int(lower), lower)
            var place = index
            while !isMany, place > 0, edge.isLeft(of: crossed[place - 1]) {
                crossed[place] = crossed[place - 1]
                place -= 1
            }
            crossed[place] = edge
        }
        if isMany { crossed.sort { $0.isLeft(of: $1) } }
    }

    /// From the height `y` on, an edge bounds the shape as `winding` says.
    private mutating func change(_ index: Int, _ piece: EdgeList.Edge, to winding: Int32, at y: Int32) {
        let run = runs[index]
        if run.winding == winding { return }
        runs[index] = Run(top: y, winding: winding)
        guard run.winding != 0 else { return }
        result.append(
            EdgeList.Edge(x0: piece.x(at: run.top), y0: run.top, x1: piece.x(at: y), y1: y, winding: run.winding))
    }

    /// The height, to the nearest step, where two edges of one row change sides; nil where they do not.
    private static func crossing(_ one: EdgeList.Edge, _ other: EdgeList.Edge) -> Int32? {
        let (top, bottom) = (max(one.y0, other.y0), min(one.y1, other.y1))
        guard top < bottom, max(one.x0, one.x1) >= min(other.x0, other.x1),
            max(other.x0, other.x1) >= min(one.x0, one.x1)
        else { return nil }
        // How far one is right of the other, times both heights: below 2^53.
        let (oneHeight, otherHeight) = (Int(one.y1 - one.y0), Int(other.y1 - other.y0))
        func distance(_ y: Int32) -> Int {
            let left = (Int(one.x0) - Int(other.x0)) * oneHeight * otherHeight
            return left + (Int(one.x1) - Int(one.x0)) * Int(y - one.y0) * otherHeight
                - (Int(other.x1) - Int(other.x0)) * Int(y - other.y0) * oneHeight
        }
        let (before, after) = (distance(top), distance(bottom))
        guard (before < 0) != (after < 0), before != 0, after != 0 else { return nil }
        let change = abs(before - after)
        return top + Int32((Int(bottom - top) * abs(before) + change / 2) / change)
    }
}

extension FillRule {
    /// Whether points that are wound round so many times are inside.
    func encloses(_ winding: Int32) -> Bool {
        switch self {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}
