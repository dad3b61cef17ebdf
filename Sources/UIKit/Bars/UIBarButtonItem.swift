/// A button, a space or a view in a bar, under UIKit's name.
///
/// A tap runs the primary action, or calls the target's action (made with `Selector(Class.method)`); without either it opens the menu.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// Deprecated in UIKit: as `plain`.
        case bordered = 1
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain {
        didSet { if style != oldValue { itemDidChange() } }
    }
    /// Of a fixed space, or the least width of a button, in points; 0 is the natural width.
    open var width: CGFloat = 0
    open var customView: UIView? {
        didSet { if customView !== oldValue { itemDidChange() } }
    }
    /// Nil is the bar's tint.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { itemDidChange() } }
    }
    /// Gives the item its title and image.
    open var primaryAction: UIAction? {
        didSet { showAction() }
    }
    /// Opens at a tap where there is no other action, else when a finger rests on the item.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { itemDidChange() } }
    }
    open var isHidden = false {
        didSet { if isHidden != oldValue { itemDidChange() } }
    }
    open var isSelected = false
    open weak var target: AnyObject?
    open var action: Selector?

    let systemItem: SystemItem?
    /// What shows the item on its bar; a custom view is its own.
    weak var shownView: UIView?

    public override init() {
        systemItem = nil
        super.init()
    }

    private init(kind systemItem: SystemItem?) {
        self.systemItem = systemItem
        super.init()
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(kind: nil)
        self.title = title
        setUp(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(kind: nil)
        self.image = image
        setUp(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(kind: systemItem)
        setUp(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.menu = menu
        self.primaryAction = primaryAction
        showAction()
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(kind: nil)
        self.menu = menu
        self.primaryAction = primaryAction
        showAction()
        if let title { self.title = title }
        if let image { self.image = image }
    }

    public convenience init(customView: UIView) {
        self.init(kind: nil)
        self.customView = customView
    }

    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private func setUp(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    private func showAction() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let picture = primaryAction.image { image = picture }
    }

    /// What a tap does.
    func trigger(from view: UIView, event: UIEvent?) {
        if let primaryAction { return primaryAction.run(from: self) }
        guard let action else { return openMenu(beside: view) }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event, startingAt: view)
    }

    func openMenu(beside view: UIView) {
        if let menu { MenuContainerView.open(menu, beside: view) }
    }

    /// The view that shows the item on a bar; nil for spaces and hidden items.
    func view(on bar: UIView) -> UIView? {
        self.bar = bar
        if isHidden || isSpace { return nil }
        if let customView {
            shownView = customView
            return customView
        }
        let button = shownView as? BarButtonView ?? BarButtonView(self)
        button.tintColor = tintColor ?? bar.tintColor
        button.show()
        shownView = button
        return button
    }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's button is; nil while no bar of the view's tree shows it.
    public func frame(in referenceView: UIView) -> CGRect? {
        shownView?.frame(in: referenceView)
    }
}
