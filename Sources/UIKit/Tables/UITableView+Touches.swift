extension UITableView {
    /// Highlights the row under the finger, if there is one that may be.
    func press(_ touch: UITouch) {
        pressedRow = nil
        guard allowsSelection, !isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
            let row = row(under: touch.view), delegate?.tableView(self, shouldHighlightRowAt: row) ?? true
        else { return }
        pressedRow = PressedPlace(row, touch)
        cells[row]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: row)
    }

    private func row(under view: UIView?) -> IndexPath? {
        for view in UIView.lineage(of: view) {
            if let cell = view as? UITableViewCell, let row = indexPath(for: cell) { return row }
        }
        return nil
    }

    /// The row that was pressed; it is so no longer.
    @discardableResult
    func releasePressedRow() -> IndexPath? {
        guard let row = pressedRow?.path else { return nil }
        pressedRow = nil
        cells[row]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: row)
        return row
    }

    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects the row, and does its primary action where that extends no selection.
    ///
    /// Source: UIKit's header, *tableView(_:performPrimaryActionForRowAt:)*.
    func tapRow(at path: IndexPath) {
        let extendsSelection = selectsSeveral && !selectedPaths.isEmpty
        selectByTouch(path)
        guard !extendsSelection, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: path)
    }

    /// Selects the row, or with multiple selection deselects a selected one, as a finger does it; the delegate may send another row.
    private func selectByTouch(_ path: IndexPath) {
        if selectsSeveral, selectedPaths.contains(path) { return deselectByTouch(path) }
        guard let row = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if !selectsSeveral {
            for other in selectedPaths where other != row { deselectByTouch(other) }
        }
        if !selectedPaths.contains(row) { selectedPaths.append(row) }
        cells[row]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: row)
    }

    private func deselectByTouch(_ path: IndexPath) {
        guard let row = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
        deselectRow(at: row, animated: false)
        delegate?.tableView(self, didDeselectRowAt: row)
    }
}
