/// For pixels near a difference their brightness on one ground, and whether they are flat in both pictures, in one number, for the rows
/// that were last asked for.
///
/// A pixel is asked as the neighbour of eight others; what they need of it is thus found once.
struct NeighborKeys: ~Copyable {
    private let pair: PixelPair
    private let ground: PixelBrightness.Ground
    private let expected: LaneRing
    private let actual: LaneRing

    init(_ pair: PixelPair, on ground: PixelBrightness.Ground) {
        self.pair = pair
        self.ground = ground
        expected = LaneRing(width: pair.width)
        actual = LaneRing(width: pair.width)
    }

    /// A row of both pictures, with the rows beside it.
    struct Row {
        let expected: NeighborKernels.Surroundings
        let actual: NeighborKernels.Surroundings
    }

    @inline(__always)
    func row(_ y: Int) -> Row {
        Row(
            expected: .init(above: expected.row(y - 1), here: expected.row(y), below: expected.row(y + 1)),
            actual: .init(above: actual.row(y - 1), here: actual.row(y), below: actual.row(y + 1)))
    }

    /// Finds the keys of the eight pixels from `x` on of row `y`.
    @inline(__always)
    func find(_ row: Row, _ flat: FlatPixels.Row, x: Int, y: Int) {
        let flat = flat.expected.load(at: x) & flat.actual.load(at: x)
        let onWhite = ground == .white
        row.expected.here.store(NeighborKernels.keys(pixels(pair.expected, x, y), onWhite: onWhite, flat: flat), at: x)
        row.actual.here.store(NeighborKernels.keys(pixels(pair.actual, x, y), onWhite: onWhite, flat: flat), at: x)
    }

    @inline(__always)
    private func pixels(_ picture: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int) -> SIMD8<UInt32> {
        let index = y &* pair.width &+ x
        guard let pixels = picture.baseAddress.map({ $0 + index }) else { return SIMD8() }
        // Behind a row's end the next one begins, and nobody asks for the keys that are made of it.
        return Octet.load(pixels, count: picture.count &- index)
    }
}
