/// Sine, cosine and angle from the four basic operations alone, so that they give the same bits with every C library.
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

    /// The angle of the vector (x, y), seen from the x axis towards the y axis, as a fraction of a full turn, 0..<1, to about
    /// 1e-10; 0 for the null vector and for what is not finite.
    public static func turn(x: Double, y: Double) -> Double {
        let (longer, shorter) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
        guard longer > 0, longer.isFinite else { return 0 }
        // Up to half of a right angle, then to a quarter, where the arctangent's series is short:
        // atan(t) = π/4 + atan((t − 1) / (t + 1)).
        let ratio = shorter / longer
        let folded = ratio > 0.414_213_562_373_095
        let t = folded ? (ratio - 1) / (ratio + 1) : ratio
        let square = t * t
        var series = 0.0
        for term in stride(from: 21.0, through: 1.0, by: -2.0) {
            series = 1 / term - square * series
        }
        var turn = t * series * 0.159_154_943_091_895_34 + (folded ? 0.125 : 0)
        if abs(y) > abs(x) { turn = 0.25 - turn }
        if x < 0 { turn = 0.5 - turn }
        if y < 0 { turn = 1 - turn }
        return turn < 1 ? turn : 0
    }
}
