/// Changes of rows and sections.
///
/// Changes take no time and are not told apart: after them the data source is asked for everything again. A selection stays with
/// its index path.
extension UITableView {
    /// Between this and `endUpdates()` changes are collected.
    public func beginUpdates() {
        updateDepth += 1
    }

    /// Applies what was collected; with nothing collected, heights are asked for again and cells stay.
    public func endUpdates() {
        precondition(updateDepth > 0, "endUpdates() without beginUpdates()")
        updateDepth -= 1
        guard updateDepth == 0 else { return }
        if updatesReload {
            updatesReload = false
            dropCells()
            let geometry = currentGeometry
            selectedPaths.removeAll { !geometry.contains($0) }
        } else {
            invalidateHeights()
        }
        layoutIfNeeded()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    private func change() {
        beginUpdates()
        updatesReload = true
        endUpdates()
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { change() }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { change() }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { change() }
    public func moveSection(_ section: Int, toSection newSection: Int) { change() }
    public func reconfigureRows(at indexPaths: [IndexPath]) { change() }
}
