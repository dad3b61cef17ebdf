/// The columns of a shadow that need a sum of their own: those near to where some row of the shape has an edge. Between them all
/// columns of a row look the same, and one stands for all.
struct ShadowColumns {
    /// Columns next to each other, and the sums that stand for them: one each, or one for all.
    struct Segment {
        var x: Int
        var count: Int
        var sums: Range<Int>
        /// True where the sums stand for the columns from right to left.
        var isMirrored = false
        var isFlat: Bool { sums.count < count }
    }

    private var segments: [Segment] = []
    /// How many sums a row has that stand for columns.
    private(set) var count = 0
    /// How many sums a row holds, so that all can be added by the sixteen.
    var stride: Int { (count + 15) & ~15 }
    private let left: Int
    private let right: Int
    private let reach: Int
    /// For each column from `left` to `right` its sum, or the first after it.
    private var sumOfColumn: [Int32] = []

    /// The columns from `left` to `right` of a shape whose edges before the columns `edges` are felt `reach` columns away, and which
    /// looks the same on both sides of `axis` (the sum of two columns that mirror each other, plus one), if there is one.
    init(left: Int, right: Int, edges: [Int], reach: Int, axis: Int?) {
        guard let axis, left < axis / 2, axis / 2 < right else {
            self.init(left: left, right: right, edges: edges, reach: reach)
            return
        }
        // The half as far as one of both sides needs it; the column in the middle, if there is one, belongs to it.
        let middle = (axis + 1) / 2
        self.init(left: min(left, axis - right), right: middle, edges: edges, reach: reach)
        let half = segments
        segments = half.compactMap { $0.cut(from: left, to: middle) }
        segments += half.reversed().compactMap { $0.mirrored(about: axis).cut(from: middle, to: right) }
    }

    private init(left: Int, right: Int, edges: [Int], reach: Int) {
        (self.left, self.right, self.reach) = (left, right, reach)
        sumOfColumn.reserveCapacity(right - left + 1)
        var x = left
        for edge in edges.sorted() {
            let (start, end) = (max(edge - reach, x), min(edge + reach, right))
            guard start < end else { continue }
            append(from: x, to: start, isFlat: true)
            append(from: start, to: end, isFlat: false)
            x = end
        }
        append(from: x, to: right, isFlat: true)
        sumOfColumn.append(Int32(count))
    }

    private mutating func append(from start: Int, to end: Int, isFlat: Bool) {
        guard start < end else { return }
        let sums = isFlat ? 1 : end - start
        if !isFlat, let last = segments.last, last.x + last.count == start, !last.isFlat {
            // Edges near to each other are felt by the same columns.
            segments[segments.count - 1].count += sums
            segments[segments.count - 1].sums = last.sums.lowerBound..<count + sums
        } else {
            segments.append(Segment(x: start, count: end - start, sums: count..<count + sums))
        }
        for offset in 0..<end - start { sumOfColumn.append(Int32(count + (isFlat ? min(offset, 1) : offset))) }
        count += sums
    }

    /// What stands for the columns from `start` to `end`.
    func segments(from start: Int, to end: Int) -> [Segment] {
        segments.compactMap { $0.cut(from: start, to: end) }
    }

    /// Which sums an edge before column `x` is felt by in part, and which of the weights around it is the first of them.
    func window(of x: Int) -> (sums: Range<Int>, firstWeight: Int) {
        let start = min(max(x - reach, left), right)
        let end = min(max(x + reach, left), right)
        let sums = Int(sumOfColumn[start - left])..<Int(sumOfColumn[end - left])
        // An edge that is out of reach is felt by none in part.
        return (sums, start < end ? start - (x - reach) : 0)
    }
}

extension ShadowColumns.Segment {
    fileprivate func mirrored(about axis: Int) -> Self {
        Self(x: axis - x - count, count: count, sums: sums, isMirrored: true)
    }

    /// The part from one column to another; nil where there is none.
    fileprivate func cut(from start: Int, to end: Int) -> Self? {
        let (first, last) = (max(x, start), min(x + count, end))
        guard first < last else { return nil }
        var part = self
        (part.x, part.count) = (first, last - first)
        if !isFlat {
            let (before, after) = isMirrored ? (x + count - last, first - x) : (first - x, x + count - last)
            part.sums = sums.lowerBound + before..<sums.upperBound - after
        } else if part.count == 1 {
            part.isMirrored = false
        }
        return part
    }
}
