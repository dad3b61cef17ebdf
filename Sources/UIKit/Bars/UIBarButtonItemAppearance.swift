/// The look of a bar's buttons by state, under UIKit's name. Difference: the focused state, which never is here, is absent.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()

    public required override init() {
        super.init()
    }

    /// The buttons of both styles begin without attributes of their own: what is done is semibold by itself.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
    }

    /// Forgets what was set.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled] { state.take(from: UIBarButtonItemStateAppearance()) }
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> UIBarButtonItemAppearance {
        let copy = type(of: self).init()
        copy.normal.take(from: normal)
        copy.highlighted.take(from: highlighted)
        copy.disabled.take(from: disabled)
        return copy
    }

    /// Of a title; what the normal state says counts in the others, too.
    func titleTextAttributes(isEnabled: Bool, isHighlighted: Bool) -> [NSAttributedString.Key: Any] {
        let own = !isEnabled ? disabled : isHighlighted ? highlighted : normal
        return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
    }
}
