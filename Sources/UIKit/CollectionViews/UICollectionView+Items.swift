extension UICollectionView {
    // MARK: Asking

    /// The cell of an item in sight; nil for others.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        layoutIfNeeded()
        return shown.first { $0.kind == nil && $0.path == indexPath }?.view as? UICollectionViewCell
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        layoutIfNeeded()
        return shown.first { $0.kind == elementKind && $0.path == indexPath }?.view
    }

    /// In the layout's order.
    public var visibleCells: [UICollectionViewCell] {
        layoutIfNeeded()
        return shown.compactMap { $0.view as? UICollectionViewCell }
    }

    public var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return shown.filter { $0.kind == nil }.map(\.path)
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.first { $0.view === cell }?.path
    }

    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        layoutIfNeeded()
        return shown.last { $0.kind == nil && $0.view.frame.contains(point) }?.path
    }

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    // MARK: Selecting

    /// In the order of selection; nil where none is.
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects an item without telling the delegate, as in UIKit; nil deselects all.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsSeveral || indexPath == nil {
            for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath, allowsSelection || isEditing, indexPath.item < numberOfItems(inSection: indexPath.section)
        else {
            return
        }
        if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        cellForItem(at: indexPath)?.isSelected = true
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Scrolling

    /// At once, whatever `animated`; no further than the content.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let insets = adjustedContentInset
        var offset = contentOffset
        if scrollPosition.contains(.top) {
            offset.y = frame.minY - insets.top
        } else if scrollPosition.contains(.bottom) {
            offset.y = frame.maxY - bounds.height + insets.bottom
        } else if scrollPosition.contains(.centeredVertically) {
            offset.y = frame.midY - bounds.height / 2
        }
        if scrollPosition.contains(.left) {
            offset.x = frame.minX - insets.left
        } else if scrollPosition.contains(.right) {
            offset.x = frame.maxX - bounds.width + insets.right
        } else if scrollPosition.contains(.centeredHorizontally) {
            offset.x = frame.midX - bounds.width / 2
        }
        setContentOffset(clampedToContent(offset), animated: animated)
        layoutIfNeeded()
    }

    // MARK: Changing: everything is asked for again, at once

    public func insertItems(at indexPaths: [IndexPath]) { contentDidChange() }
    public func deleteItems(at indexPaths: [IndexPath]) { contentDidChange() }
    public func reloadItems(at indexPaths: [IndexPath]) { contentDidChange() }
    public func reconfigureItems(at indexPaths: [IndexPath]) { contentDidChange() }
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { contentDidChange() }
    public func insertSections(_ sections: IndexSet) { contentDidChange() }
    public func deleteSections(_ sections: IndexSet) { contentDidChange() }
    public func reloadSections(_ sections: IndexSet) { contentDidChange() }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        contentDidChange()
        layoutIfNeeded()
        completion?(true)
    }

    public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// A selection stays where its item is still there.
    func contentDidChange() {
        let selected = selectedPaths
        reloadData()
        selectedPaths = selected.filter { $0.item < numberOfItems(inSection: $0.section) }
    }
}
