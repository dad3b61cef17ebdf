import SnapGraphics

/// One item of a collection view, under UIKit's name; what it shows is in `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What the cell shows; subviews and constraints go here. A content configuration makes it another one.
    public private(set) var contentView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        takeIn(contentView)
        addSubview(contentView)
    }

    private func takeIn(_ content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    func replaceContentView(with view: UIView) {
        takeIn(view)
        insertSubview(view, belowSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        setNeedsLayout()
    }

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        backgroundsDidChange()
        configurationStateDidChange()
    }
    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            backgroundsDidChange()
        }
    }
    /// Over `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            backgroundsDidChange()
        }
    }

    private func backgroundsDidChange() {
        let selected = isSelected || isHighlighted ? selectedBackgroundView : nil
        if selected == nil { selectedBackgroundView?.removeFromSuperview() }
        for (index, view) in [backgroundView, selected].compactMap({ $0 }).enumerated() {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: index)
        }
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    // MARK: Configurations

    var configurations = HeldConfigurations()

    /// Called with every update of the configurations, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { configurationStateDidChange() }
    }

    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// The cell's traits and states; a subclass adds its own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isInEditingView)
        (state.isDisabled, state.isExpanded) = (!isUserInteractionEnabled, isExpanded)
        return state
    }

    /// Whether the collection view that shows the cell is being edited.
    var isInEditingView = false {
        didSet { if isInEditingView != oldValue { configurationStateDidChange() } }
    }

    /// Whether the items below the cell's are shown.
    var isExpanded = false {
        didSet { if isExpanded != oldValue { configurationStateDidChange() } }
    }

    /// Where a subclass sets configurations for a state; called before the cell is shown, and when its state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func invalidateForTraits() {
        super.invalidateForTraits()
        configurationStateDidChange()
    }

    // MARK: Layout

    /// Set by a list's layout; nil elsewhere.
    var listPlace: ListCellPlace? {
        didSet { if listPlace != oldValue { listPlaceDidChange() } }
    }

    /// A card's first and last cells have its round corners.
    func listPlaceDidChange() {
        let corners = listPlace?.corners ?? []
        layer.cornerRadius = corners.isEmpty ? 0 : ListCellPlace.cardRadius
        layer.cornerCurve = .continuous
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
        setNeedsLayout()
    }

    /// The accessory that takes a touch at a point of the cell.
    func touchedAccessory(at point: CGPoint) -> UICellAccessory? { nil }

    /// Whether a touch of the cell shows or hides the items below it.
    var togglesOutlineWhenTapped: Bool { false }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        configurations.backgroundView?.place(in: self)
    }

    /// The content's size where constraints give it one, else the cell's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        super.layoutFacts + (isSelected ? [.init("selected", "true")] : [])
    }
}
