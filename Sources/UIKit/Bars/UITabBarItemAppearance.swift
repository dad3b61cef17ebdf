/// The look of a tab bar's items by state, under UIKit's name.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()

    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    func duplicate() -> UITabBarItemAppearance {
        let copy = type(of: self).init()
        copy.normal.take(from: normal)
        copy.selected.take(from: selected)
        return copy
    }
}
