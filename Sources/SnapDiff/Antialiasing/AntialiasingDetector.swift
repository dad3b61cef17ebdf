/// Tells whether a pixel differs only in how an edge was smoothed.
///
/// After V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector" (2009): a smoothed pixel lies between a darker
/// and a brighter neighbour, has few neighbours equal to it, and the darkest or the brightest neighbour belongs to an
/// area that is flat in both pictures. Three things differ from the common implementations of it:
/// - A change of more than half the local contrast is no smoothing but a moved edge. Without this rule, thinner
///   borders and lighter type go unseen.
/// - Equal means equal pixels, not equal brightness: red beside an equally bright green is an edge.
/// - Brightness is taken on black and on white, so that smoothing against nothing is seen for dark and light shapes.
///
/// Still not recognised, so counted as different: smoothing of strokes and rings so thin that no flat area is beside them.
struct AntialiasingDetector {
    private let width: Int
    private let height: Int
    private let expected: UnsafeBufferPointer<UInt32>
    private let actual: UnsafeBufferPointer<UInt32>

    init(_ pair: PixelPair) {
        width = pair.width
        height = pair.height
        expected = pair.expected
        actual = pair.actual
    }

    /// Whether one pixel is antialiasing: pixel by pixel, as the rules are told. `AntialiasingScan` takes eight at once.
    func isAntialiasing(x: Int, y: Int) -> Bool {
        isSmoothed(x, y, in: expected, other: actual) || isSmoothed(x, y, in: actual, other: expected)
    }

    private func isSmoothed(
        _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>, other: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        guard !isFlat(x: x, y: y, in: picture) else { return false }
        let other = other[y * width + x]
        if liesBetween(x, y, in: picture, other: other, on: .white) { return true }
        // Opaque pixels look the same on every ground.
        guard picture[y * width + x] & other < 0xFF00_0000 else { return false }
        return liesBetween(x, y, in: picture, other: other, on: .black)
    }

    /// The rules about the neighbours' brightness: darker and brighter ones, the contrast, the flat area.
    @inline(__always)
    private func liesBetween(
        _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>, other: UInt32, on ground: PixelBrightness.Ground
    ) -> Bool {
        let center = PixelBrightness.of(picture[y * width + x], on: ground)
        // Brightness and place in one number: the least and the most of them are found without a branch.
        var darkest = UInt64.max
        var brightest: UInt64 = 0
        forEachNeighbor(x, y) { neighborX, neighborY in
            let index = neighborY * width + neighborX
            let key = UInt64(PixelBrightness.of(picture[index], on: ground)) << 32 | UInt64(index)
            darkest = min(darkest, key)
            brightest = max(brightest, key)
        }
        let (least, most) = (UInt32(darkest >> 32), UInt32(brightest >> 32))
        guard least < center, center < most else { return false }
        let otherCenter = PixelBrightness.of(other, on: ground)
        let change = max(center, otherCenter) - min(center, otherCenter)
        // Half a pixel's coverage is 127 or 128 of 255: one level more than half is still half.
        guard change <= (most - least) / 2 + PixelBrightness.level else { return false }
        return isFlatInBoth(darkest) || isFlatInBoth(brightest)
    }

    private func isFlatInBoth(_ key: UInt64) -> Bool {
        let (y, x) = Int(key & 0xFFFF_FFFF).quotientAndRemainder(dividingBy: width)
        return isFlat(x: x, y: y, in: expected) && isFlat(x: x, y: y, in: actual)
    }

    /// Whether a pixel has at least three equal neighbours.
    func isFlat(x: Int, y: Int, in picture: UnsafeBufferPointer<UInt32>) -> Bool {
        equalNeighbors(x, y, in: picture) >= 3
    }

    /// The neighbours equal to a pixel. The ground outside the picture counts as one, or corners would never have enough.
    @inline(__always)
    private func equalNeighbors(_ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>) -> Int {
        let center = picture[y * width + x]
        var count = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
        forEachNeighbor(x, y) { neighborX, neighborY in
            count += picture[neighborY * width + neighborX] == center ? 1 : 0
        }
        return count
    }

    /// The up to eight pixels around one, in reading order.
    @inline(__always)
    private func forEachNeighbor(_ x: Int, _ y: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
        let hasLeft = x > 0
        let hasRight = x < width - 1
        if y > 0 {
            if hasLeft { body(x - 1, y - 1) }
            body(x, y - 1)
            if hasRight { body(x + 1, y - 1) }
        }
        if hasLeft { body(x - 1, y) }
        if hasRight { body(x + 1, y) }
        if y < height - 1 {
            if hasLeft { body(x - 1, y + 1) }
            body(x, y + 1)
            if hasRight { body(x + 1, y + 1) }
        }
    }
}
