/// Changes of items and sections; they take no time.
///
/// Items that a change does not name keep their cells, moved to their new places, with focus and selection. A change that the data source
/// contradicts ends the program with a message, where UIKit raises an exception.
extension UICollectionView {
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // What is to change is counted before it does.
        _ = itemCounts
        updateDepth += 1
        updates?()
        updateDepth -= 1
        showChanges()
        completion?(true)
    }

    public func insertItems(at indexPaths: [IndexPath]) {
        pendingUpdate.insertedItems += indexPaths
        showChanges()
    }

    public func deleteItems(at indexPaths: [IndexPath]) {
        pendingUpdate.deletedItems += indexPaths
        showChanges()
    }

    /// New cells for items; they are not selected any more, as a table's reloaded rows.
    public func reloadItems(at indexPaths: [IndexPath]) {
        pendingUpdate.reloadedItems += indexPaths
        showChanges()
    }

    /// New content for items in the cells that they have, without `prepareForReuse()`: the data source is asked, and must dequeue a cell of the
    /// same registration. Source: Apple, *reconfigureItems(at:)*.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        pendingUpdate.reconfiguredItems += indexPaths
        showChanges()
    }

    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        pendingUpdate.movedItems.append(.init(from: indexPath, to: newIndexPath))
        showChanges()
    }

    public func insertSections(_ sections: IndexSet) {
        pendingUpdate.insertedSections.formUnion(sections)
        showChanges()
    }

    public func deleteSections(_ sections: IndexSet) {
        pendingUpdate.deletedSections.formUnion(sections)
        showChanges()
    }

    public func reloadSections(_ sections: IndexSet) {
        pendingUpdate.reloadedSections.formUnion(sections)
        showChanges()
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        pendingUpdate.movedSections.append(.init(from: section, to: newSection))
        showChanges()
    }

    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // MARK: Showing

    private func showChanges() {
        guard updateDepth == 0 else { return }
        let update = pendingUpdate
        pendingUpdate = BatchUpdate()
        // Where nothing was counted yet, nothing is shown that could change.
        if let before = counts {
            counts = nil
            place(by: update.checkedMap(from: before, to: itemCounts, of: "item"))
        }
        layoutIfNeeded()
    }

    /// Takes over a data source's new content, whose items are at these places.
    func move(by map: PlaceMap) {
        guard let before = counts, before == map.formerCounts else { return reloadData() }
        counts = nil
        place(by: map)
    }

    /// Gives elements and the selection their new places, and lets go of the others.
    private func place(by map: PlaceMap) {
        let former = shown
        shown = []
        var gone: [CollectionElement] = []
        for element in former {
            guard let path = element.path(after: map) else {
                gone.append(element)
                continue
            }
            var moved = element
            moved.path = path
            shown.append(moved)
        }
        selectedPaths = selectedPaths.compactMap { map[$0] }
        pressedItem = pressedItem?.moved(by: map)
        pressedAccessory = pressedAccessory.flatMap { pressed in map[pressed.item].map { (pressed.accessory, $0) } }
        recycle(gone)
        layoutChanged()
        for path in map.reconfigured { reconfigure(path) }
    }

    private func reconfigure(_ path: IndexPath) {
        guard let dataSource, let element = shown.first(where: { $0.kind == nil && $0.path == path }) else { return }
        reconfigured = element
        defer { reconfigured = nil }
        let answer = dataSource.collectionView(self, cellForItemAt: path)
        precondition(
            answer === element.view,
            "item \(path.item) of section \(path.section) is reconfigured, but the data source has another cell for it: "
                + "dequeue one of the same registration, or reload the item")
    }

    func layOutInWindow() {
        guard window != nil else { return }
        layoutIfNeeded()
    }
}

extension CollectionElement {
    /// Its place after a change; nil where it is gone, or is to be shown anew.
    fileprivate func path(after map: PlaceMap) -> IndexPath? {
        switch owner {
        case .item: map[path]
        case .section: map.section(path.section).map { IndexPath(item: path.item, section: $0) }
        case .layout: path
        case nil: nil
        }
    }
}
