import SnapGraphics

/// The bar of tabs at the bottom of a screen, under UIKit's name and defaults: 49 points high (measured).
///
/// Source: Apple, *UITabBar*; sizes and colours measured on iOS 13 to 17. Difference: items are always stacked, image over title.
@preconcurrency @MainActor
open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable {
        case automatic, fill, centered
    }

    open var items: [UITabBarItem]? {
        didSet {
            if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
            itemsDidChange()
        }
    }
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { itemsDidChange() } }
    }
    open weak var delegate: (any UITabBarDelegate)?
    open var barStyle = UIBarStyle.default
    /// The background; nil is the appearance's.
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor? {
        didSet { itemsDidChange() }
    }
    open var isTranslucent = true
    open var shadowImage: UIImage?
    open var backgroundImage: UIImage?
    /// Kept: items fill the bar, as on the iPhone.
    open var itemPositioning = ItemPositioning.automatic
    open var standardAppearance = UITabBarAppearance() {
        didSet { itemsDidChange() }
    }
    /// Of a tab bar controller's bar while no content is under it; nil is a clear background, as on iOS 15 and later.
    open var scrollEdgeAppearance: UITabBarAppearance?

    private var shown: [TabBarItemView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// At once, whatever `animated`.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// What a tap on an item does: the controller of the bar may refuse it.
    func select(_ item: UITabBarItem) {
        if let controller, !controller.maySelect(item) { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
        controller?.didSelect(item)
    }

    /// Whose tabs the items are.
    weak var controller: UITabBarController?

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }

    /// With the safe area below the bar, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49 + (window?.safeAreaInsets.bottom ?? 0))
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        itemsDidChange()
    }

    /// The views of the items are to be made anew.
    private var isStale = true

    func itemsDidChange() {
        isStale = true
        setNeedsLayout()
    }

    override func invalidateForTraits() {
        super.invalidateForTraits()
        itemsDidChange()
    }

    private func showItems() {
        isStale = false
        for view in shown { view.removeFromSuperview() }
        let look = standardAppearance.stackedLayoutAppearance
        shown = (items ?? []).map { item in
            item.bar = self
            let isSelected = item === selectedItem
            let state = isSelected ? look.selected : look.normal
            let tint: UIColor = tintColor
            let color = state.iconColor ?? (isSelected ? tint : unselectedItemTintColor ?? Self.unselectedColor)
            let view = TabBarItemView(item, isSelected: isSelected, color: color, appearance: state)
            view.bar = self
            return view
        }
        for view in shown { addSubview(view) }
    }

    /// The items share the width between the safe areas.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isStale { showItems() }
        let safe = safeAreaInsets
        let width = max(0, bounds.width - safe.left - safe.right) / CGFloat(max(1, shown.count))
        for (index, view) in shown.enumerated() {
            let place = isRightToLeft ? shown.count - 1 - index : index
            view.frame = pixelGrid.round(CGRect(x: safe.left + CGFloat(place) * width, y: 0, width: width, height: 49))
        }
    }

    /// #999999 (measured on iOS 17); the dark one is not measured.
    private static let unselectedColor = UIColor.appearance(
        light: UIColor(white: 0.6, alpha: 1), dark: UIColor(white: 0.46, alpha: 1))

    /// Nil draws nothing.
    private var background: BarBackground? {
        if controller?.isAtScrollEdge(.bottom) ?? false { return scrollEdgeAppearance.map(BarBackground.init) }
        return BarBackground(
            standardAppearance, tint: barTintColor, style: barStyle, image: backgroundImage, shadowImage: shadowImage)
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        background?.emit(in: bounds, hairlineAtTop: true, to: &emitter)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        selectedItem?.title.map { [.init("tab", $0)] } ?? []
    }
}
