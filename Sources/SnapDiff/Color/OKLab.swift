/// Björn Ottosson's colour space of perceived lightness and two opponent colours, with his toe on lightness.
struct OKLab {
    private let linear = LinearLight.levels

    /// OKLab's lightness with CIELAB's foot: from 0 to 1, steeper for light and flatter for dark colours.
    private static func toe(_ lightness: Float) -> Float {
        let scaled = 1.206 / 1.03 * lightness
        let shifted = scaled - 0.206
        return (shifted + (shifted * shifted + 0.12 * scaled).squareRoot()) / 2
    }

    /// Lightness behind the toe, and the two opponent colours, of a pixel's red, green and blue; its alpha is not read.
    func coordinates(of pixel: UInt32) -> SIMD4<Float> {
        let red = linear[Int(pixel & 0xFF)]
        let green = linear[Int(pixel >> 8 & 0xFF)]
        let blue = linear[Int(pixel >> 16 & 0xFF)]
        let cones = LinearLight.cubeRoots(
            red * SIMD4(0.412_221_470_8, 0.211_903_498_2, 0.088_302_461_9, 0)
                + green * SIMD4(0.536_332_536_3, 0.680_699_545_1, 0.281_718_837_6, 0)
                + blue * SIMD4(0.051_445_992_9, 0.107_396_956_6, 0.629_978_700_5, 0))
        var coordinates =
            cones.x * SIMD4(0.210_454_255_3, 1.977_998_495_1, 0.025_904_037_1, 0)
            + cones.y * SIMD4(0.793_617_785, -2.428_592_205, 0.782_771_766_2, 0)
            + cones.z * SIMD4(-0.004_072_046_8, 0.450_593_709_9, -0.808_675_766, 0)
        coordinates.x = Self.toe(coordinates.x)
        return coordinates
    }
}
