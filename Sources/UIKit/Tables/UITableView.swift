/// Rows one below the other, in sections, under UIKit's name.
///
/// Only rows in sight have cells; rows out of sight count with their estimated heights, as in UIKit. Differences: no editing
/// controls, no moving of rows, no section index, no prefetching, no drag and drop; changes take no time.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public let style: Style

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = true
        addInteraction(UIContextMenuInteraction(delegate: menus))
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    // MARK: Content

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { reloadData() }
        }
    }

    /// Kept: nothing is fetched ahead.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Asks the data source for everything again, at the next layout; nothing stays selected.
    open func reloadData() {
        selectedPaths = []
        storedRowCounts = nil
        pendingUpdate = BatchUpdate()
        dropCells()
    }

    /// Above all sections, as high as its frame and as wide as the table.
    open var tableHeaderView: UIView? {
        didSet { replace(oldValue, by: tableHeaderView) }
    }

    /// Below all sections, as high as its frame and as wide as the table.
    open var tableFooterView: UIView? {
        didSet { replace(oldValue, by: tableFooterView) }
    }

    /// Behind everything, of the table's size; it does not scroll.
    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView) }
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        } else if let new, new.frame.height == placedHeight(of: new) {
            // Set again as it stands, as code does in `viewDidLayoutSubviews()`: asking for layout would never end.
            return
        }
        setNeedsLayout()
    }

    private func placedHeight(of view: UIView) -> CGFloat? {
        if view === tableHeaderView { return geometry?.tableHeaderHeight }
        return view === tableFooterView ? geometry?.tableFooterHeight : view.frame.height
    }

    // MARK: Heights, in points

    open var rowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { invalidateHeights() } }
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// Space above each section header; automatic is 22 in a plain table and none in a grouped one.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { invalidateHeights() } }
    /// Not used: no rows are drawn below the last, as on iOS 15 and later.
    open var fillerRowHeight: CGFloat = 0

    // MARK: Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { invalidateHeights() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }

    /// Where separators begin and end; cells may have their own.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    var ownSeparatorInset: UIEdgeInsets?

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var allowsFocus = false
    open var remembersLastFocusedIndexPath = false

    // MARK: Editing

    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var storedEditing = false

    /// Tells the cells. The controls of an editing table are not drawn: a picture of one has a warning.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedEditing = editing
        for cell in visiblePaths.compactMap({ cells[$0] }) { cell.setEditing(editing, animated: animated) }
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        super.emitContents(to: &emitter)
        if isEditing { emitter.warn("the delete and reorder controls of an editing UITableView are not drawn") }
    }

    // MARK: Margins

    /// Kept, without effect: the readable width is wider than a phone.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether cells keep their content out of the safe area's strips at the sides.
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }

    // MARK: State

    /// Made on demand; nil after a reload or a change of width.
    var geometry: TableGeometry?
    /// The width that `geometry` was made for.
    var geometryWidth: CGFloat = -1
    /// Cells in sight, by their places; `visiblePaths` has their order.
    var cells: [IndexPath: UITableViewCell] = [:]
    var visiblePaths: [IndexPath] = []
    var headers = SectionViews()
    var footers = SectionViews()
    var selectedPaths: [IndexPath] = []
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cellPool: [String: [UITableViewCell]] = [:]
    var headerFooterPool: [String: [UITableViewHeaderFooterView]] = [:]
    /// How many rows each section has; nil until the data source is asked.
    var storedRowCounts: [Int]?
    var updateDepth = 0
    /// What was collected since `beginUpdates()`.
    var pendingUpdate = BatchUpdate()
    /// The cell whose row is being reconfigured.
    var reconfiguredCell: UITableViewCell?
    private var isTiling = false

    // MARK: Touches

    private lazy var menus = CellMenus(of: self)

    /// The row that is pressed.
    var pressedRow: PressedPlace?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { press(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first, pressedRow?.isLeft(by: touch) ?? false { releasePressedRow() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let row = releasePressedRow() { tapRow(at: row) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        releasePressedRow()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // A data source may ask for layout while it makes a cell.
        guard !isTiling else { return }
        isTiling = true
        defer { isTiling = false }
        tile()
    }

    /// A cell's configured content is another: a row of automatic height takes the new one, as since iOS 16.
    func contentDidChange(of cell: UITableViewCell) {
        guard !isTiling, let path = indexPath(for: cell), cell.superview === self,
            (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0,
            measuredHeight(of: cell) != cell.bounds.height
        else { return }
        invalidateHeights()
    }

    override func solvedContentSizeDidChange(_ size: CGSize) {}

    override func invalidateForTraits() {
        super.invalidateForTraits()
        invalidateHeights()
    }
}
