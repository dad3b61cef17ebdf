/// The look of a tab bar's items in one state, under UIKit's name.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Nil is the bar's colour of the state.
    open var iconColor: UIColor?
    /// Nil is red.
    open var badgeBackgroundColor: UIColor?
}
