/// A menu of actions and further menus, under UIKit's name.
///
/// Source: Apple, *UIMenu*. Differences: palettes and element sizes but `large` are absent.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement, @preconcurrency NSCopying {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its elements stand in the menu around it, set off from the others.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Its row in the menu around it is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// An action that is chosen is on, and all others in the menu are off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    private static var lastIdentifier = 0

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        Self.lastIdentifier += 1
        self.identifier = identifier ?? Identifier("menu.\(Self.lastIdentifier)")
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// With the same elements.
    open func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions that are on, here and in the menus below.
    open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

    /// All actions, those of menus below in their places.
    var actions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            switch child {
            case let action as UIAction: [action]
            case let menu as UIMenu: menu.actions
            default: []
            }
        }
    }

    /// The action was chosen: where only one may be on, it is that.
    func select(_ action: UIAction) {
        for menu in children.compactMap({ $0 as? UIMenu }) { menu.select(action) }
        guard options.contains(.singleSelection), actions.contains(where: { $0 === action }) else { return }
        selectAlone(action)
    }

    func selectAlone(_ action: UIAction) {
        for other in actions { other.state = other === action ? .on : .off }
    }
}
