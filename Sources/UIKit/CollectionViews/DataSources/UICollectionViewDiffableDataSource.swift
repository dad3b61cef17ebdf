public import Foundation

/// Shows snapshots in a collection view, under UIKit's name.
///
/// Source: Apple, *UICollectionViewDiffableDataSource*. Differences: changes take no time; reordering is absent.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineToggling {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    open var supplementaryViewProvider: SupplementaryViewProvider?
    public var sectionSnapshotHandlers = SectionSnapshotHandlers()
    public var reorderingHandlers = ReorderingHandlers()
    private var current = Snapshot()
    /// The outlines of sections that have one.
    private var outlines: [SectionIdentifierType: SectionSnapshot] = [:]

    /// Becomes the collection view's data source.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// What is done when items of an outline are shown or hidden by touch.
    public struct SectionSnapshotHandlers {
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Gives the items below one when it is expanded, in place of those that are there.
        public var snapshotForExpandingParent: ((ItemIdentifierType, SectionSnapshot) -> SectionSnapshot)?
    }

    /// Kept: items are not moved by touch.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
    }

    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    // MARK: Snapshots

    /// Shows the difference to a snapshot at once, whatever `animatingDifferences`: an item that stays keeps its cell, and its selection.
    ///
    /// Source: Apple, *apply(_:animatingDifferences:completion:)* since iOS 15; an item that is reloaded gets a new cell, which is not selected,
    /// as a collection view's reloaded items.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let map = PlaceMap(from: current, to: snapshot)
        take(snapshot)
        collectionView?.move(by: map)
        dressOutlines()
        collectionView?.layOutInWindow()
        completion?()
    }

    /// As the method with a completion.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot; nothing stays selected.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        take(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    /// Makes a snapshot the present one; outlines follow the items that it has in their sections.
    private func take(_ snapshot: Snapshot) {
        current = snapshot.settled
        var kept: [SectionIdentifierType: SectionSnapshot] = [:]
        for section in current.sections {
            kept[section.identifier] = outlines[section.identifier]?.following(section.items)
        }
        outlines = kept
    }

    /// A copy of what is shown.
    open func snapshot() -> Snapshot { current }

    /// Shows an outline in a section, which is appended where it is not there.
    open func apply(
        _ snapshot: SectionSnapshot, to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        var whole = current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.replaceItems(snapshot.visibleItems, inSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// The outline of a section; one without levels where it has none.
    open func snapshot(for section: SectionIdentifierType) -> SectionSnapshot {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
        return flat
    }

    func toggleItem(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
            var outline = outlines[section], outline.contains(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let provider = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: provider(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    // MARK: Places

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.place(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
    }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.sections[section].items.count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure(
                "the cell provider has no cell for item \(indexPath.item) of section \(indexPath.section)")
        }
        dress(cell, of: item, at: indexPath)
        return cell
    }

    /// A cell of an outline shows its item's level, and whether what is below it is shown.
    private func dress(_ cell: UICollectionViewCell, of item: ItemIdentifierType, at path: IndexPath) {
        guard let section = sectionIdentifier(for: path.section), let outline = outlines[section] else { return }
        cell.isExpanded = outline.isExpanded(item)
        (cell as? UICollectionViewListCell)?.indentationLevel = outline.level(of: item)
    }

    /// The same for the cells that stay when an outline changes.
    private func dressOutlines() {
        guard let collectionView, !outlines.isEmpty else { return }
        for element in collectionView.shown {
            guard let cell = element.view as? UICollectionViewCell, element.kind == nil,
                let item = itemIdentifier(for: element.path)
            else { continue }
            dress(cell, of: item, at: element.path)
        }
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure(
                "the layout asks for a \(kind): set supplementaryViewProvider, and return a view from it")
        }
        return view
    }
}

/// A data source whose items can be shown and hidden below others.
@MainActor
protocol OutlineToggling {
    func toggleItem(at path: IndexPath)
}
