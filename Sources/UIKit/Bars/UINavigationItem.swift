/// What a navigation bar shows for one screen, under UIKit's name.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the screen before, or *Back*.
        case `default`
        case generic, minimal
    }

    open var title: String? {
        didSet { if !title.isSpelled(like: oldValue) { itemDidChange() } }
    }
    /// In place of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { itemDidChange() } }
    }
    /// A line above the title, which makes the bar higher.
    open var prompt: String? {
        didSet { if !prompt.isSpelled(like: oldValue) { itemDidChange() } }
    }
    /// What the next screen's back button is, in place of one with this item's title.
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { itemDidChange() } }
    }
    open var leftItemsSupplementBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.heightDidChange() } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }
    /// From the trailing edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { itemDidChange() }
    }
    /// Each is nil to use the bar's.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { itemDidChange() }
    }

    /// Its field stands below the title.
    open var searchController: UISearchController? {
        didSet {
            guard searchController !== oldValue else { return }
            if oldValue?.item === self { oldValue?.item = nil }
            oldValue?.searchBar.isInNavigationBar = false
            searchController?.item = self
            searchController?.searchBar.isInNavigationBar = true
            searchDidChange()
        }
    }
    /// Kept: the field stands where it is before anything scrolls.
    open var hidesSearchBarWhenScrolling = true

    /// The field came, went, or its search began or ended.
    func searchDidChange() {
        bar?.heightDidChange()
    }

    /// The bar that has the item.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
        super.init()
    }

    public override init() {
        super.init()
    }

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // At once, whatever `animated`.

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    private func itemDidChange() {
        bar?.setNeedsLayout()
        bar?.invalidateIntrinsicContentSize()
    }
}
