/// Sine and cosine from additions and multiplications alone, so that they give the same bits with every C library.
///
/// libm's `sin` and `cos` differ in the last place between C libraries and between processors with and without fused
/// multiply-add; the four basic operations of IEEE 754 do not.
public enum StableMath {
    /// The sine and cosine of an angle in radians, to about 1e-15 for angles of a few turns; (0, 1) where the angle is not
    /// finite.
    public static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        guard angle.isFinite else { return (0, 1) }
        // Reduce to [-π/4, π/4]: π/2 in two parts, so that exact quarter turns stay exact.
        let halfPiHigh = 1.570_796_326_794_896_6
        let halfPiLow = 6.123_233_995_736_766e-17
        let quarterTurns = (angle / halfPiHigh).rounded(.toNearestOrEven)
        let reduced = (angle - quarterTurns * halfPiHigh) - quarterTurns * halfPiLow
        let square = reduced * reduced

        // Taylor series; the first term left out is below 1e-17 on the reduced range.
        var sine = 1.0
        var cosine = 1.0
        for term in stride(from: 17.0, through: 3.0, by: -2.0) {
            sine = 1 - square / (term * (term - 1)) * sine
        }
        for term in stride(from: 18.0, through: 2.0, by: -2.0) {
            cosine = 1 - square / (term * (term - 1)) * cosine
        }
        sine *= reduced
        // A quarter turn given as the nearest Double is meant to be exact.
        if abs(sine) < 1e-15 { sine = 0 }

        switch Int(quarterTurns.truncatingRemainder(dividingBy: 4)) {
        case 1, -3: return (cosine, -sine)
        case 2, -2: return (-sine, -cosine)
        case 3, -1: return (-cosine, sine)
        default: return (sine, cosine)
        }
    }
}
