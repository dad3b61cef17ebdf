/// What a bar shows at one place, under UIKit's name.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? {
        didSet { if !title.isSpelled(like: oldValue) { itemDidChange() } }
    }
    open var image: UIImage? {
        didSet { if image != oldValue { itemDidChange() } }
    }
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }
    open var tag = 0
    /// Kept: images stand where their size puts them.
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    private var textAttributes = StateValues<[NSAttributedString.Key: Any]>()

    /// The bar that shows the item now.
    weak var bar: UIView?

    public override init() {
        super.init()
    }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        textAttributes[state] = attributes
        itemDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        textAttributes[state]
    }

    func itemDidChange() {
        (bar as? UITabBar)?.itemsDidChange()
        bar?.setNeedsLayout()
        bar?.invalidateIntrinsicContentSize()
    }
}
