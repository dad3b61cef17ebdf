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
    let width: Int
    let height: Int
    let expected: UnsafeBufferPointer<UInt32>
    let actual: UnsafeBufferPointer<UInt32>

    func isAntialiasing(x: Int, y: Int) -> Bool {
        isSmoothed(x, y, in: expected, other: actual) || isSmoothed(x, y, in: actual, other: expected)
    }

    private func isSmoothed(
        _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>, other: UnsafeBufferPointer<UInt32>
    ) -> Bool {
        let index = y * width + x
        guard equalNeighbors(x, y, in: picture, atMost: 3) < 3 else { return false }
        if liesBetween(x, y, in: picture, other: other[index], brightness: PixelBrightness.onWhite) { return true }
        // Opaque pixels look the same on every ground.
        guard picture[index] & other[index] < 0xFF00_0000 else { return false }
        return liesBetween(x, y, in: picture, other: other[index], brightness: PixelBrightness.onBlack)
    }

    /// The rules about the neighbours' brightness: darker and brighter ones, the contrast, the flat area.
    @inline(__always)
    private func liesBetween(
        _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>, other: UInt32, brightness: (UInt32) -> UInt32
    ) -> Bool {
        let center = brightness(picture[y * width + x])
        var darkest = (brightness: center, x: x, y: y)
        var brightest = darkest
        for neighborY in max(y - 1, 0)...min(y + 1, height - 1) {
            for neighborX in max(x - 1, 0)...min(x + 1, width - 1) {
                let neighbor = brightness(picture[neighborY * width + neighborX])
                if neighbor < darkest.brightness { darkest = (neighbor, neighborX, neighborY) }
                if neighbor > brightest.brightness { brightest = (neighbor, neighborX, neighborY) }
            }
        }
        guard darkest.brightness < center, center < brightest.brightness else { return false }
        let otherCenter = brightness(other)
        let change = max(center, otherCenter) - min(center, otherCenter)
        guard 2 * change <= brightest.brightness - darkest.brightness else { return false }
        return isFlatInBoth(darkest.x, darkest.y) || isFlatInBoth(brightest.x, brightest.y)
    }

    private func isFlatInBoth(_ x: Int, _ y: Int) -> Bool {
        equalNeighbors(x, y, in: expected, atMost: 3) == 3 && equalNeighbors(x, y, in: actual, atMost: 3) == 3
    }

    /// The neighbours equal to a pixel, counted up to a limit. The ground outside the picture counts as one, or corners would never
    /// have enough.
    private func equalNeighbors(
        _ x: Int, _ y: Int, in picture: UnsafeBufferPointer<UInt32>, atMost limit: Int
    ) -> Int {
        let center = picture[y * width + x]
        var count = x == 0 || y == 0 || x == width - 1 || y == height - 1 ? 1 : 0
        for neighborY in max(y - 1, 0)...min(y + 1, height - 1) {
            for neighborX in max(x - 1, 0)...min(x + 1, width - 1)
            where picture[neighborY * width + neighborX] == center && (neighborX != x || neighborY != y) {
                count += 1
                if count >= limit { return limit }
            }
        }
        return count
    }
}
