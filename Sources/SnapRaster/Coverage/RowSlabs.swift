import SnapGraphics

/// One row of pixels, cut into slabs in which no edge begins, ends or crosses another one.
///
/// An edge that bounds the shape in slabs one below the other stays in one piece: what the shape shares with its complement is
/// then the same edge to the bit.
struct RowSlabs {
    /// Edges are compared with each other up to this number, as both sides of a thin curve have that runs along a row.
    private static let mostPieces = 256
    /// So many are not worth to be grouped.
    private static let fewPieces = 64
    /// Slabs times edges: with crossings, there may be as many slabs as there are pairs of edges.
    private static let mostWork = 1 << 19

    private var cuts: [Int32] = []
    private var crossed: [Crossed] = []
    /// By edge.
    private var runs: [Run] = []
    private var result: [EdgeList.Edge] = []
    /// How the winding left of the present edges changes downwards.
    private var turns: [Turn] = []

    /// An edge inside of a slab.
    private struct Crossed {
        var piece: Int
        /// Twice its place in the middle of the slab.
        var middle: Int
    }

    /// From where on an edge bounds the shape, as what: 1 on its left, −1 on its right, 0 not at all.
    private struct Run {
        var top: Int32 = 0
        var winding: Int32 = 0
    }

    private struct Turn {
        var y: Int32
        var change: Int32
    }

    /// The edges that bound what `rule` encloses of `pieces`, all of one row: with winding 1 on its left and −1 on its right.
    ///
    /// Many edges are taken in groups from left to right, of which each lies wholly on the right of the one before; a row in which a
    /// group is too large stays as it is, so that no outline costs more than its edges and rows do.
    mutating func resolve(_ pieces: [EdgeList.Edge], _ rule: FillRule) -> [EdgeList.Edge] {
        result.removeAll(keepingCapacity: true)
        turns.removeAll(keepingCapacity: true)
        if pieces.count <= Self.fewPieces { return add(pieces, rule) ? result : pieces }
        let sorted = pieces.sorted { min($0.x0, $0.x1) < min($1.x0, $1.x1) }
        var first = 0
        while first < sorted.count {
            var (end, reach) = (first, Int32.min)
            while end < sorted.count, end == first || min(sorted[end].x0, sorted[end].x1) <= reach {
                reach = max(reach, sorted[end].x0, sorted[end].x1)
                end += 1
            }
            guard end - first <= Self.mostPieces else { return pieces }
            let group = Array(sorted[first..<end])
            guard add(group, rule) else { return pieces }
            pass(group)
            first = end
        }
        return result
    }

    /// Adds what bounds the shape of some edges, left of which the winding is as `turns` say.
    /// - Returns: false where that is too much work.
    private mutating func add(_ pieces: [EdgeList.Edge], _ rule: FillRule) -> Bool {
        findCuts(pieces)
        guard cuts.count * pieces.count <= Self.mostWork else { return false }
        runs.removeAll(keepingCapacity: true)
        runs.append(contentsOf: repeatElement(Run(), count: pieces.count))
        var (turn, winding) = (0, Int32(0))
        for index in cuts.indices.dropLast() where cuts[index] < cuts[index + 1] {
            while turn < turns.count, turns[turn].y <= cuts[index] {
                winding += turns[turn].change
                turn += 1
            }
            addSlab(pieces, rule, from: cuts[index], to: cuts[index + 1], winding)
        }
        for index in pieces.indices { change(index, pieces[index], to: 0, at: pieces[index].y1) }
        return true
    }

    /// Makes the winding on the right of some edges that on the left of the next.
    private mutating func pass(_ pieces: [EdgeList.Edge]) {
        for piece in pieces {
            turn(at: piece.y0, by: piece.winding)
            turn(at: piece.y1, by: -piece.winding)
        }
    }

    /// Changes the winding from a height on. There is at most one turn a step of a row, and mostly there are few: where an outline goes
    /// on with its next edge, nothing changes.
    private mutating func turn(at y: Int32, by change: Int32) {
        var (first, end) = (0, turns.count)
        while first < end {
            let middle = (first + end) / 2
            if turns[middle].y < y { first = middle + 1 } else { end = middle }
        }
        guard first < turns.count, turns[first].y == y else {
            turns.insert(Turn(y: y, change: change), at: first)
            return
        }
        turns[first].change += change
        if turns[first].change == 0 { turns.remove(at: first) }
    }

    private mutating func findCuts(_ pieces: [EdgeList.Edge]) {
        cuts.removeAll(keepingCapacity: true)
        for (index, piece) in pieces.enumerated() {
            cuts.append(piece.y0)
            cuts.append(piece.y1)
            for other in pieces[..<index] {
                if let y = Self.crossing(piece, other) { cuts.append(y) }
            }
        }
        for turn in turns { cuts.append(turn.y) }
        cuts.sort()
    }

    private mutating func addSlab(
        _ pieces: [EdgeList.Edge], _ rule: FillRule, from top: Int32, to bottom: Int32, _ ground: Int32
    ) {
        crossed.removeAll(keepingCapacity: true)
        for (index, piece) in pieces.enumerated() where piece.y0 <= top && piece.y1 >= bottom {
            let new = Crossed(piece: index, middle: Int(piece.x(at: top)) + Int(piece.x(at: bottom)))
            // From left to right; there are few.
            var place = crossed.count
            while place > 0, crossed[place - 1].middle > new.middle { place -= 1 }
            crossed.insert(new, at: place)
        }
        var winding = ground
        for edge in crossed {
            let before: Int32 = rule.encloses(winding) ? 1 : 0
            winding += pieces[edge.piece].winding
            let after: Int32 = rule.encloses(winding) ? 1 : 0
            change(edge.piece, pieces[edge.piece], to: after - before, at: top)
        }
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
    fileprivate func encloses(_ winding: Int32) -> Bool {
        switch self {
        case .nonZero: winding != 0
        case .evenOdd: winding & 1 != 0
        }
    }
}
