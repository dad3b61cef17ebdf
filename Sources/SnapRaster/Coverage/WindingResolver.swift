import SnapGraphics

/// Turns edges that overlap or cross into edges that do not: what the fill rule encloses is then covered once, everywhere.
///
/// Signed areas add up, so where two windings of one outline meet inside a pixel their sum is not the area of their union. This goes
/// down an outline row by row of pixels. Most rows are simple, and their edges stay as they are. The others are cut into slabs
/// between the heights where an edge begins, ends or crosses another one (Bentley and Ottmann's events, found pair by pair); inside
/// a slab edges have an order from left to right, and those at which the rule turns from outside to inside or back are kept.
///
/// All is on the subpixel grid, and depends on the edges of the row alone: not on what part of the shape is scanned.
struct WindingResolver {
    /// Looking for simple rows compares all edges with each other.
    private static let mostSimple = 96

    private let rule: FillRule
    /// By their upper end.
    private let edges: [EdgeList.Edge]
    /// The first edge that begins below the last row.
    private var next = 0
    /// Those that reach below the last row's upper border, in their order.
    private var active: [EdgeList.Edge] = []
    private var pieces: [EdgeList.Edge] = []
    private var slabs = RowSlabs()

    init(_ edges: [EdgeList.Edge], _ rule: FillRule) {
        self.rule = rule
        self.edges = edges.sorted { $0.y0 < $1.y0 }
    }

    /// The edges of row `y`, cut at its borders; rows are asked for from top to bottom.
    mutating func row(_ y: Int) -> [EdgeList.Edge] {
        let (top, bottom) = (Int32(y << Subpixel.shift), Int32((y + 1) << Subpixel.shift))
        while next < edges.count, edges[next].y0 < bottom {
            active.append(edges[next])
            next += 1
        }
        active.removeAll { $0.y1 <= top }
        pieces.removeAll(keepingCapacity: true)
        for edge in active { pieces.append(edge.cut(from: top, to: bottom)) }
        if pieces.count <= Self.mostSimple, Self.isSimple(pieces) { return pieces }
        return slabs.resolve(pieces, rule, top: top)
    }

    /// True where it is simple to see that the edges that run down all lie on one side of those that run up, and that of both there is
    /// at most one at each height.
    private static func isSimple(_ pieces: [EdgeList.Edge]) -> Bool {
        var (downFrom, downTo, upFrom, upTo) = (Int32.max, Int32.min, Int32.max, Int32.min)
        for (index, piece) in pieces.enumerated() {
            let (low, high) = (min(piece.x0, piece.x1), max(piece.x0, piece.x1))
            if piece.winding > 0 {
                (downFrom, downTo) = (min(downFrom, low), max(downTo, high))
            } else {
                (upFrom, upTo) = (min(upFrom, low), max(upTo, high))
            }
            for other in pieces[..<index]
            where other.winding == piece.winding && other.y0 < piece.y1 && piece.y0 < other.y1 {
                return false
            }
        }
        return downTo <= upFrom || upTo <= downFrom
    }
}

extension EdgeList.Edge {
    /// What the edge does between two heights, one of which at least it reaches beyond or ends at.
    fileprivate func cut(from top: Int32, to bottom: Int32) -> EdgeList.Edge {
        guard y0 < top || y1 > bottom else { return self }
        var part = self
        (part.x0, part.y0) = y0 < top ? (x(at: top), top) : (x0, y0)
        (part.x1, part.y1) = y1 > bottom ? (x(at: bottom), bottom) : (x1, y1)
        return part
    }

    /// Where the edge is at a height that it reaches, to the nearest step: as `EdgeAccumulator` has it.
    func x(at y: Int32) -> Int32 {
        if x0 == x1 || y == y0 { return x0 }
        let height = Int(y1) - Int(y0)
        let dividend = (Int(y) - Int(y0)) * (Int(x1) - Int(x0)) + height >> 1
        let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: height)
        // Between x0 and x1, which may be further apart than 32 bits hold.
        return Int32(truncatingIfNeeded: Int(x0) + (remainder < 0 ? quotient - 1 : quotient))
    }
}
