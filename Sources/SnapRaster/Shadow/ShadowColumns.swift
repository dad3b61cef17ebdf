/// The columns of a shadow that need a sum of their own: those near to where some row of the shape has an edge. Between them all
/// columns of a row look the same, and one stands for all.
struct ShadowColumns {
    /// Columns next to each other, and the sums that stand for them: one each, or one for all.
    struct Segment {
        var x: Int
        var count: Int
        var sums: Range<Int>
        var isFlat: Bool { sums.count < count }
    }

    private(set) var segments: [Segment] = []
    /// How many sums a row has that stand for columns.
    private(set) var count = 0
    /// How many sums a row holds, so that all can be added by the eight.
    var stride: Int { (count + 7) & ~7 }
    private let left: Int
    private let right: Int
    private let reach: Int
    /// For each column from `left` to `right` its sum, or the first after it.
    private var sumOfColumn: [Int32] = []

    /// The columns from `left` to `right` of a shape whose edges before the columns `edges` are felt `reach` columns away.
    init(left: Int, right: Int, edges: [Int], reach: Int) {
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

    /// Which sums an edge before column `x` is felt by in part, and which of the weights around it is the first of them.
    func window(of x: Int) -> (sums: Range<Int>, firstWeight: Int) {
        let start = min(max(x - reach, left), right)
        let end = min(max(x + reach, left), right)
        let sums = Int(sumOfColumn[start - left])..<Int(sumOfColumn[end - left])
        return (sums, start - (x - reach))
    }
}
