/// How much two pictures may differ and still pass; the default is not at all.
///
/// `precision` and `perceptualPrecision` mean what they mean in swift-snapshot-testing, but for two things: pixels are
/// counted, never bytes, and a pixel's colour distance is measured in OKLab, not in CIELAB. A value that is not a number is
/// taken as the strictest, so that a failed calculation can never let a picture pass.
public struct ComparisonOptions: Hashable, Sendable {
    /// The share of pixels that must match, from 0 to 1; at 1, a single different pixel fails.
    ///
    /// The share itself is compared: 0.9 admits one pixel in ten, where `Int((1 - 0.9) * 10)` would admit none.
    public var precision: Double
    /// How near a pixel must be to match, from 0 to 1: it matches when its distance is at most `1 - perceptualPrecision`,
    /// where 1 is the distance from black to white; at 1, it must be equal. 0.98 is about what an eye can tell apart.
    public var perceptualPrecision: Double
    /// Whether pixels that differ only in how an edge was smoothed count as matching.
    public var ignoresAntialiasing: Bool
    /// Where given, at most so many pixels may differ, and `precision` is not asked.
    public var maximumDifferentPixels: Int?

    public init(
        precision: Double = 1, perceptualPrecision: Double = 1, ignoresAntialiasing: Bool = false,
        maximumDifferentPixels: Int? = nil
    ) {
        self.precision = precision
        self.perceptualPrecision = perceptualPrecision
        self.ignoresAntialiasing = ignoresAntialiasing
        self.maximumDifferentPixels = maximumDifferentPixels
    }

    /// Whether so many different pixels of a picture pass.
    func allows(differentPixels: Int, of pixelCount: Int) -> Bool {
        if let maximumDifferentPixels { return differentPixels <= maximumDifferentPixels }
        return Double(pixelCount - differentPixels) / Double(pixelCount) >= precision
    }
}
