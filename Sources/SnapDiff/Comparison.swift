/// What the comparison of two pictures found.
public enum Comparison: Hashable, Sendable {
    /// Every pixel is equal.
    case identical
    /// Some pixels differ, as far as the options allow.
    case similar(Difference)
    /// More differs than the options allow.
    case different(Difference)
    /// The pictures are not of one size, and no pixel was compared.
    case sizes(expected: PictureSize, actual: PictureSize)
}
