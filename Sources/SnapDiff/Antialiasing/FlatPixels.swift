/// Which pixels have at least three equal neighbours, in each of two pictures, for the rows that were last asked for: all ones in the lane
/// of a pixel that has.
struct FlatPixels: ~Copyable {
    private let expected: LaneRing
    private let actual: LaneRing

    /// Of one row.
    struct Row {
        let expected: LaneRing.Row
        let actual: LaneRing.Row
    }

    init(width: Int) {
        expected = LaneRing(width: width)
        actual = LaneRing(width: width)
    }

    @inline(__always)
    func row(_ y: Int) -> Row { Row(expected: expected.row(y), actual: actual.row(y)) }
}
