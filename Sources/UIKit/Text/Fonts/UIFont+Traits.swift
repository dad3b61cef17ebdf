package import SnapText

extension UIFont {
    /// The request for the font under these traits, which say whose measures the system font has, and whether blocks are drawn.
    package func font(in traits: UITraitCollection) -> Font {
        var font = font
        font.edition = traits.values.systemFontEdition ?? .iOS14
        if traits.values.usesBoxFont == true { font.family = .box }
        return font
    }
}
