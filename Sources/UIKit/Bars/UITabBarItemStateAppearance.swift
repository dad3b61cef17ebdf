/// The look of a tab bar's items in one state, under UIKit's name.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Nil is the bar's colour of the state.
    open var iconColor: UIColor?
    /// Nil is red.
    open var badgeBackgroundColor: UIColor?

    func take(from other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
    }
}
