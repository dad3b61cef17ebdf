public import Foundation

/// A request for a font: a value that names a face and a size, and is resolved when text is laid out.
public struct Font: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        /// The system font: Inter's letters at the measured advances of iOS.
        case system
        /// A font by its PostScript or family name; the system font stands in where it is not installed.
        case named(String)
        /// Every glyph a block, with the system font's metrics; needs no font file.
        case box
    }

    /// The weights of `UIFont.Weight`, lightest first.
    public enum Weight: Int, CaseIterable, Comparable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
    }

    /// The designs of the system font, as `UIFontDescriptor.SystemDesign` has them.
    public enum Design: Hashable, Sendable { case `default`, monospaced, rounded, serif }

    public var family: Family
    /// In points.
    public var size: CGFloat
    public var weight: Weight
    public var isItalic: Bool
    /// Digits of one width, the system font's monospaced digits.
    public var hasMonospacedDigits: Bool
    /// Read for the system family only.
    public var design: Design
    /// The distance from baseline to baseline in points, where the font came from a text style.
    public var textStyleLeading: CGFloat?
    /// Whose measures the system font has.
    public var edition: SystemFontEdition = .iOS14

    public init(
        family: Family = .system, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, design: Design = .default, textStyleLeading: CGFloat? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.design = design
        self.textStyleLeading = textStyleLeading
    }
}
