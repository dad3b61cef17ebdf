/// How different two pixels look: HyAB distance in OKLab, 1 from black to white.
///
/// OKLab is Ottosson's (bottosson.github.io/posts/oklab, 2020), with his toe on lightness (…/posts/colorpicker, 2021): without it,
/// two nearly black pixels would be as far apart as two greys that anybody can tell. HyAB, lightness difference plus the Euclidean
/// distance of the other two, is Abasi, Amani Tehran and Fairchild's (2019), better than Euclid's for large differences.
/// Translucent pixels are laid on black and on white, and the larger distance counts, so that white on nothing is a change.
struct ColorDistance {
    private let linear = LinearLight.levels
    /// Pictures of user interfaces change few colours into few others: answers are kept, each in the slot of its pair's hash.
    private var kept = [Answer](repeating: Answer(first: 0, second: 0, distance: 0), count: 1 << slotBits)
    private static let slotBits: UInt64 = 11

    private struct Answer {
        var first: UInt32
        var second: UInt32
        var distance: Float
    }

    /// The distance of two premultiplied pixels, from 0 (equal) to 1.
    mutating func between(_ first: UInt32, _ second: UInt32) -> Float {
        // Fibonacci hashing: the top bits of a product with 2⁶⁴ divided by the golden ratio.
        let hash = (UInt64(first) << 32 | UInt64(second)) &* 0x9E37_79B9_7F4A_7C15
        let slot = Int(hash >> (64 - Self.slotBits))
        let answer = kept[slot]
        if answer.first == first, answer.second == second { return answer.distance }
        let distance = calculate(first, second)
        kept[slot] = Answer(first: first, second: second, distance: distance)
        return distance
    }

    private func calculate(_ first: UInt32, _ second: UInt32) -> Float {
        var distance = hyAB(oklab(first), oklab(second))
        if first & second < 0xFF00_0000 {
            distance = max(distance, hyAB(oklab(onWhite(first)), oklab(onWhite(second))))
        }
        // Two saturated colours can be a little further apart than black and white.
        return min(distance, 1)
    }

    private func hyAB(_ first: SIMD4<Float>, _ second: SIMD4<Float>) -> Float {
        let delta = first - second
        return abs(Self.toe(first.x) - Self.toe(second.x)) + (delta.y * delta.y + delta.z * delta.z).squareRoot()
    }

    /// OKLab's lightness with CIELAB's foot: from 0 to 1, steeper for light and flatter for dark colours.
    private static func toe(_ lightness: Float) -> Float {
        let scaled = 1.206 / 1.03 * lightness
        let shifted = scaled - 0.206
        return (shifted + (shifted * shifted + 0.12 * scaled).squareRoot()) / 2
    }

    /// Lightness and the two opponent colours of a pixel's red, green and blue; its alpha is not read.
    private func oklab(_ pixel: UInt32) -> SIMD4<Float> {
        let red = linear[Int(pixel & 0xFF)]
        let green = linear[Int(pixel >> 8 & 0xFF)]
        let blue = linear[Int(pixel >> 16 & 0xFF)]
        let cones = LinearLight.cubeRoots(
            red * SIMD4(0.412_221_470_8, 0.211_903_498_2, 0.088_302_461_9, 0)
                + green * SIMD4(0.536_332_536_3, 0.680_699_545_1, 0.281_718_837_6, 0)
                + blue * SIMD4(0.051_445_992_9, 0.107_396_956_6, 0.629_978_700_5, 0))
        return cones.x * SIMD4(0.210_454_255_3, 1.977_998_495_1, 0.025_904_037_1, 0)
            + cones.y * SIMD4(0.793_617_785, -2.428_592_205, 0.782_771_766_2, 0)
            + cones.z * SIMD4(-0.004_072_046_8, 0.450_593_709_9, -0.808_675_766, 0)
    }

    private func onWhite(_ pixel: UInt32) -> UInt32 {
        let ground = 255 - pixel >> 24
        // A channel above its alpha, which no premultiplied pixel has, must not carry into its neighbour.
        return min(pixel & 0xFF + ground, 255) | min(pixel >> 8 & 0xFF + ground, 255) << 8
            | min(pixel >> 16 & 0xFF + ground, 255) << 16
    }
}
