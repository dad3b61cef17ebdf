/// The rules of `AntialiasingDetector`, for eight pixels of a row at once; lanes are all ones where a rule holds, and zero elsewhere.
///
/// None is inlined: compilers make the vectors that are meant of functions as small as these, and less of larger ones.
enum NeighborKernels {
    /// The pixels with at least three equal neighbours, of the eight at `center` of a picture `width` pixels wide, which have neighbours
    /// on all sides.
    @inline(never)
    static func flat(_ center: UnsafePointer<UInt32>, width: Int) -> SIMD8<Int16> {
        let pixels = Octet.load(center)
        // Minus the number of equal neighbours.
        var count = SIMD8<Int32>()
        for row in [center - width, center + width] {
            count &+= Octet.equal(Octet.load(row - 1), pixels)
            count &+= Octet.equal(Octet.load(row), pixels)
            count &+= Octet.equal(Octet.load(row + 1), pixels)
        }
        count &+= Octet.equal(Octet.load(center - 1), pixels)
        count &+= Octet.equal(Octet.load(center + 1), pixels)
        return Octet.halves((count &+ 2) &>> 31)
    }

    /// Eleven bits of brightness, three for a place, and one bit that is set where `flat` has ones: 15 bits in all.
    @inline(never)
    static func keys(_ pixels: SIMD8<UInt32>, onWhite: Bool, flat: SIMD8<Int16>) -> SIMD8<Int16> {
        // Two channels in each lane: no sum reaches the upper half from the lower one.
        let redAndBlue = pixels & 0x00FF_00FF
        let greenAndAlpha = pixels &>> 8 & 0x00FF_00FF
        var brightness = redAndBlue &+ redAndBlue &>> 16 &+ greenAndAlpha &<< 1
        if onWhite { brightness &+= (255 &- greenAndAlpha &>> 16) &<< 2 }
        return Octet.halves(unsafeBitCast(brightness, to: SIMD8<Int32>.self)) &<< 4 | flat & 1
    }

    /// The keys of three rows, one of them above the other.
    struct Surroundings {
        let above: LaneRing.Row
        let here: LaneRing.Row
        let below: LaneRing.Row

        /// The brightness of the eight pixels at `x` of the row in the middle.
        @inline(__always)
        func brightness(at x: Int) -> SIMD8<Int16> { here.load(at: x) &>> 4 }
    }

    /// The pixels that were smoothed, of the eight at `x` of the row in the middle, which have the brightness `other` in the other picture:
    /// they lie between a darker and a brighter neighbour, change by half of that contrast at most, and the darkest or the brightest is
    /// flat.
    @inline(never)
    static func smoothed(_ keys: Surroundings, at x: Int, other: SIMD8<Int16>) -> SIMD8<Int16> {
        var range = Range()
        range.add(keys.above.load(at: x - 1), place: 0)
        range.add(keys.above.load(at: x), place: 1)
        range.add(keys.above.load(at: x + 1), place: 2)
        range.add(keys.here.load(at: x - 1), place: 3)
        range.add(keys.here.load(at: x + 1), place: 4)
        range.add(keys.below.load(at: x - 1), place: 5)
        range.add(keys.below.load(at: x), place: 6)
        range.add(keys.below.load(at: x + 1), place: 7)
        let (darkest, brightest) = (range.least, range.most)
        let brightness = keys.brightness(at: x)
        let (least, most) = (darkest &>> 4, brightest &>> 4)
        let change = other &- brightness
        let tooMuch = (most &- least) &>> 1 &+ SIMD8(repeating: Int16(PixelBrightness.level) + 1)
        // Each is negative where its rule holds: both strict inequalities, and the change below what is too much.
        let isBetween = (least &- brightness) & (brightness &- most)
        let isSmall = (change &- tooMuch) & (SIMD8<Int16>() &- change &- tooMuch)
        let isBesideFlat = (darkest | brightest) &<< 15
        return (isBetween & isSmall & isBesideFlat) &>> 15
    }

    /// The least and the most of keys.
    private struct Range {
        var least = SIMD8<Int16>(repeating: .max)
        var most = SIMD8<Int16>()

        /// A neighbour's place in reading order decides between equals, so that no branch is needed.
        @inline(__always)
        mutating func add(_ neighbor: SIMD8<Int16>, place: Int16) {
            let key = neighbor | SIMD8(repeating: place &<< 1)
            least = least.replacing(with: key, where: key .< least)
            most = most.replacing(with: key, where: most .< key)
        }
    }
}
