/// How different two pixels look: HyAB distance in OKLab, 1 from black to white.
///
/// OKLab is Ottosson's (bottosson.github.io/posts/oklab, 2020); HyAB, lightness difference plus the Euclidean
/// distance of the other two, is Abasi, Amani Tehran and Fairchild's (2019), better than Euclid's for large differences.
/// Translucent pixels are laid on black and on white, and the larger distance counts, so that white on nothing is a change.
struct ColorDistance {
    private let linear = LinearLight.levels
    // Changes come in runs of one colour for another: the last answer often serves again.
    private var lastFirst: UInt32 = 0
    private var lastSecond: UInt32 = 0
    private var lastDistance = 0.0

    /// The distance of two premultiplied pixels, from 0 (equal) to 1.
    mutating func between(_ first: UInt32, _ second: UInt32) -> Double {
        if first == lastFirst, second == lastSecond { return lastDistance }
        var distance = hyAB(oklab(first), oklab(second))
        if first & second < 0xFF00_0000 {
            distance = max(distance, hyAB(oklab(onWhite(first)), oklab(onWhite(second))))
        }
        // Two saturated colours can be a little further apart than black and white.
        distance = min(distance, 1)
        (lastFirst, lastSecond, lastDistance) = (first, second, distance)
        return distance
    }

    private func hyAB(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
        let delta = first - second
        return abs(delta.x) + (delta.y * delta.y + delta.z * delta.z).squareRoot()
    }

    /// Lightness and the two opponent colours of a pixel's red, green and blue; its alpha is not read.
    private func oklab(_ pixel: UInt32) -> SIMD4<Double> {
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
