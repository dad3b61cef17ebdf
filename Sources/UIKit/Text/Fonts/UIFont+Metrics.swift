public import Foundation
import SnapText

extension UIFont {
    /// The size in points.
    public var pointSize: CGFloat { font.size }

    /// The height of the tallest letters above the baseline, in points.
    public var ascender: CGFloat { font.ascender }

    /// The depth of the deepest letters, in points; negative.
    public var descender: CGFloat { font.descender }

    /// From the ascender to the descender, in points; not rounded to pixels.
    public var lineHeight: CGFloat { font.lineHeight }

    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { font.capHeight }

    /// The height of the letter x, in points.
    public var xHeight: CGFloat { font.xHeight }

    /// What is added between two lines, in points.
    public var leading: CGFloat { font.leading }

    public var fontDescriptor: UIFontDescriptor {
        if case .textStyle(let style) = origin { return UIFontDescriptor(font: font, textStyle: style) }
        return UIFontDescriptor(font: font, textStyle: nil)
    }

    /// The PostScript name; of the system font the one that iOS shows, as in `.SFUI-Semibold`.
    public var fontName: String { font.postScriptName }

    public var familyName: String { font.familyName }
}

extension Font {
    var postScriptName: String {
        guard case .named(let name) = family else {
            let stem =
                switch design {
                case .default: ".SFUI"
                case .monospaced: ".SFUIMono"
                case .rounded: ".SFUIRounded"
                case .serif: ".NewYork"
                }
            let weight = weight == .regular && isItalic ? "" : weight.styleName
            return "\(stem)-\(weight)\(isItalic ? "Italic" : "")"
        }
        return name
    }

    var familyName: String {
        guard case .named(let name) = family else { return ".AppleSystemUIFont" }
        if let own = FontRegistration.font(named: name) { return own.familyName }
        return name.split(separator: "-", maxSplits: 1).first.map(String.init) ?? name
    }
}

extension Font.Weight {
    /// As PostScript names of the system font spell it.
    var styleName: String {
        switch self {
        case .ultraLight: "Ultralight"
        case .thin: "Thin"
        case .light: "Light"
        case .regular: "Regular"
        case .medium: "Medium"
        case .semibold: "Semibold"
        case .bold: "Bold"
        case .heavy: "Heavy"
        case .black: "Black"
        }
    }
}
