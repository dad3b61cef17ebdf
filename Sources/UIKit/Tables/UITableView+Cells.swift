extension UITableView {
    /// Says which class `dequeueReusableCell` makes for an identifier; nil forgets it.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            cellClasses[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            preconditionFailure("\(cellClass) is registered for \"\(identifier)\" but is no UITableViewCell")
        }
        cellClasses[identifier] = type
    }

    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else {
            headerFooterClasses[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            preconditionFailure("\(aClass) is registered for \"\(identifier)\" but is no UITableViewHeaderFooterView")
        }
        headerFooterClasses[identifier] = type
    }

    /// A cell that is no longer in sight, or a new one of the registered class; nil where none is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        // The row keeps its cell.
        if let reconfiguredCell, reconfiguredCell.reuseIdentifier == identifier { return reconfiguredCell }
        if let cell = cellPool[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let cell = cellClasses[identifier]?.init(dequeuedWithIdentifier: identifier)
        // Default configurations are those of the table's style.
        cell?.place.style = style
        return cell
    }

    /// As `dequeueReusableCell(withIdentifier:)`; an identifier that was not registered is a programmer error.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure(
                "no cell class is registered for \"\(identifier)\": call register(_:forCellReuseIdentifier:) first")
        }
        return cell
    }

    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let view = headerFooterClasses[identifier]?.init(dequeuedWithIdentifier: identifier)
        view?.place = headerPlace(isFooter: false)
        return view
    }

    /// The cell of a row in sight; nil for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutIfNeeded()
        return cells[indexPath]
    }

    /// From the top.
    public var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visiblePaths.compactMap { cells[$0] }
    }

    public var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visiblePaths
    }

    /// The row that a cell in sight shows; nil for others.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        visiblePaths.first { cells[$0] === cell }
    }

    /// Section headers in sight only.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layoutIfNeeded()
        return headers[section].flatMap { $0.superview === self ? $0 as? UITableViewHeaderFooterView : nil }
    }

    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        layoutIfNeeded()
        return footers[section].flatMap { $0.superview === self ? $0 as? UITableViewHeaderFooterView : nil }
    }

    /// Takes a cell out of sight; one with an identifier waits for its next use.
    func recycle(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        if let identifier = cell.reuseIdentifier { cellPool[identifier, default: []].append(cell) }
    }

    /// Takes all cells, headers and footers out, to be made anew at the next layout.
    func dropCells() {
        let paths = visiblePaths
        visiblePaths = []
        for path in paths.reversed() {
            guard let cell = cells.removeValue(forKey: path) else { continue }
            recycle(cell)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
        drop(headers.removeAll(), isFooter: false)
        drop(footers.removeAll(), isFooter: true)
        invalidateHeights()
    }

    /// Takes headers or footers out of sight; those with an identifier wait for their next use.
    func drop(_ views: [(section: Int, view: UIView, wasDisplayed: Bool)], isFooter: Bool) {
        for (section, view, wasDisplayed) in views {
            view.removeFromSuperview()
            if wasDisplayed { tellEnd(of: view, isFooter: isFooter, section: section) }
            if let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier {
                headerFooterPool[identifier, default: []].append(reusable)
            }
        }
    }
}
