import SnapGraphics

/// A search field in a bar, under UIKit's name and defaults: 56 points high (measured, iOS 11 to 18).
///
/// Source: Apple, *UISearchBar*. Differences: bookmark and result buttons, prompts and own images are absent; scope buttons are a
/// segmented control below the field.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    public let searchTextField = UISearchTextField()
    private let cancelButton = UIButton(type: .system)
    private let scopeBar = UISegmentedControl(items: nil)
    private let events = SearchFieldEvents()
    /// Whose field this is.
    weak var controller: UISearchController?
    /// Below a navigation bar's title: as wide as its content, without lines of its own.
    var isInNavigationBar = false {
        didSet { if isInNavigationBar != oldValue { partsDidChange() } }
    }

    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    open var searchBarStyle = Style.default
    /// The bar's background; nil shows what is behind the bar.
    open var barTintColor: UIColor?
    /// Over the bar's bounds, in place of its colour and its lines; one without a size, as apps set it, leaves both out.
    open var backgroundImage: UIImage?
    /// Kept.
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open weak var delegate: (any UISearchBarDelegate)?

    open var showsCancelButton = false {
        didSet { if showsCancelButton != oldValue { partsDidChange() } }
    }
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeBar.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopeBar.insertSegment(withTitle: title, at: index, animated: false)
            }
            if let titles = scopeButtonTitles, !titles.isEmpty { selectedScopeButtonIndex = 0 }
            partsDidChange()
        }
    }
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeBar.selectedSegmentIndex) }
        set { scopeBar.selectedSegmentIndex = newValue }
    }
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { partsDidChange() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        addSubview(searchTextField)
        searchTextField.delegate = events
        events.bar = self
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                controller?.searchBarCancelButtonClicked()
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
        scopeBar.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                controller?.searchBarScopeDidChange()
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
            }, for: .valueChanged)
    }

    // The bar stands for its field.

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// At once, whatever `animated`.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    // The keyboard's, which are the field's.

    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    private func partsDidChange() {
        for (part, isShown) in [(cancelButton, showsCancelButton), (scopeBar, hasScopeBar)] as [(UIView, Bool)] {
            if isShown { addSubview(part) } else { part.removeFromSuperview() }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var hasScopeBar: Bool { showsScopeBar && scopeBar.numberOfSegments > 0 }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: (isInNavigationBar ? Self.heightInNavigationBar : 56) + (hasScopeBar ? 46 : 0))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// Below a navigation bar's title, as that bar's heights with and without a field differ (44 and 96 on iOS 11 to 18).
    static let heightInNavigationBar: CGFloat = 52

    /// The field stands 8 points from the sides and 10 from the top (measured); what is beside and below it is not measured, nor where it
    /// is in a navigation bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = isInNavigationBar ? (bounds.width >= 414 ? 20 : 16) : 8
        let top: CGFloat = isInNavigationBar ? 1 : 10
        var field = CGRect(x: side, y: top, width: max(0, bounds.width - 2 * side), height: 36)
        if showsCancelButton {
            let size = cancelButton.intrinsicContentSize
            field.size.width -= size.width + 8
            let x = isRightToLeft ? side : bounds.width - side - size.width
            if isRightToLeft { field.origin.x += size.width + 8 }
            cancelButton.frame = pixelGrid.round(
                CGRect(x: x, y: top + 18 - size.height / 2, width: size.width, height: size.height))
        }
        searchTextField.frame = field
        scopeBar.frame = CGRect(x: side, y: top + 47, width: max(0, bounds.width - 2 * side), height: 32)
    }

    /// Lines of one device pixel along both edges, #C9C9CB (measured); the minimal style has none.
    override func emitContents(to emitter: inout LayerEmitter) {
        if let backgroundImage {
            if backgroundImage.size != .zero { emitter.picture(backgroundImage, in: bounds, tint: tintColor) }
            return
        }
        if let barTintColor { emitter.fill(.rect(bounds), barTintColor) }
        guard searchBarStyle != .minimal, !isInNavigationBar else { return }
        let pixel = 1 / emitter.scale
        for y in [bounds.minY, bounds.maxY - pixel] {
            emitter.fill(.rect(CGRect(x: bounds.minX, y: y, width: bounds.width, height: pixel)), UIColor.separator)
        }
    }
}
