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
        row.expected.store(lanes(pair.expected, x: x, y: y), at: x)
        row.actual.store(lanes(pair.actual, x: x, y: y), at: x)
    }

    /// Beside a row's ends are those of its neighbours in memory: all eight are taken at once there, too, and then its first and its last
    /// pixel by themselves. What is behind the last is not asked for.
    @inline(__always)
    private func lanes(_ picture: UnsafeBufferPointer<UInt32>, x: Int, y: Int) -> SIMD8<Int16> {
        let index = y &* pair.width &+ x
        guard y > 0, y &+ 1 < pair.height, index > pair.width, index &+ pair.width &+ Octet.count < picture.count,
            let pixels = picture.baseAddress
        else { return singly(0..<min(Octet.count, pair.width &- x), x: x, y: y, in: picture) }
        let lanes = NeighborKernels.flat(pixels + index, width: pair.width)
        if pair.isInside(x: x, y: y) { return lanes }
        var ends: UInt8 = x == 0 ? 1 : 0
        if x &+ Octet.count >= pair.width { ends |= 1 &<< UInt8(pair.width &- 1 &- x) }
        var flat = SIMD8<Int16>()
        ends.forEachBit { flat |= singly($0..<$0 &+ 1, x: x, y: y, in: picture) }
        return lanes & ~Octet.lanes(ends) | flat
    }

    /// Some of eight pixels, one by one.
    private func singly(
        _ places: Range<Int>, x: Int, y: Int, in picture: UnsafeBufferPointer<UInt32>
    ) -> SIMD8<Int16> {
        // Bits first: a lane that is set by its number takes the vector through the memory.
        var bits: UInt8 = 0
        for place in places where detector.isFlat(x: x + place, y: y, in: picture) { bits |= 1 << UInt8(place) }
        return Octet.lanes(bits)
    }
}
