/// The steps, a hundredth each, in which a text shrinks to fit.
enum FontScale {
    /// The smallest step that is not below a factor, from 1 to 100; 1 where the factor leaves it open.
    ///
    /// A factor such as 0.55 is a little more than so many hundredths in binary.
    static func hundredths(atLeast factor: CGFloat) -> Int {
        let factor = factor.isNaN ? 0 : factor
        return Int((min(max(factor, 0.01), 1) * 100 - 0.000_001).rounded(.up))
    }
}
