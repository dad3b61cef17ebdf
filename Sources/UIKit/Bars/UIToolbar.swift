import SnapGraphics

/// A row of bar buttons, under UIKit's name and defaults: 49 points high (113 of 128 stored frames).
///
/// Source: Apple, *UIToolbar*. Differences: the compact look and own background images are absent.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        didSet { setNeedsLayout() }
    }
    open var barStyle = UIBarStyle.default
    /// The background; nil is the appearance's.
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    /// Of a navigation controller's bar while no content is under it; nil is a clear background, as on iOS 15 and later.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?

    /// Whose toolbar it is.
    weak var controller: UINavigationController?

    private var shown: [(item: UIBarButtonItem, view: UIView)] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
    }

    /// At once, whatever `animated`.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let former = shown.map(\.view)
        shown = (items ?? []).compactMap { item in item.view(on: self).map { (item, $0) } }
        // Only what is another is touched: views that come and go ask for another layout.
        for view in former where !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        for (_, view) in shown where view.superview !== self { addSubview(view) }
        placeItems()
    }

    /// Items from one margin of 16 points to the other; flexible spaces share what is left, others are 16 apart. Not measured.
    private func placeItems() {
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
        let safe = safeAreaInsets
        let (before, after) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        var sizes: [ObjectIdentifier: CGSize] = [:]
        for (item, view) in shown {
            var size = view.intrinsicContentSize
            if size.width <= 0 || size.height <= 0 { size = view.bounds.size }
            if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
            sizes[ObjectIdentifier(item)] = size
        }
        let all = (items ?? []).filter { !$0.isHidden }
        var lengths = all.map { $0.isSpace ? $0.width : sizes[ObjectIdentifier($0)]?.width ?? 0 }
        for index in all.indices.dropFirst() where !all[index].isSpace && !all[index - 1].isSpace {
            lengths[index - 1] += 16
        }
        let flexible = all.indices.filter { all[$0].systemItem == .flexibleSpace }
        let room = bounds.width - 2 * margin - before - after - lengths.reduce(0, +)
        for index in flexible { lengths[index] += max(0, room) / CGFloat(flexible.count) }
        var x = margin + before
        let height = bounds.height - safe.bottom
        for (item, length) in zip(all, lengths) {
            if let view = shown.first(where: { $0.item === item })?.view, let size = sizes[ObjectIdentifier(item)] {
                let left = isRightToLeft ? bounds.width - x - size.width : x
                view.frame = pixelGrid.round(
                    CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height))
            }
            x += length
        }
    }

    /// Nil draws nothing.
    private var background: BarBackground? {
        if controller?.isAtScrollEdge(.bottom) ?? false { return scrollEdgeAppearance.map(BarBackground.init) }
        return BarBackground(standardAppearance, tint: barTintColor, style: barStyle, image: nil, shadowImage: nil)
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        guard let background else { return }
        var rect = bounds
        // The bar's background reaches down to the edge of the screen that it stands above.
        if let window, superview != nil {
            let below = window.bounds.maxY - convert(bounds, to: nil).maxY
            if below > 0, below == window.safeAreaInsets.bottom { rect.size.height += below }
        }
        background.emit(in: rect, hairlineAtTop: true, to: &emitter)
    }
}
