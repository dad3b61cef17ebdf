extension UITableView {
    /// The first selected row.
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

    /// In the order of selection; nil where none is.
    public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

    /// Selects a row without telling the delegate, as in UIKit; nil deselects all, and a row that is not there is a programmer error.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        checkRow(indexPath, "select")
        guard allowsSelection else { return }
        if !selectedPaths.contains(indexPath) { selectedPaths.append(indexPath) }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        cells[indexPath]?.setSelected(true, animated: animated)
    }

    /// Deselects a row without telling the delegate, as in UIKit.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selectedPaths.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }
}
