/// The rules of `AntialiasingScan`, for eight pixels of a row at once; lanes are all ones where a rule holds, and zero elsewhere.
///
/// The larger ones are not inlined: compilers make the vectors that are meant of functions as small as these, and less of larger ones.
enum NeighborKernels {
    /// Finds which of the eight pixels from `x` on of row `y`, which have neighbours on all sides, are flat, and what is to be known of them on
    /// white, in both pictures.
    @inline(never)
    static func survey(_ pair: PixelPair, x: Int, y: Int, _ flat: FlatPixels.Row, _ keys: NeighborKeys.Row) {
        let index = y &* pair.width &+ x
        let expected = pair.expected.baseAddress.unsafelyUnwrapped + index
        let actual = pair.actual.baseAddress.unsafelyUnwrapped + index
        let (first, second) = (self.flat(expected, width: pair.width), self.flat(actual, width: pair.width))
        flat.expected.store(first, at: x)
        flat.actual.store(second, at: x)
        let both = first & second
        keys.expected.here.store(self.keys(Octet.load(expected), onWhite: true, flat: both), at: x)
        keys.actual.here.store(self.keys(Octet.load(actual), onWhite: true, flat: both), at: x)
    }

    /// Finds which of the eight pixels from `x` on of row `y` are flat, in both pictures, where not all have neighbours on all sides.
    @inline(never)
    static func surveyEdge(_ pair: PixelPair, x: Int, y: Int, _ flat: FlatPixels.Row) {
        flat.expected.store(flatAtEdge(pair.expected, pair, x: x, y: y), at: x)
        flat.actual.store(flatAtEdge(pair.actual, pair, x: x, y: y), at: x)
    }

    /// Finds the keys of the eight pixels from `x` on of row `y` on one ground, in both pictures, of which `flat` is known. At the ends of a
    /// row they stand beside it, too.
    @inline(never)
    static func setKeys(
        _ pair: PixelPair, x: Int, y: Int, onWhite: Bool, _ flat: FlatPixels.Row, _ keys: NeighborKeys.Row
    ) {
        let both = flat.expected.load(at: x) & flat.actual.load(at: x)
        let index = y &* pair.width &+ x
        for (row, picture) in [(keys.expected.here, pair.expected), (keys.actual.here, pair.actual)] {
            row.store(self.keys(Octet.load(picture, at: index), onWhite: onWhite, flat: both), at: x)
            if x == 0 { row.extend(before: 0) }
            if x &+ Octet.count >= pair.width { row.extend(behind: pair.width &- 1) }
        }
    }

    /// The pixels with at least three equal neighbours, of the eight from `x` on of row `y`. What is not in the picture is equal to none, but
    /// all of the ground outside counts as one neighbour that is, or corners would never have enough.
    private static func flatAtEdge(
        _ picture: UnsafeBufferPointer<UInt32>, _ pair: PixelPair, x: Int, y: Int
    ) -> SIMD8<Int16> {
        let index = y &* pair.width &+ x
        let pixels = Octet.load(picture, at: index)
        var (first, last) = (SIMD8<Int32>(), SIMD8<Int32>())
        if x == 0 { first[0] = -1 }
        if x &+ Octet.count >= pair.width { last[pair.width &- 1 &- x] = -1 }
        let isOutermost = y == 0 || y == pair.height &- 1
        var count = isOutermost ? SIMD8(repeating: -1) : first | last
        for row in max(y &- 1, 0)...min(y &+ 1, pair.height &- 1) {
            let place = row &* pair.width &+ x
            count &+= Octet.equal(Octet.load(picture, at: place &- 1), pixels) & ~first
            if row != y { count &+= Octet.equal(Octet.load(picture, at: place), pixels) }
            count &+= Octet.equal(Octet.load(picture, at: place &+ 1), pixels) & ~last
        }
        return Octet.halves((count &+ 2) &>> 31)
    }

    /// The pixels with at least three equal neighbours, of the eight at `center` of a picture `width` pixels wide, which have neighbours
    /// on all sides.
    @inline(__always)
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
    @inline(__always)
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
    }

    /// The bits of those of eight pixels at `x` that were smoothed in one of two pictures, on the ground that the keys were found for.
    @inline(__always)
    static func smoothed(_ flat: FlatPixels.Row, _ keys: NeighborKeys.Row, x: Int) -> UInt8 {
        let (expected, actual) = (keys.expected, keys.actual)
        return Octet.bits(
            smoothed(expected, at: x, other: actual.here, flat: flat.expected)
                | smoothed(actual, at: x, other: expected.here, flat: flat.actual))
    }

    /// The pixels that were smoothed, of the eight at `x` of the row in the middle, in one of two pictures, with the keys of the `other`: they
    /// are not flat, lie between a darker and a brighter neighbour, change by half of that contrast at most, and the darkest or the brightest
    /// is flat.
    @inline(never)
    private static func smoothed(
        _ keys: Surroundings, at x: Int, other: LaneRing.Row, flat: LaneRing.Row
    ) -> SIMD8<Int16> {
        // A neighbour's place in reading order decides between equals, so that no branch is needed.
        func key(_ row: LaneRing.Row, _ offset: Int, place: Int16) -> SIMD8<Int16> {
            row.load(at: x &+ offset) | SIMD8(repeating: place &<< 1)
        }
        let (a, b, c) = (key(keys.above, -1, place: 0), key(keys.above, 0, place: 1), key(keys.above, 1, place: 2))
        let (d, e) = (key(keys.here, -1, place: 3), key(keys.here, 1, place: 4))
        let (f, g, h) = (key(keys.below, -1, place: 5), key(keys.below, 0, place: 6), key(keys.below, 1, place: 7))
        let darkest = lesser(lesser(lesser(a, b), lesser(c, d)), lesser(lesser(e, f), lesser(g, h)))
        let brightest = greater(greater(greater(a, b), greater(c, d)), greater(greater(e, f), greater(g, h)))
        let brightness = keys.here.load(at: x) &>> 4
        let (least, most) = (darkest &>> 4, brightest &>> 4)
        let change = other.load(at: x) &>> 4 &- brightness
        let tooMuch = (most &- least) &>> 1 &+ SIMD8(repeating: Int16(PixelBrightness.level) + 1)
        // Each is negative where its rule holds: both strict inequalities, and the change below what is too much.
        let isBetween = (least &- brightness) & (brightness &- most)
        let isSmall = (change &- tooMuch) & (SIMD8<Int16>() &- change &- tooMuch)
        let isBesideFlat = (darkest | brightest) &<< 15
        return (isBetween & isSmall & isBesideFlat) &>> 15 & ~flat.load(at: x)
    }

    @inline(__always)
    private static func lesser(_ one: SIMD8<Int16>, _ other: SIMD8<Int16>) -> SIMD8<Int16> {
        one.replacing(with: other, where: other .< one)
    }

    @inline(__always)
    private static func greater(_ one: SIMD8<Int16>, _ other: SIMD8<Int16>) -> SIMD8<Int16> {
        one.replacing(with: other, where: one .< other)
    }
}
