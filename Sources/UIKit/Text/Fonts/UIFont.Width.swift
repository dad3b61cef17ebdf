public import Foundation
import SnapText

extension UIFont {
    /// How wide a font's letters are, from −1 to 1. Source: Apple, *UIFont.Width*.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The system font in a width, size in points.
    ///
    /// Difference: only the standard width is measured, and Inter has no other one. The others are drawn in it, which is recorded as a
    /// warning.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width != .standard {
            RuntimeWarnings.record(
                "the system font of width \(Double(width.rawValue)) is drawn in its standard width: use .standard, or register a font "
                    + "of that width")
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }
}
