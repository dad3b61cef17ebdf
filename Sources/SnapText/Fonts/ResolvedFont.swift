import Foundation

/// A requested font with its typeface found and its measures taken.
final class ResolvedFont: Sendable {
    /// The request, with what its name says.
    let font: Font
    let primary: Typeface
    /// What draws the characters that the rounded design's font lacks: the default design.
    let substitute: Typeface?
    let metrics: VerticalMetrics
    /// How far its letters lean to the right, per unit of height, where no file has them leaning: the monospaced design's italic.
    let lean: CGFloat
    /// How the system font's letters are set, where those are the typeface.
    let letters = SystemLetters()

    init(_ request: Font, catalogue: FontCatalogue) {
        font = NamedFont.applyingName(to: request)
        primary = catalogue.primary(for: font)
        let isDesigned = font.family == .system
        var plain = font
        plain.design = .default
        substitute = isDesigned && font.design == .rounded ? catalogue.primary(for: plain) : nil
        // As DejaVu's own oblique letters: 11 degrees.
        lean = isDesigned && font.design == .monospaced && font.isItalic ? 0.1944 : 0
        let metrics = primary.verticalMetrics
        self.metrics = NamedFontMeasures.of(font)?.verticalMetrics(metrics) ?? metrics
    }
}
