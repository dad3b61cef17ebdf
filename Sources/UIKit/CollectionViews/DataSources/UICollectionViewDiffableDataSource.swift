public import Foundation

/// Shows snapshots in a collection view, under UIKit's name.
///
/// Source: Apple, *UICollectionViewDiffableDataSource*. Differences: changes take no time, and every one asks for all cells in sight
/// again; reordering is absent.
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
    }

    // MARK: Snapshots

    /// Shows a snapshot at once, whatever `animatingDifferences`; what is selected stays with its item.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        let selected = (collectionView?.indexPathsForSelectedItems ?? []).compactMap { itemIdentifier(for: $0) }
        current = snapshot.settled
        let sections = Set(current.sectionIdentifiers)
        outlines = outlines.filter { sections.contains($0.key) }
        collectionView?.show(selected: selected.compactMap { indexPath(for: $0) })
        completion?()
    }

    /// As the method with a completion.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// Shows a snapshot; nothing stays selected.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        current = snapshot.settled
        collectionView?.reloadData()
        completion?()
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
                outline.replaceChildren(of: item, by: provider(item, outline.snapshot(of: item)))
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
        if let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section] {
            cell.isExpanded = outline.isExpanded(item)
            (cell as? UICollectionViewListCell)?.indentationLevel = outline.level(of: item)
        }
        return cell
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

extension UICollectionView {
    /// Shows the data source's content anew, with these items selected.
    func show(selected paths: [IndexPath]) {
        reloadData()
        selectedPaths = paths
        guard window != nil else { return }
        layoutIfNeeded()
    }
}
