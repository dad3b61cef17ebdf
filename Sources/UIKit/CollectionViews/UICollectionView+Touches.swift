extension UICollectionView {
    /// Highlights the item under the finger, if there is one that may be.
    func press(_ touch: UITouch) {
        pressedItem = nil
        guard allowsSelection, let item = item(under: touch.view),
            delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
        else { return }
        pressedItem = PressedPlace(item, touch)
        cellForItem(at: item)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: item)
    }

    private func item(under view: UIView?) -> IndexPath? {
        for view in sequence(first: view, next: { $0?.superview }) {
            if let cell = view as? UICollectionViewCell, let item = indexPath(for: cell) { return item }
        }
        return nil
    }

    /// The item that was pressed; it is so no longer.
    @discardableResult
    func releasePressedItem() -> IndexPath? {
        guard let item = pressedItem?.path else { return nil }
        pressedItem = nil
        cellForItem(at: item)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: item)
        return item
    }

    /// Selects the item, or with multiple selection deselects a selected one, as a finger does it.
    func tapItem(at path: IndexPath) {
        if allowsMultipleSelection, selectedPaths.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let former = allowsMultipleSelection ? [] : selectedPaths.filter { $0 != path }
        selectItem(at: path, animated: false, scrollPosition: [])
        for other in former { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
