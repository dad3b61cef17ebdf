/// sRGB levels as linear light, and the cube roots that OKLab needs, from the four basic operations alone.
///
/// libm's `pow` and `cbrt` differ in the last places between C libraries; IEEE 754's basic operations do not.
enum LinearLight {
    /// Linear light from 0 to 1 for each of the 256 levels (IEC 61966-2-1).
    static let levels: [Double] = (0...255).map { level in
        let value = Double(level) / 255
        return value <= 0.04045 ? value / 12.92 : power2_4((value + 0.055) / 1.055)
    }

    /// The cube roots of four values from 0 to 1, to about 1e-13.
    @inline(__always)
    static func cubeRoots(_ values: SIMD4<Double>) -> SIMD4<Double> {
        // From zero the steps would run through denormal numbers, which processors take a hundred times longer for.
        let positive = pointwiseMax(values, SIMD4(repeating: 1e-9))
        // A third of the exponent, taken on the bits, is within 4 % (Kahan); each of Halley's steps cubes the error.
        let bits = SIMD4<UInt64>(
            positive.x.bitPattern / 3, positive.y.bitPattern / 3, positive.z.bitPattern / 3, positive.w.bitPattern / 3)
        let guess = bits &+ 0x2A9F_7893_0000_0000
        var root = SIMD4(
            Double(bitPattern: guess.x), Double(bitPattern: guess.y), Double(bitPattern: guess.z),
            Double(bitPattern: guess.w))
        for _ in 0..<2 {
            let cube = root * root * root
            root *= (cube + 2 * positive) / (2 * cube + positive)
        }
        return root.replacing(with: 0, where: values .== 0)
    }

    /// `base` to the power of 2.4, for a base from 0.08 to 1: its square times the fifth root of its square.
    private static func power2_4(_ base: Double) -> Double {
        let square = base * base
        var root = 1.0
        // Newton's steps fall towards the root from above; 40 are enough for the smallest base.
        for _ in 0..<40 {
            root = (4 * root + square / (root * root * root * root)) / 5
        }
        return square * root
    }
}
