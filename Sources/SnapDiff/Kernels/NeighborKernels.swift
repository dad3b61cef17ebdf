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
        forEachNeighbor(center) { neighbor, _ in count &+= Octet.equal(neighbor, pixels) }
        return Octet.bits((count &+ 2) &>> 31)
    }

    /// Which pixels around eight of a row are flat in both pictures, for three rows: bit `i` stands for the pixel `i` − 1 behind the
    /// first of the eight.
    struct Surroundings {
        var above: UInt16
        var here: UInt16
        var below: UInt16

        /// The bits of the eight neighbours at a place in reading order.
        @inline(__always)
        func bits(_ place: Int) -> UInt8 {
            switch place {
            case 0...2: UInt8(truncatingIfNeeded: above >> UInt16(place))
            case 3...4: UInt8(truncatingIfNeeded: here >> UInt16((place - 3) * 2))
            default: UInt8(truncatingIfNeeded: below >> UInt16(place - 5))
            }
        }
    }

    /// The pixels that were smoothed, of the eight at `center`, which are those at `other` in the other picture: they lie between a
    /// darker and a brighter neighbour, change by half of that contrast at most, and the darkest or the brightest is flat.
    @inline(__always)
    func smoothed(
        _ center: UnsafePointer<UInt32>, other: UnsafePointer<UInt32>, flat: Surroundings,
        on ground: PixelBrightness.Ground
    ) -> UInt8 {
        var darkest = SIMD8<Int16>(repeating: .max)
        var brightest = SIMD8<Int16>()
        forEachNeighbor(center) { neighbor, place in
            // Eleven bits of brightness, three of the place, which decides between equals, and whether it is flat: 15 bits, so that
            // the least and the most of them are found without a branch.
            let key = Self.brightness(neighbor, ground) &<< 4 | Int16(place) &<< 1 | Octet.ones(flat.bits(place))
            darkest = pointwiseMin(darkest, key)
            brightest = pointwiseMax(brightest, key)
        }
        let brightness = Self.brightness(Octet.load(center), ground)
        let (least, most) = (darkest &>> 4, brightest &>> 4)
        let change = Self.brightness(Octet.load(other), ground) &- brightness
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

    /// In reading order, each with its place in it.
    @inline(__always)
    private func forEachNeighbor(
        _ center: UnsafePointer<UInt32>, _ body: (_ pixels: SIMD8<UInt32>, _ place: Int) -> Void
    ) {
        let above = center - width
        let below = center + width
        body(Octet.load(above - 1), 0)
        body(Octet.load(above), 1)
        body(Octet.load(above + 1), 2)
        body(Octet.load(center - 1), 3)
        body(Octet.load(center + 1), 4)
        body(Octet.load(below - 1), 5)
        body(Octet.load(below), 6)
        body(Octet.load(below + 1), 7)
    }
}
