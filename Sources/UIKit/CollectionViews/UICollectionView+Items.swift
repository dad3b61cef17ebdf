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

    /// Those of a kind in sight, in the layout's order.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        layoutIfNeeded()
        return shown.filter { $0.kind == elementKind }.map(\.view)
    }

    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        layoutIfNeeded()
        return shown.filter { $0.kind == elementKind }.map(\.path)
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

    /// Selects an item without telling the delegate, as in UIKit; nil deselects all, and an item that is not there is a programmer error.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !selectsSeveral || indexPath == nil {
            for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        checkItem(indexPath, "select")
        guard allowsSelection || isEditing else { return }
        if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
        if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
        cellForItem(at: indexPath)?.isSelected = true
    }

    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Scrolling

    /// Stops where code names an item that is not there, for which UIKit raises an exception.
    private func checkItem(_ path: IndexPath, _ action: String) {
        let counts = itemCounts
        precondition(
            counts.indices.contains(path.section),
            "cannot \(action) item \(path.item) of section \(path.section): the collection has \(counts.count) sections"
        )
        precondition(
            (0..<counts[path.section]).contains(path.item),
            "cannot \(action) item \(path.item) of section \(path.section), which has \(counts[path.section]) items")
    }

    /// At once, whatever `animated`; no further than the content. An item that is not there is a programmer error.
    ///
    /// Difference: sections do not scroll across; to scroll to an item of one that would have to is a runtime warning.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        checkItem(indexPath, "scroll to")
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
        if collectionViewLayout.cannotScroll(to: indexPath), !bounds.contains(frame) {
            RuntimeWarnings.record(
                "item \(indexPath.item) of section \(indexPath.section) is not scrolled to: a section that scrolls across shows "
                    + "its beginning")
        }
    }
}
