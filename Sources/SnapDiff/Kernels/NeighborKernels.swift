/// The rules of `AntialiasingDetector`, for eight pixels of a row at once.
///
/// A pixel's neighbours are found at fixed distances from it in memory, so the eight pixels must have neighbours on all
/// sides: `isInside` says whether they do.
struct NeighborKernels {
    /// In pixels.
    let width: Int
    let height: Int

    /// Whether the pixels from (`x`, `y`) to (`x` + 7, `y`) have neighbours on all sides.
    @inline(__always)
    func isInside(x: Int, y: Int) -> Bool {
        x > 0 && y > 0 && x + Octet.count < width && y + 1 < height
    }

    /// The pixels with at least three equal neighbours, of the eight at `center`.
    @inline(__always)
    func flat(_ center: UnsafePointer<UInt32>) -> UInt8 {
        let pixels = Octet.load(center)
        // Minus the number of equal neighbours.
        var count = SIMD8<Int32>()
        forEachNeighbor(center) { count &+= Octet.equal($0, pixels) }
        return Octet.bits((count &+ 2) &>> 31)
    }

    /// The keys of three rows, at the first of eight pixels of the middle one.
    struct Surroundings {
        let above: UnsafePointer<Int16>
        let here: UnsafePointer<Int16>
        let below: UnsafePointer<Int16>

        /// The pixels' own brightness.
        @inline(__always)
        var brightness: SIMD8<Int16> { Octet.load(here) &>> 4 }
    }

    /// Eleven bits of brightness, three for a place, and one bit that is set where a pixel is flat: 15 bits in all.
    @inline(__always)
    static func keys(_ pixels: SIMD8<UInt32>, _ ground: PixelBrightness.Ground, flat: SIMD8<Int16>) -> SIMD8<Int16> {
        brightness(pixels, ground) &<< 4 | flat
    }

    /// The least and the most of keys.
    private struct Range {
        var least = SIMD8<Int16>(repeating: .max)
        var most = SIMD8<Int16>()

        /// A neighbour's place in reading order decides between equals, so that no branch is needed.
        @inline(__always)
        mutating func add(_ neighbor: UnsafePointer<Int16>, place: Int16) {
            let key = Octet.load(neighbor) | SIMD8(repeating: place &<< 1)
            // By the sign of a difference, which cannot overflow: compilers do not always make vectors of `pointwiseMin`.
            let lower = key &- least
            least &+= lower & (lower &>> 15)
            let higher = key &- most
            most &+= higher & ~(higher &>> 15)
        }
    }

    /// The pixels that were smoothed, of eight with these surroundings, which have the brightness `other` in the other picture: they
    /// lie between a darker and a brighter neighbour, change by half of that contrast at most, and the darkest or the brightest is
    /// flat.
    @inline(__always)
    static func smoothed(_ pixels: Surroundings, other: SIMD8<Int16>) -> UInt8 {
        var range = Range()
        range.add(pixels.above - 1, place: 0)
        range.add(pixels.above, place: 1)
        range.add(pixels.above + 1, place: 2)
        range.add(pixels.here - 1, place: 3)
        range.add(pixels.here + 1, place: 4)
        range.add(pixels.below - 1, place: 5)
        range.add(pixels.below, place: 6)
        range.add(pixels.below + 1, place: 7)
        let (darkest, brightest) = (range.least, range.most)
        let brightness = pixels.brightness
        let (least, most) = (darkest &>> 4, brightest &>> 4)
        let change = other &- brightness
        let tooMuch = (most &- least) &>> 1 &+ SIMD8(repeating: Int16(PixelBrightness.level) + 1)
        // Each is negative where its rule holds: both strict inequalities, and the change below what is too much.
        let isBetween = (least &- brightness) & (brightness &- most)
        let isSmall = (change &- tooMuch) & (SIMD8<Int16>() &- change &- tooMuch)
        let isBesideFlat = (darkest | brightest) &<< 15
        return Octet.bits((isBetween & isSmall & isBesideFlat) &>> 15)
    }

    @inline(__always)
    private static func brightness(_ pixels: SIMD8<UInt32>, _ ground: PixelBrightness.Ground) -> SIMD8<Int16> {
        var brightness = (pixels & 0xFF) &+ (pixels &>> 8 & 0xFF) &<< 1 &+ (pixels &>> 16 & 0xFF)
        if ground == .white { brightness &+= (255 &- pixels &>> 24) &<< 2 }
        return SIMD8<Int16>(truncatingIfNeeded: brightness)
    }

    @inline(__always)
    private func forEachNeighbor(_ center: UnsafePointer<UInt32>, _ body: (_ pixels: SIMD8<UInt32>) -> Void) {
        let above = center - width
        let below = center + width
        body(Octet.load(above - 1))
        body(Octet.load(above))
        body(Octet.load(above + 1))
        body(Octet.load(center - 1))
        body(Octet.load(center + 1))
        body(Octet.load(below - 1))
        body(Octet.load(below))
        body(Octet.load(below + 1))
    }
}
