extension UICollectionView {
    /// Highlights the item under the finger, if there is one that may be. A touch of an accessory that does something is not the item's.
    func press(_ touch: UITouch) {
        pressedItem = nil
        pressedAccessory = accessory(under: touch)
        guard pressedAccessory == nil, isEditing ? allowsSelectionWhileEditing : allowsSelection,
            let item = item(under: touch.view),
            delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true
        else { return }
        pressedItem = PressedPlace(item, touch)
        cellForItem(at: item)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: item)
    }

    private var allowsSelectionWhileEditing: Bool {
        allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func accessory(under touch: UITouch) -> (accessory: UICellAccessory, item: IndexPath)? {
        guard let item = item(under: touch.view), let cell = cellForItem(at: item),
            let accessory = cell.touchedAccessory(at: touch.location(in: cell))
        else { return nil }
        return (accessory, item)
    }

    /// Does what the accessory that was pressed does, where the finger is still on it.
    func releasePressedAccessory(_ touch: UITouch) {
        guard let pressed = pressedAccessory else { return }
        pressedAccessory = nil
        guard let still = accessory(under: touch), still.item == pressed.item,
            still.accessory.accessoryType == pressed.accessory.accessoryType
        else { return }
        if let handler = still.accessory.handler {
            handler()
        } else if still.accessory.accessoryType == .outlineDisclosure {
            (dataSource as? any OutlineToggling)?.toggleItem(at: still.item)
        }
    }

    private func item(under view: UIView?) -> IndexPath? {
        for view in UIView.lineage(of: view) {
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

    /// Selects the item, or with multiple selection deselects a selected one, as a finger does it; does its primary action where that extends
    /// no selection.
    ///
    /// Source: UIKit's header, *collectionView(_:performPrimaryActionForItemAt:)*.
    func tapItem(at path: IndexPath) {
        if let cell = cellForItem(at: path), cell.togglesOutlineWhenTapped {
            (dataSource as? any OutlineToggling)?.toggleItem(at: path)
            return
        }
        let extendsSelection = selectsSeveral && !selectedPaths.isEmpty
        selectByTouch(path)
        guard !extendsSelection, let delegate, delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    private func selectByTouch(_ path: IndexPath) {
        if selectsSeveral, selectedPaths.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let former = selectsSeveral ? [] : selectedPaths.filter { $0 != path }
        selectItem(at: path, animated: false, scrollPosition: [])
        for other in former { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
