/// Exponential, logarithm and arc tangent from additions, multiplications, divisions and square roots alone: the same bits on every
/// machine.
extension StableMath {
    private static let logarithmOf2High = 0.693_147_180_369_123_8
    private static let logarithmOf2Low = 1.908_214_929_270_587_7e-10
    private static let logarithmOf2 = 0.693_147_180_559_945_3

    /// e to the power of `exponent`, to about 1e-15; 0 below the smallest power and infinity above the largest.
    public static func exponential(_ exponent: Double) -> Double {
        guard exponent > -708 else { return exponent.isNaN ? exponent : 0 }
        guard exponent < 709 else { return .infinity }
        // exponent = k·ln 2 + rest with |rest| ≤ ln 2 / 2; ln 2 in two parts keeps the rest exact.
        let twos = (exponent / logarithmOf2).rounded(.toNearestOrEven)
        let rest = (exponent - twos * logarithmOf2High) - twos * logarithmOf2Low
        // Taylor series; the first term left out is below 1e-17.
        var sum = 1.0
        for term in stride(from: 15.0, through: 1, by: -1) { sum = 1 + rest / term * sum }
        return sum * Double(sign: .plus, exponent: Int(twos), significand: 1)
    }

    /// The natural logarithm, to about 1e-15; −infinity for 0 and not a number below.
    public static func logarithm(_ value: Double) -> Double {
        guard value > 0 else { return value == 0 ? -.infinity : .nan }
        guard value.isFinite else { return value }
        var (significand, twos) = (value.significand, Double(value.exponent))
        if significand > 1.414_213_562_373_095 { (significand, twos) = (significand / 2, twos + 1) }
        // ln m = 2·artanh s with s = (m − 1)/(m + 1), |s| < 0.172.
        let ratio = (significand - 1) / (significand + 1)
        let square = ratio * ratio
        var sum = 0.0
        for term in stride(from: 23.0, through: 1, by: -2) { sum = 1 / term + square * sum }
        return 2 * ratio * sum + twos * logarithmOf2
    }

    /// The angle of the vector (x, y) in −π…π, in radians, to about 1e-15; 0 for no vector.
    public static func arcTangent(_ y: Double, _ x: Double) -> Double {
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return 0 }
        guard y != 0 else { return x < 0 ? .pi : 0 }
        // tan(angle/2) = y / (length + x), which loses digits where x is negative: there it is (length − x) / y.
        let half = x >= 0 ? y / (length + x) : (length - x) / y
        return 2 * arcTangent(half)
    }

    private static func arcTangent(_ tangent: Double) -> Double {
        if abs(tangent) > 1 { return (tangent < 0 ? -.pi : .pi) / 2 - arcTangent(1 / tangent) }
        // Halved twice: |t| < 0.2, where 13 terms of the series are enough.
        let once = tangent / (1 + (1 + tangent * tangent).squareRoot())
        let twice = once / (1 + (1 + once * once).squareRoot())
        let square = twice * twice
        var sum = 0.0
        for term in stride(from: 25.0, through: 1, by: -2) { sum = 1 / term - square * sum }
        return 4 * twice * sum
    }
}
