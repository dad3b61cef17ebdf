/// How the winding on the right of some edges of one row changes downwards.
struct RowTurns {
    struct Turn {
        var y: Int32
        var change: Int32
    }

    /// From top to bottom; where an outline goes on with its next edge, there is none.
    private(set) var turns: [Turn] = []

    mutating func removeAll() { turns.removeAll(keepingCapacity: true) }

    /// Adds edges that everything that follows is on the right of.
    mutating func pass(_ edges: ArraySlice<EdgeList.Edge>) {
        for edge in edges {
            turn(at: edge.y0, by: edge.winding)
            turn(at: edge.y1, by: -edge.winding)
        }
    }

    /// Changes the winding from a height on. There is at most one turn a step of a row, and mostly there are few.
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
}
