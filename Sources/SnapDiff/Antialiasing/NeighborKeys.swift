/// For pixels near a difference their brightness on one ground, and whether they are flat in both pictures, in one number, for the rows
/// that were last asked for.
///
/// A pixel is asked as the neighbour of eight others; what they need of it is thus found once. Around a picture its outermost pixels go
/// on: what has no neighbour on a side sees one more time one that it has, or itself, and neither changes which of them is the darkest and
/// which is the brightest between which it lies.
struct NeighborKeys: ~Copyable {
    private let height: Int
    private let expected: LaneRing
    private let actual: LaneRing

    /// A row of both pictures, with the rows beside it.
    struct Row {
        let expected: NeighborKernels.Surroundings
        let actual: NeighborKernels.Surroundings
    }

    init(width: Int, height: Int) {
        self.height = height
        expected = LaneRing(width: width)
        actual = LaneRing(width: width)
    }

    @inline(__always)
    func row(_ y: Int) -> Row {
        let (above, below) = (max(y &- 1, 0), min(y &+ 1, height &- 1))
        return Row(
            expected: .init(above: expected.row(above), here: expected.row(y), below: expected.row(below)),
            actual: .init(above: actual.row(above), here: actual.row(y), below: actual.row(below)))
    }
}
