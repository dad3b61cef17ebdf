import SnapGraphics

/// The bar at the top of a screen: a title between buttons, under UIKit's name and defaults; 44 points high, 96 with a large title, and
/// 30 more with a prompt.
///
/// In a navigation controller it has, as on iOS 15 and later, its scroll edge appearance while no content is under it (none means: a clear
/// background), else its standard one. Source: Apple, *UINavigationBar*; sizes and colours are measured on iOS 13 to 17. Differences:
/// own background images by metrics, and the compact look are absent; a large title stays large when content scrolls.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    // MARK: Items

    /// The screens from the first; the last one is shown.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set {
            stack = newValue ?? []
            stackDidChange()
        }
    }

    private(set) var stack: [UINavigationItem] = []
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// At once, whatever `animated`, if the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        stack.append(item)
        stackDidChange()
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = stack.popLast() else { return nil }
        stackDidChange()
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// At once, whatever `animated`.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
    }

    private func stackDidChange() {
        for item in stack { item.bar = self }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Look

    open weak var delegate: (any UINavigationBarDelegate)?
    /// Whose stack the items are.
    weak var controller: UINavigationController?
    /// In a sheet, buttons and title stand in the middle of a higher bar.
    var isCentred = false {
        didSet { if isCentred != oldValue { setNeedsLayout() } }
    }
    open var barStyle = UIBarStyle.default
    /// The background; nil is the appearance's.
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false {
        didSet {
            if prefersLargeTitles != oldValue { heightDidChange() }
        }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsLayout() }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { setNeedsLayout() }
    }
    /// An image without a size takes the hairline away.
    open var shadowImage: UIImage?
    private var backgroundImage: UIImage?
    open var standardAppearance = UINavigationBarAppearance() {
        didSet { setNeedsLayout() }
    }
    /// While no content is under the bar; nil is the standard one with a clear background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { setNeedsLayout() }
    }
    /// In the tint, in place of the chevron before the back button's title, where the appearance has none of its own.
    open var backIndicatorImage: UIImage? {
        didSet { setNeedsLayout() }
    }
    /// Kept: the title does not slide below the sign.
    open var backIndicatorTransitionMaskImage: UIImage?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        if barMetrics == .default { self.backgroundImage = backgroundImage }
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        barMetrics == .default ? backgroundImage : nil
    }

    // MARK: Layout

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    open override var intrinsicContentSize: CGSize {
        let prompt = showsPrompt ? Self.promptHeight : 0
        return CGSize(width: UIView.noIntrinsicMetric, height: titleHeight + prompt + searchHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// Of the title's part of the bar, in points.
    var titleHeight: CGFloat {
        guard !isTitleHiddenBySearch else { return 0 }
        return showsLargeTitle ? 96 : 44
    }

    /// Of the search field's part of the bar, in points; an active search without a title keeps 9 points above the field, as a search bar of
    /// its own has them.
    var searchHeight: CGFloat {
        guard let search = topItem?.searchController else { return 0 }
        return search.searchBar.intrinsicContentSize.height + (isTitleHiddenBySearch ? 9 : 0)
    }

    var isTitleHiddenBySearch: Bool {
        guard let search = topItem?.searchController else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// The controller makes room for the bar anew.
    func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.viewIfLoaded?.setNeedsLayout()
    }

    var parts = NavigationBarParts()

    open override func layoutSubviews() {
        super.layoutSubviews()
        showTopItem()
        placeParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    /// Nil draws nothing.
    private var background: BarBackground? {
        if isAtScrollEdge { return ownScrollEdgeAppearance.map(BarBackground.init) }
        return BarBackground(
            shownAppearance, tint: barTintColor, style: barStyle, image: backgroundImage, shadowImage: shadowImage)
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        guard let background else { return }
        let above = convert(bounds, to: nil).minY
        // The bar's background reaches up under the status bar it stands below.
        let reach = superview != nil && above > 0 && above == (window?.safeAreaInsets.top ?? 0) ? above : 0
        let rect = CGRect(x: bounds.minX, y: bounds.minY - reach, width: bounds.width, height: bounds.height + reach)
        background.emit(in: rect, hairlineAtTop: false, to: &emitter)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        topItem?.title.map { [.init("title", $0)] } ?? []
    }
}
