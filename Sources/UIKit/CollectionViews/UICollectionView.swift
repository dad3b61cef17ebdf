/// Items where a layout puts them, in a scroll view, under UIKit's name.
///
/// Only elements in sight have views. Differences: nibs, prefetching and moving by touch are absent; changes take no time.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Another layout places the cells that are there anew; what is selected stays so. Source: Apple, *collectionViewLayout*.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            layoutChanged()
        }
    }
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { reloadData() }
        }
    }
    /// Behind the items; does not scroll.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether a list's cells show the accessories that are for editing.
    open var isEditing = false {
        didSet { if isEditing != oldValue { layoutChanged() } }
    }
    /// Kept, with the next: nothing is fetched ahead.
    open var isPrefetchingEnabled = true
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        setUp()
    }

    /// UIKit raises an exception without a layout; here it is a flow layout.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        collectionViewLayout.collectionView = self
        addInteraction(UIContextMenuInteraction(delegate: menus))
    }

    private lazy var menus = CellMenus(of: self)

    // MARK: State of the other files

    var layoutIsStale = true
    var isLayingOut = false
    /// What the layout was last made for, in points.
    var laidOutSize = CGSize.zero
    /// The elements in sight, in the layout's order.
    var shown: [CollectionElement] = []
    var selectedPaths: [IndexPath] = []
    /// How many items each section has; nil until the data source is asked.
    var counts: [Int]?
    var updateDepth = 0
    /// What was collected in a batch of updates.
    var pendingUpdate = BatchUpdate()
    /// The element whose item is being reconfigured.
    var reconfigured: CollectionElement?
    var classes: [String: UICollectionReusableView.Type] = [:]
    var pool: [String: [UICollectionReusableView]] = [:]

    // MARK: Content

    open var numberOfSections: Int { itemCounts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    var itemCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let fresh = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
        counts = fresh
        return fresh
    }

    open func reloadData() {
        counts = nil
        pendingUpdate = BatchUpdate()
        selectedPaths = []
        layoutIsStale = true
        recycle(shown)
        shown = []
        setNeedsLayout()
    }

    // MARK: Touches

    /// The item that is pressed.
    var pressedItem: PressedPlace?
    /// The accessory that is pressed, and its item.
    var pressedAccessory: (accessory: UICellAccessory, item: IndexPath)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { press(touch) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        if let touch = touches.first, pressedItem?.isLeft(by: touch) ?? false { releasePressedItem() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if let touch = touches.first { releasePressedAccessory(touch) }
        // Source of the order: UICollectionView.h, where the touch lifts.
        guard let item = pressedItem?.path else { return }
        tapItem(at: item)
        releasePressedItem()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        releasePressedItem()
    }

    // MARK: Layout

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layoutChanged()
    }

    override func invalidateForTraits() {
        super.invalidateForTraits()
        layoutChanged()
    }

    func layoutChanged() {
        layoutIsStale = true
        setNeedsLayout()
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        super.emitContents(to: &emitter)
        for band in collectionViewLayout.backgroundBands(in: bounds) { emitter.fill(.rect(band.rect), band.color) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard !isLayingOut else { return }
        isLayingOut = true
        layOutElements()
        isLayingOut = false
    }
}

/// An element in sight with its view.
struct CollectionElement {
    /// Nil for a cell.
    let kind: String?
    /// What it stands at; nil where only a layout of one's own knows.
    let owner: ElementOwner?
    var path: IndexPath
    let view: UICollectionReusableView
}

/// What a collection view's element stands at, which says where it is after a change.
enum ElementOwner {
    case item, section, layout
}
