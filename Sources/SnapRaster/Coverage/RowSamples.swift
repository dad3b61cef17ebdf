import SnapGraphics

/// More edges of one row of pixels than are worth to be compared with each other, looked at along a few lines.
///
/// What the shape covers of a line counts for all that is nearer to this line than to others: exact from left to right, and in steps from top
/// to bottom.
struct RowSamples {
    /// Powers of two, as all numbers of lines are: then each of them lies on a step.
    private static let mostLines = 64
    private static let fewestLines = 4
    /// Lines times edges: a row of very many edges is looked at less closely.
    private static let mostWork = 1 << 16
    /// How many places an edge may go on the mean from one line to the next before all are sorted anew.
    private static let mostMoves = 16

    /// Where edges cross the present line, from left to right, and which they are: the upper and the lower half of each number.
    private var crossings: [Int64] = []
    /// All edges by their upper ends, and the first that begins below the present line.
    private var beginning: [Int] = []
    private var next = 0

    /// Calls `body` with edges that bound what `rule` encloses of `pieces`, all of the row that begins at the height `top`, left of which
    /// the winding is as `turns` say.
    mutating func forEachEdge(
        of pieces: ArraySlice<EdgeList.Edge>, _ rule: FillRule, top: Int32, _ turns: [RowTurns.Turn],
        _ body: (EdgeList.Edge) -> Void
    ) {
        crossings.removeAll(keepingCapacity: true)
        beginning.removeAll(keepingCapacity: true)
        beginning.append(contentsOf: pieces.indices)
        beginning.sort { pieces[$0].y0 < pieces[$1].y0 }
        next = 0
        var lines = Self.mostLines
        while lines > Self.fewestLines, lines * pieces.count > Self.mostWork { lines /= 2 }
        let height = Int32(Subpixel.one / lines)
        var (turn, ground) = (0, Int32(0))
        for line in 0..<Int32(lines) {
            let upper = top + line * height
            let middle = upper + height / 2
            while turn < turns.count, turns[turn].y <= middle {
                ground += turns[turn].change
                turn += 1
            }
            findCrossings(of: pieces, at: middle)
            var winding = ground
            for crossing in crossings {
                let before = rule.encloses(winding)
                winding += pieces[Int(Int32(truncatingIfNeeded: crossing))].winding
                let after = rule.encloses(winding)
                if before == after { continue }
                let x = Int32(truncatingIfNeeded: crossing >> 32)
                body(EdgeList.Edge(x0: x, y0: upper, x1: x, y1: upper + height, winding: after ? 1 : -1))
            }
        }
    }

    /// Goes on from the crossings of the line above.
    private mutating func findCrossings(of pieces: ArraySlice<EdgeList.Edge>, at y: Int32) {
        crossings.removeAll { pieces[Int(Int32(truncatingIfNeeded: $0))].y1 <= y }
        var moves = crossings.count * Self.mostMoves
        while next < beginning.count, pieces[beginning[next]].y0 <= y {
            if pieces[beginning[next]].y1 > y { crossings.append(Int64(beginning[next])) }
            next += 1
        }
        // Those of the line above are mostly in their order.
        for index in crossings.indices {
            let piece = Int32(truncatingIfNeeded: crossings[index])
            let crossing = Int64(pieces[Int(piece)].x(at: y)) << 32 | Int64(piece)
            var place = index
            while moves > 0, place > 0, crossing < crossings[place - 1] {
                crossings[place] = crossings[place - 1]
                place -= 1
                moves -= 1
            }
            crossings[place] = crossing
        }
        if moves <= 0 { crossings.sort() }
    }
}
