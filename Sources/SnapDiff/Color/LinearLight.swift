/// sRGB levels as linear light, and the cube roots that OKLab needs, from the four basic operations alone.
///
/// libm's `pow` and `cbrt` differ in the last places between C libraries; IEEE 754's basic operations do not.
enum LinearLight {
    /// Linear light from 0 to 1 for each of the 256 levels (IEC 61966-2-1).
    static let levels: [Float] = (0...255).map { level in
        let value = Double(level) / 255
        return Float(value <= 0.04045 ? value / 12.92 : power2_4((value + 0.055) / 1.055))
    }

    /// The cube roots of four values from 0 to 1, to about 1e-6 of each; of zero, 1e-4.
    @inline(__always)
    static func cubeRoots(_ values: SIMD4<Float>) -> SIMD4<Float> {
        // From zero the steps would run through denormal numbers, which processors take a hundred times longer for.
        let positive = values + 1e-12
        // A third of the exponent, taken on the bits, is within 3.5 % of the inverse root (the constant is the best of a
        // search). Each of Householder's steps cubes the error and needs no division.
        let bits = unsafeBitCast(positive, to: SIMD4<UInt32>.self)
        let third = bits &>> 2 &+ bits &>> 4 &+ bits &>> 6 &+ bits &>> 8 &+ bits &>> 10 &+ bits &>> 12
        var inverse = unsafeBitCast(0x54A1_0000 &- third, to: SIMD4<Float>.self)
        for _ in 0..<2 {
            let error = 1 - positive * inverse * inverse * inverse
            inverse += inverse * error * (1.0 / 3 + 2.0 / 9 * error)
        }
        return positive * inverse * inverse
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
