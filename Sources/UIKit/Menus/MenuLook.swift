/// Measures and colours of a menu, as iOS 15 to 18 show it; none of them is measured, width and height of a row are known of iOS.
@MainActor
struct MenuLook {
    let traits: UITraitCollection

    // In points.

    static let width: CGFloat = 250
    static let cornerRadius: CGFloat = 13
    static let rowHeight: CGFloat = 44
    static let inset: CGFloat = 16
    /// Of the column with the marks, where an element has one.
    static let markWidth: CGFloat = 16
    /// Between sections.
    static let bandHeight: CGFloat = 8
    /// From the right edge to the middle of an image.
    static let imageCenter: CGFloat = 26

    var hairline: CGFloat { 1 / max(1, traits.displayScale) }

    var titleFont: UIFont { .preferredFont(forTextStyle: .body, compatibleWith: traits) }
    var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traits) }

    static let bandColor = UIColor.appearance(
        light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.16))
    static let separatorColor = UIColor.appearance(
        light: UIColor(white: 0, alpha: 0.16), dark: UIColor(white: 1, alpha: 0.17))
    static let highlightColor = UIColor.systemFill

    /// At the trailing edge of the row of a menu in the menu.
    var symbolOfSubmenu: String {
        traits.layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
    }

    /// Of an element's title and image.
    func color(of element: UIMenuElement) -> UIColor {
        if let action = element as? UIAction {
            if action.attributes.contains(.disabled) { return .tertiaryLabel }
            return action.attributes.contains(.destructive) ? .systemRed : .label
        }
        return (element as? UIMenu)?.options.contains(.destructive) ?? false ? .systemRed : .label
    }
}
