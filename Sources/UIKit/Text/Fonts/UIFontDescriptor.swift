public import Foundation
package import SnapText

/// What a font is made from: family, size and traits; an immutable value object.
///
/// Only attributes that have an effect are kept; matrices, cascade lists and character sets are absent.
/// Source: Apple, *UIFontDescriptor*.
public final class UIFontDescriptor: NSObject, Sendable {
    package let font: Font
    let textStyle: UIFont.TextStyle?

    init(font: Font, textStyle: UIFont.TextStyle?) {
        self.font = font
        self.textStyle = textStyle
        super.init()
    }

    /// A font by PostScript or family name, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(font: Font(family: .named(fontName), size: size), textStyle: nil)
    }

    /// The attributes of a text style at the text size of `UITraitCollection.current`.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(font: Font(style: style, at: .of(traitCollection)), textStyle: style)
    }

    /// In points.
    public var pointSize: CGFloat { font.size }

    public var postscriptName: String { font.postScriptName }

    /// The descriptor in another size in points; it no longer follows the text size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font: font.resized(to: newPointSize), textStyle: nil)
    }

    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var font = font
        font.family = .named(newFamily)
        return UIFontDescriptor(font: font, textStyle: textStyle)
    }

    /// The descriptor in another design of the system font; nil for a font of another family.
    ///
    /// Difference: the rounded design is drawn with Quicksand's letters at the default design's advances; where the font is not installed, as
    /// the default design, which is recorded as a warning.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.family == .system, let drawn = design.drawn else { return nil }
        if drawn == .rounded, !FontPackage.quicksand.isInstalled {
            RuntimeWarnings.record(
                "the rounded design of the system font is drawn as its default one: "
                    + MissingGlyph.advice(.quicksand))
        }
        var font = font
        font.design = drawn
        return UIFontDescriptor(font: font, textStyle: textStyle)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.font == font && other.textStyle == textStyle
    }

    public override var hash: Int { font.hashValue }
}
