/// How a shadow falls off: the integral of a Gaussian that ends, as a table of integers.
///
/// `CALayer.shadowRadius` is the standard deviation of a Gaussian that is cut off at two standard deviations and made
/// to sum to one again. This gives the fall-off of an iOS 18 shadow of radius 10 at 3x, measured in eleven places over
/// its length: ten levels are equal and one differs by one; and it ends exactly 20 points from the edge. Rejected: an
/// uncut Gaussian, which fits best with 0.91 times the radius, is off in eight of the places, by up to two levels.
enum Falloff {
    /// A whole shape's weight.
    static let one = 65_536

    /// How far the middle of a pixel is from an edge `pixels` before it, in 1/256 pixel.
    @inline(__always)
    static func middle(_ pixels: Int) -> Int { pixels << 8 + 128 }

    /// What of the weight lies left of `distance`, where the radius is `radius`; both in 1/256 pixel, the radius above
    /// 0.
    @inline(__always)
    static func weight(leftOf distance: Int, radius: Int) -> Int {
        let place = distance.magnitude << 15 / UInt(radius)
        // `place` is in 1/2^15 radius; the table has 128 steps a radius and ends at two.
        let step = Int(place >> 8)
        guard step < 256 else { return distance < 0 ? 0 : one }
        let rest = Int(place & 255)
        let half = table[step] + ((table[step + 1] - table[step]) * rest + 128) >> 8
        return distance < 0 ? one / 2 - half : one / 2 + half
    }

    /// `weight` at the middles of the pixels from `reach` before an edge to `reach` behind it.
    static func weights(reach: Int, radius: Int) -> [Int32] {
        (-reach..<reach).map { Int32(weight(leftOf: middle($0), radius: radius)) }
    }

    /// round(65536 · (Φ(i/128) − ½) / (2Φ(2) − 1)) for i from 0 to 256, Φ the normal distribution.
    private static let table: [Int] = [
        0, 214, 428, 642, 856, 1_070, 1_284, 1_497, 1_711, 1_924, 2_138, 2_351,
        2_564, 2_777, 2_990, 3_203, 3_415, 3_627, 3_839, 4_051, 4_263, 4_474, 4_685, 4_896,
        5_106, 5_316, 5_526, 5_735, 5_944, 6_153, 6_362, 6_570, 6_777, 6_984, 7_191, 7_398,
        7_603, 7_809, 8_014, 8_218, 8_423, 8_626, 8_829, 9_032, 9_234, 9_435, 9_636, 9_836,
        10_036, 10_235, 10_434, 10_632, 10_829, 11_026, 11_222, 11_417, 11_612, 11_806, 12_000, 12_193,
        12_385, 12_576, 12_767, 12_957, 13_146, 13_334, 13_522, 13_709, 13_895, 14_081, 14_265, 14_449,
        14_632, 14_815, 14_996, 15_177, 15_357, 15_536, 15_714, 15_891, 16_067, 16_243, 16_418, 16_592,
        16_765, 16_937, 17_108, 17_278, 17_448, 17_616, 17_784, 17_950, 18_116, 18_281, 18_445, 18_608,
        18_770, 18_931, 19_091, 19_250, 19_408, 19_566, 19_722, 19_877, 20_031, 20_185, 20_337, 20_489,
        20_639, 20_788, 20_937, 21_084, 21_231, 21_376, 21_520, 21_664, 21_806, 21_948, 22_088, 22_228,
        22_366, 22_503, 22_640, 22_775, 22_909, 23_043, 23_175, 23_306, 23_437, 23_566, 23_694, 23_822,
        23_948, 24_073, 24_197, 24_320, 24_443, 24_564, 24_684, 24_803, 24_921, 25_039, 25_155, 25_270,
        25_384, 25_497, 25_609, 25_720, 25_831, 25_940, 26_048, 26_155, 26_261, 26_367, 26_471, 26_574,
        26_677, 26_778, 26_878, 26_978, 27_076, 27_174, 27_270, 27_366, 27_460, 27_554, 27_647, 27_739,
        27_830, 27_920, 28_009, 28_097, 28_184, 28_270, 28_356, 28_440, 28_524, 28_606, 28_688, 28_769,
        28_849, 28_928, 29_007, 29_084, 29_161, 29_236, 29_311, 29_385, 29_459, 29_531, 29_602, 29_673,
        29_743, 29_812, 29_880, 29_948, 30_014, 30_080, 30_145, 30_210, 30_273, 30_336, 30_398, 30_459,
        30_520, 30_579, 30_638, 30_697, 30_754, 30_811, 30_867, 30_922, 30_977, 31_031, 31_084, 31_137,
        31_189, 31_240, 31_290, 31_340, 31_389, 31_438, 31_486, 31_533, 31_580, 31_626, 31_671, 31_716,
        31_760, 31_803, 31_846, 31_888, 31_930, 31_971, 32_012, 32_052, 32_091, 32_130, 32_168, 32_206,
        32_243, 32_280, 32_316, 32_351, 32_386, 32_421, 32_455, 32_488, 32_521, 32_554, 32_586, 32_617,
        32_648, 32_679, 32_709, 32_739, 32_768,
    ]
}
