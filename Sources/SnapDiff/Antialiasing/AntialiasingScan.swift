/// `AntialiasingDetector`'s answers for eight pixels at once, going down row by row.
struct AntialiasingScan: ~Copyable {
    private let pair: PixelPair
    private let kernels: NeighborKernels
    private let detector: AntialiasingDetector
    private let flat: FlatPixels

    init(_ pair: PixelPair) {
        self.pair = pair
        kernels = NeighborKernels(width: pair.width, height: pair.height)
        detector = AntialiasingDetector(pair)
        flat = FlatPixels(pair)
    }

    /// Those of `bits` that differ only in how an edge was smoothed; bit `i` stands for the pixel at `8 · column + i` of row `y`.
    func smoothed(_ bits: UInt8, column: Int, y: Int) -> UInt8 {
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
        let surroundings = surroundings(column: column, y: y)
        var found = smoothed(bits & ~flat.expected, x: x, y: y, surroundings, in: pair.expected, other: pair.actual)
        found |= smoothed(
            bits & ~found & ~flat.actual, x: x, y: y, surroundings, in: pair.actual, other: pair.expected)
        return found
    }

    /// Those of `bits` that are smoothed in one picture.
    @inline(__always)
    private func smoothed(
        _ bits: UInt8, x: Int, y: Int, _ surroundings: NeighborKernels.Surroundings,
        in picture: UnsafeBufferPointer<UInt32>, other: UnsafeBufferPointer<UInt32>
    ) -> UInt8 {
        guard bits != 0, let picture = picture.baseAddress, let other = other.baseAddress else { return 0 }
        let (center, otherCenter) = (picture + (y * pair.width + x), other + (y * pair.width + x))
        let found = bits & kernels.smoothed(center, other: otherCenter, flat: surroundings, on: .white)
        // Opaque pixels look the same on every ground.
        let translucent = bits & ~found & ~Self.opaque(center, otherCenter)
        if translucent == 0 { return found }
        return found | translucent & kernels.smoothed(center, other: otherCenter, flat: surroundings, on: .black)
    }

    @inline(__always)
    private func surroundings(column: Int, y: Int) -> NeighborKernels.Surroundings {
        NeighborKernels.Surroundings(
            above: flat.around(column: column, y: y - 1), here: flat.around(column: column, y: y),
            below: flat.around(column: column, y: y + 1))
    }

    /// The pixels that are opaque in both pictures, of the eight at two places.
    @inline(__always)
    private static func opaque(_ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>) -> UInt8 {
        let alpha = SIMD8<UInt32>(repeating: 0xFF00_0000)
        return Octet.bits(Octet.equal(Octet.load(first) & Octet.load(second) & alpha, alpha))
    }
}
