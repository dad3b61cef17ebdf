/// Which rows of a shadow are reckoned, and where each of them stands: where a shape looks the same above and below an axis, only one
/// half of its shadow's rows is, and each stands for the one that mirrors it, too.
///
/// Both are the same integers. What has set in of a change `o` rows before its row and `o` rows behind it adds up to a whole one, and
/// the changes of all rows add up to nothing; so of two rows that mirror each other, one is the sum of the changes that have set in,
/// and the other that of those that have not, with the opposite sign.
struct ShadowFold {
    /// Those to reckon.
    let rows: Range<Int>
    /// The sum of two rows that mirror each other, plus one.
    private let axis: Int?

    /// Of the rows from `top` to `bottom`, about an axis where there is one.
    init(top: Int, bottom: Int, axis: Int?) {
        guard let axis, top < axis / 2, axis / 2 < bottom else {
            (rows, self.axis) = (top..<bottom, nil)
            return
        }
        // As far up as one of both halves needs it; the row in the middle, if there is one, belongs to the upper.
        rows = min(top, axis - bottom)..<(axis + 1) / 2
        self.axis = axis
    }

    /// The rows that mirror some of `rows` and are not among them.
    func mirrored(_ own: Range<Int>) -> Range<Int> {
        guard let axis else { return 0..<0 }
        let end = axis - own.lowerBound
        return min(max(axis - own.upperBound, rows.upperBound), end)..<end
    }
}
