import Foundation

/// The one place where Display P3 becomes sRGB.
///
/// Both spaces share white point and transfer curve; the matrix follows from their primaries (CSS Color 4, *Sample code for color
/// conversions*). The results are extended: a P3 colour outside of sRGB has components below 0 or above 1.
enum DisplayP3 {
    static func sRGB(red: CGFloat, green: CGFloat, blue: CGFloat) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return (
            encoded(1.224_940_176_280_559_8 * r - 0.224_940_176_280_559_6 * g),
            encoded(-0.042_056_954_709_688_1 * r + 1.042_056_954_709_688_1 * g),
            encoded(-0.019_637_554_590_334_4 * r - 0.078_636_045_550_631_9 * g + 1.098_273_600_140_966_3 * b)
        )
    }

    /// Undoes sRGB's transfer curve (IEC 61966-2-1), mirrored for negative values.
    static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        guard size > 0.040_45 else { return value / 12.92 }
        let base = (size + 0.055) / 1.055
        // base^2.4
        let result = base * base * root(5, of: base * base)
        return value < 0 ? -result : result
    }

    /// Applies sRGB's transfer curve, mirrored for negative values.
    static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        guard size > 0.003_130_8 else { return value * 12.92 }
        // size^(1/2.4) = size^(1/4) · size^(1/6)
        let power = size.squareRoot().squareRoot() * root(3, of: size).squareRoot()
        let result = 1.055 * power - 0.055
        return value < 0 ? -result : result
    }

    /// Newton's method from above, which falls until it can fall no more: the four basic operations alone, because the C library's
    /// `pow` differs in the last place between machines.
    private static func root(_ degree: Int, of value: CGFloat) -> CGFloat {
        var guess = max(1, value)
        while true {
            var power = guess
            for _ in 2..<degree { power *= guess }
            let next = (CGFloat(degree - 1) * guess + value / power) / CGFloat(degree)
            guard next < guess else { return guess }
            guess = next
        }
    }
}
