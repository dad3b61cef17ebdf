import SnapGraphics

/// One row of a table, under UIKit's name.
///
/// What a cell shows is in `contentView`, which accessory and separator make smaller than the cell. Lengths are in points. Differences:
/// no editing controls.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: Self.initialFrame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame != .zero { self.frame = frame }
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        frame = Self.initialFrame
        setUp()
    }

    /// How a table makes a registered cell: UIKit finds `init(style:reuseIdentifier:)` by name, Swift needs a required initialiser.
    ///
    /// Inherited wherever `init(style:reuseIdentifier:)` is.
    public required convenience init(dequeuedWithIdentifier identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private static let initialFrame = CGRect(x: 0, y: 0, width: 320, height: UITableView.defaultRowHeight)

    private func setUp() {
        takeIn(contentView)
        addSubview(contentView)
    }

    private func takeIn(_ content: UIView) {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The content view's frame keeps it out of the safe area already.
        content.insetsLayoutMarginsFromSafeArea = false
    }

    let style: CellStyle
    public let reuseIdentifier: String?

    /// What the cell shows; subviews and constraints go here. A content configuration makes it another one.
    public private(set) var contentView: UIView = UITableViewCellContentView(frame: .zero)

    func replaceContentView(with view: UIView) {
        takeIn(view)
        insertSubview(view, belowSubview: contentView)
        contentView.removeFromSuperview()
        contentView = view
        (storedTextLabel, storedDetailTextLabel, storedImageView) = (nil, nil, nil)
        setNeedsLayout()
    }

    /// Called before the cell shows another row; a subclass resets what it changed, and calls super.
    open func prepareForReuse() {
        isHighlighted = false
        isSelected = false
    }

    var storedTextLabel: UITableViewLabel?
    var storedDetailTextLabel: UITableViewLabel?
    var storedImageView: UITableViewImageView?

    // MARK: Background

    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView) }
    }

    /// In place of `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    /// Grey, where a selected cell has no `selectedBackgroundView`.
    var standardSelectedBackground: UIView?

    /// In a table, a cell without a colour of its own has that of the table's style.
    open override var backgroundColor: UIColor? {
        didSet { if !isTakingTableBackground { hasOwnBackground = true } }
    }

    private var hasOwnBackground = false
    private var isTakingTableBackground = false

    private func replace(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: Accessory

    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// In place of the sign of `accessoryType`; keeps its own size.
    open var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            accessoryDidChange()
        }
    }

    var standardAccessory: TableCellAccessory?

    // MARK: Separator

    /// Where the separator begins and ends; at first as the table has it.
    open var separatorInset: UIEdgeInsets {
        get { resolvedSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var ownSeparatorInset: UIEdgeInsets?
    let bottomSeparator = SeparatorLayer()
    /// Above the first row of a grouped section.
    let topSeparator = SeparatorLayer()

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default {
        didSet { setNeedsLayout() }
    }

    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var storedSelected = false
    private var storedHighlighted = false

    /// Called by the table for every cell that it shows; a subclass changes its looks here, and calls super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        storedSelected = selected
        highlightDidChange()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedHighlighted = highlighted
        highlightDidChange()
    }

    private func highlightDidChange() {
        configurationStateDidChange()
        highlightContents()
    }

    // MARK: Editing

    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var storedEditing = false

    /// Called by an editing table; a subclass changes its looks here, and calls super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        configurationStateDidChange()
    }

    // MARK: Configurations

    var configurations = HeldConfigurations()

    /// Called with every update of the configurations, after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { configurationStateDidChange() }
    }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

    /// The cell's traits and states; a subclass adds its own.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    /// Where a subclass sets configurations for a state; called before the cell is shown, and when its state has changed.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    override func invalidateForTraits() {
        super.invalidateForTraits()
        configurationStateDidChange()
    }

    // MARK: Layout

    /// The content view's frame as a document has it; nil lets accessory and separator decide.
    var documentContentFrame: CGRect?
    /// The content view's margins above, at the sides and below, as the document's canvas has them.
    var documentMargins: UIEdgeInsets?

    /// Set by the table.
    var place = TableCellPlace() {
        didSet {
            if !hasOwnBackground, !configurations.isBackgroundChosen {
                isTakingTableBackground = true
                backgroundColor = place.background
                isTakingTableBackground = false
            }
            if place != oldValue { setNeedsLayout() }
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        sizeFitting(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    override var layoutFacts: [LayoutNode.Fact] {
        isSelected ? super.layoutFacts + [.init("selected", "true")] : super.layoutFacts
    }
}

/// The view that holds what a cell or a section header shows.
final class UITableViewCellContentView: UIView {}
