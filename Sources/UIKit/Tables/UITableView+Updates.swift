/// Changes of rows and sections; they take no time.
///
/// Rows that a change does not name keep their cells, moved to their new places, with focus and selection. A change that the data source
/// contradicts ends the program with a message, where UIKit raises an exception.
extension UITableView {
    /// Between this and `endUpdates()` changes are collected.
    public func beginUpdates() {
        // What is to change is counted before it does.
        _ = rowCounts
        updateDepth += 1
    }

    /// Shows what was collected; with nothing collected, heights are asked for again.
    public func endUpdates() {
        precondition(updateDepth > 0, "endUpdates() without beginUpdates()")
        updateDepth -= 1
        showChanges()
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        pendingUpdate.insertedItems += indexPaths
        showChanges()
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        pendingUpdate.deletedItems += indexPaths
        showChanges()
    }

    /// New cells for rows; they are not selected any more, as in UIKit.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        pendingUpdate.reloadedItems += indexPaths
        showChanges()
    }

    /// New content for rows in the cells that they have, without `prepareForReuse()`: the data source is asked, and must dequeue a cell of the
    /// same identifier. Source: Apple, *reconfigureRows(at:)*.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        pendingUpdate.reconfiguredItems += indexPaths
        showChanges()
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        pendingUpdate.movedItems.append(.init(from: indexPath, to: newIndexPath))
        showChanges()
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        pendingUpdate.insertedSections.formUnion(sections)
        showChanges()
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        pendingUpdate.deletedSections.formUnion(sections)
        showChanges()
    }

    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        pendingUpdate.reloadedSections.formUnion(sections)
        showChanges()
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        pendingUpdate.movedSections.append(.init(from: section, to: newSection))
        showChanges()
    }

    // MARK: Showing

    private func showChanges() {
        guard updateDepth == 0 else { return }
        let update = pendingUpdate
        pendingUpdate = BatchUpdate()
        // Where nothing was counted yet, nothing is shown that could change.
        if let before = storedRowCounts {
            storedRowCounts = nil
            move(by: update.checkedMap(from: before, to: rowCounts, of: "row"))
        }
        layoutIfNeeded()
    }

    /// Shows a data source's new content, whose rows are at these places.
    func show(_ map: PlaceMap) {
        if storedRowCounts == map.formerCounts {
            storedRowCounts = nil
            move(by: map)
        } else {
            reloadData()
        }
        guard window != nil else { return }
        layoutIfNeeded()
    }

    /// Gives cells, section views and the selection their new places, and lets go of the others.
    private func move(by map: PlaceMap) {
        let former = visiblePaths.compactMap { path in cells[path].map { (path: path, cell: $0) } }
        cells = [:]
        visiblePaths = []
        for (path, cell) in former {
            guard let new = map[path] else { continue }
            cells[new] = cell
            visiblePaths.append(new)
        }
        visiblePaths.sort()
        selectedPaths = selectedPaths.compactMap { map[$0] }
        pressedRow = pressedRow?.moved(by: map)
        for (path, cell) in former.reversed() where map[path] == nil {
            recycle(cell)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        drop(headers.move(by: map), isFooter: false)
        drop(footers.move(by: map), isFooter: true)
        let heights = measuredHeights(after: map)
        invalidateHeights()
        keep(heights)
        for path in map.reconfigured { reconfigure(path) }
    }

    /// The heights that rows out of sight keep, so that what is in sight stays where it is; those in sight are measured anew.
    private func measuredHeights(after map: PlaceMap) -> [(path: IndexPath, height: CGFloat)] {
        guard let geometry, geometryWidth == rowWidth else { return [] }
        var heights: [(path: IndexPath, height: CGFloat)] = []
        for (number, section) in geometry.sections.enumerated() {
            for (index, row) in section.rows.enumerated() where row.isMeasured {
                guard let path = map[IndexPath(row: index, section: number)], cells[path] == nil else { continue }
                heights.append((path, row.height))
            }
        }
        return heights
    }

    private func keep(_ heights: [(path: IndexPath, height: CGFloat)]) {
        guard !heights.isEmpty else { return }
        let fresh = currentGeometry
        var settled = fresh
        settled.setMeasured(heights.filter { !fresh.sections[$0.path.section].rows[$0.path.row].isMeasured })
        geometry = settled
    }

    private func reconfigure(_ path: IndexPath) {
        guard let cell = cells[path], let dataSource else { return }
        reconfiguredCell = cell
        defer { reconfiguredCell = nil }
        let answer = dataSource.tableView(self, cellForRowAt: path)
        precondition(
            answer === cell,
            "row \(path.row) of section \(path.section) is reconfigured, but the data source has another cell for it: "
                + "dequeue one of the same identifier, or reload the row")
    }
}
