/// Which pixels have at least three equal neighbours, in each of two pictures, for the rows that were last asked for: all ones in the lane
/// of a pixel that has.
struct FlatPixels: ~Copyable {
    private let pair: PixelPair
    private let detector: AntialiasingDetector
    private let expected: LaneRing
    private let actual: LaneRing

    /// Of one row.
    struct Row {
        let expected: LaneRing.Row
        let actual: LaneRing.Row
    }

    init(_ pair: PixelPair) {
        self.pair = pair
        detector = AntialiasingDetector(pair)
        expected = LaneRing(width: pair.width)
        actual = LaneRing(width: pair.width)
    }

    @inline(__always)
    func row(_ y: Int) -> Row { Row(expected: expected.row(y), actual: actual.row(y)) }

    /// Finds out about the eight pixels from `x` on of row `y`.
    @inline(__always)
    func find(_ row: Row, x: Int, y: Int) {
        if pair.isInside(x: x, y: y), let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress {
            let index = y &* pair.width &+ x
            row.expected.store(NeighborKernels.flat(expected + index, width: pair.width), at: x)
            row.actual.store(NeighborKernels.flat(actual + index, width: pair.width), at: x)
        } else {
            row.expected.store(singly(pair.expected, x: x, y: y), at: x)
            row.actual.store(singly(pair.actual, x: x, y: y), at: x)
        }
    }

    /// Pixel by pixel, where not all have neighbours on all sides.
    private func singly(_ picture: UnsafeBufferPointer<UInt32>, x: Int, y: Int) -> SIMD8<Int16> {
        var lanes = SIMD8<Int16>()
        for place in 0..<min(Octet.count, pair.width - x) where detector.isFlat(x: x + place, y: y, in: picture) {
            lanes[place] = -1
        }
        return lanes
    }
}
