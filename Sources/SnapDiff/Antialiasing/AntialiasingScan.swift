/// `AntialiasingDetector`'s answers for eight pixels at once, going down row by row.
struct AntialiasingScan: ~Copyable {
    private let pair: PixelPair
    private let kernels: NeighborKernels
    private let detector: AntialiasingDetector
    private var flat: FlatPixels
    private var onWhite: NeighborKeys
    private var onBlack: NeighborKeys

    init(_ pair: PixelPair) {
        self.pair = pair
        kernels = NeighborKernels(width: pair.width, height: pair.height)
        detector = AntialiasingDetector(pair)
        flat = FlatPixels(pair)
        onWhite = NeighborKeys(pair, on: .white)
        onBlack = NeighborKeys(pair, on: .black)
    }

    /// Those of `bits` that differ only in how an edge was smoothed; bit `i` stands for the pixel at `8 · column + i` of row `y`.
    mutating func smoothed(_ bits: UInt8, column: Int, y: Int) -> UInt8 {
        let x = column * Octet.count
        guard kernels.isInside(x: x, y: y) else {
            var found: UInt8 = 0
            bits.forEachBit { place in
                if detector.isAntialiasing(x: x + place, y: y) { found |= 1 << UInt8(place) }
            }
            return found
        }
        let flat = flat.bits(column: column, y: y)
        if bits & ~(flat.expected & flat.actual) == 0 { return 0 }
        let found = Self.smoothed(bits, flat, column: column, y: y, &onWhite, &self.flat)
        // Opaque pixels look the same on every ground.
        let translucent = bits & ~found & ~opaque(at: y * pair.width + x)
        return translucent == 0
            ? found : found | Self.smoothed(translucent, flat, column: column, y: y, &onBlack, &self.flat)
    }

    /// Those of `bits` that are smoothed in one of the pictures, on one ground.
    @inline(__always)
    private static func smoothed(
        _ bits: UInt8, _ flat: FlatPixels.Bits, column: Int, y: Int, _ keys: inout NeighborKeys,
        _ pixels: inout FlatPixels
    ) -> UInt8 {
        keys.prepare(column: column, y: y, &pixels)
        let expected = keys.surroundings(column: column, y: y, of: .expected)
        let actual = keys.surroundings(column: column, y: y, of: .actual)
        var found: UInt8 = 0
        if bits & ~flat.expected != 0 {
            found |= ~flat.expected & NeighborKernels.smoothed(expected, other: actual.brightness)
        }
        if bits & ~found & ~flat.actual != 0 {
            found |= ~flat.actual & NeighborKernels.smoothed(actual, other: expected.brightness)
        }
        return found & bits
    }

    /// The pixels that are opaque in both pictures, of the eight from an index on.
    @inline(__always)
    private func opaque(at index: Int) -> UInt8 {
        guard let expected = pair.expected.baseAddress, let actual = pair.actual.baseAddress else { return 0 }
        let alpha = SIMD8<UInt32>(repeating: 0xFF00_0000)
        return Octet.bits(Octet.equal(Octet.load(expected + index) & Octet.load(actual + index) & alpha, alpha))
    }
}
