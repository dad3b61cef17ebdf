/// Rows of coverage, added up in blocks of equal height: a coarser picture of a shape, for shadows that are softer than
/// that.
struct RowBlock {
    private let box: PixelRect
    private let height: Int
    /// For each column the sum of the levels of the block's rows.
    private var sums: [Int32]
    private var block: Int?

    /// Blocks of `height` rows, as wide as `box`.
    init(_ box: PixelRect, height: Int) {
        self.box = box
        self.height = height
        sums = Array(repeating: 0, count: box.width)
    }

    /// Adds a row that stands for `count` rows from `y` on. Calls `body` with the sums of each block that is finished
    /// by that, and the block's first row.
    mutating func add(_ row: CoverageRow, _ y: Int, _ count: Int, _ body: (_ sums: [Int32], _ top: Int) -> Void) {
        var (y, left) = (y, count)
        while left > 0 {
            // Towards minus infinity: rows above the picture count, too.
            let next = y >= 0 ? y / height : (y + 1) / height - 1
            if next != block {
                finish(body)
                block = next
            }
            let rows = min(left, (next + 1) * height - y)
            for span in row.spans {
                for offset in 0..<span.count {
                    let level = span.level == 0 ? row.levels[span.x - row.origin + offset] : span.level
                    sums[span.x - box.left + offset] += Int32(level) * Int32(rows)
                }
            }
            y += rows
            left -= rows
        }
    }

    /// Calls `body` with the last block, if there is one.
    mutating func finish(_ body: (_ sums: [Int32], _ top: Int) -> Void) {
        guard let block else { return }
        body(sums, block * height)
        sums = Array(repeating: 0, count: box.width)
        self.block = nil
    }
}
