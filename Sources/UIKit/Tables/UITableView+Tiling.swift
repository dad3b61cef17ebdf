extension UITableView {
    /// Gives every row in sight a cell and everything its place.
    func tile() {
        refreshTableViews()
        measureRowsInSight()
        let geometry = currentGeometry
        contentSize = CGSize(width: rowWidth, height: geometry.contentHeight)
        removeCells(except: rowsInSight)
        placeCells(geometry)
        let floating = placeHeadersAndFooters(geometry)
        placeTableViews(geometry)
        let order =
            [backgroundView, tableHeaderView].compactMap { $0 } + visiblePaths.compactMap { cells[$0] } + floating
            + [tableFooterView].compactMap { $0 }
        bringIntoOrder(order)
    }

    private var rowsInSight: [IndexPath] {
        currentGeometry.rows(from: bounds.minY, to: bounds.maxY)
    }

    /// The table's own header and footer may have changed their height.
    private func refreshTableViews() {
        var refreshed = currentGeometry
        refreshed.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
        refreshed.tableFooterHeight = tableFooterView?.frame.height ?? 0
        geometry = refreshed
    }

    /// Makes the cells in sight, and measures those of automatic height; rows that move into sight by that follow.
    private func measureRowsInSight() {
        while true {
            contentSize = CGSize(width: rowWidth, height: currentGeometry.contentHeight)
            var measured: [(path: IndexPath, height: CGFloat)] = []
            for path in rowsInSight {
                let cell = cellInSight(at: path)
                if !currentGeometry.sections[path.section].rows[path.row].isMeasured {
                    // The width decides the safe area and what is left for the content.
                    configure(cell, at: path)
                    cell.setUntransformedFrame(rowFrame(path, currentGeometry))
                    measured.append((path, measuredHeight(of: cell)))
                }
            }
            guard !measured.isEmpty else { return }
            var settled = currentGeometry
            settled.setMeasured(measured)
            geometry = settled
        }
    }

    func measuredHeight(of cell: UITableViewCell) -> CGFloat {
        let target = CGSize(width: rowWidth - 2 * cardInset, height: 0)
        let fitting = cell.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : Self.defaultRowHeight
    }

    private func cellInSight(at path: IndexPath) -> UITableViewCell {
        if let cell = cells[path] { return cell }
        guard let dataSource else { preconditionFailure("a table with rows has a data source") }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        precondition(
            !visiblePaths.contains { cells[$0] === cell },
            "the data source returned the same cell for two rows: \(path.section).\(path.row) and another")
        cells[path] = cell
        visiblePaths.append(path)
        visiblePaths.sort()
        if cell.superview !== self { addSubview(cell) }
        configure(cell, at: path)
        cell.setSelected(selectedPaths.contains(path), animated: false)
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
        // Who is told may look at the cell's place.
        cell.setUntransformedFrame(rowFrame(path, currentGeometry))
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func removeCells(except rows: [IndexPath]) {
        let gone = visiblePaths.filter { !rows.contains($0) }
        visiblePaths = rows
        for path in gone {
            guard let cell = cells.removeValue(forKey: path) else { continue }
            recycle(cell)
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    private func placeCells(_ geometry: TableGeometry) {
        for path in visiblePaths {
            guard let cell = cells[path] else { continue }
            configure(cell, at: path)
            cell.setUntransformedFrame(rowFrame(path, geometry))
        }
    }

    func rowFrame(_ path: IndexPath, _ geometry: TableGeometry) -> CGRect {
        let row = geometry.sections[path.section].rows[path.row]
        return CGRect(x: cardInset, y: row.y, width: rowWidth - 2 * cardInset, height: row.height)
    }

    private func configure(_ cell: UITableViewCell, at path: IndexPath) {
        let rows = currentGeometry.sections[path.section].rows.count
        cell.place = TableCellPlace(
            style: style, isFirst: path.row == 0, isLast: path.row == rows - 1, margin: cellMargin,
            separator: separatorStyle == .none
                ? nil
                : .init(
                    color: separatorColor ?? .separator, inset: ownSeparatorInset,
                    isAddedToAutomatic: separatorInsetReference == .fromAutomaticInsets,
                    thickness: separatorThickness),
            insetsContent: insetsContentViewsToSafeArea)
    }

    // MARK: Headers and footers

    /// Places the section headers and footers in sight; plain ones stay at the edges while their section is in sight.
    private func placeHeadersAndFooters(_ geometry: TableGeometry) -> [UIView] {
        var shown: [UIView] = []
        let seen = bounds.inset(by: adjustedContentInset)
        for (number, section) in geometry.sections.enumerated() {
            var headerY = section.headerY
            var footerY = section.footerY
            if style == .plain {
                headerY = max(headerY, min(seen.minY, section.footerY - section.headerHeight))
                let rowsBegin = section.headerY + section.headerHeight
                footerY = min(footerY, max(seen.maxY - section.footerHeight, rowsBegin))
            }
            let header = place(false, of: number, y: headerY, restingAt: section.headerY, section.headerHeight)
            let footer = place(true, of: number, y: footerY, restingAt: section.footerY, section.footerHeight)
            shown += [header, footer].compactMap { $0 }
        }
        return shown
    }

    /// Shows a section's header or footer where it is in sight, and takes it out where it is not; the delegate hears of both.
    private func place(
        _ isFooter: Bool, of section: Int, y: CGFloat, restingAt rest: CGFloat, _ height: CGFloat
    ) -> UIView? {
        guard isInSight(y, height), let view = isFooter ? footerView(making: section) : headerView(making: section)
        else {
            guard let view = isFooter ? footers[section] : headers[section] else { return nil }
            view.removeFromSuperview()
            let wasDisplayed = isFooter ? footers.endDisplay(section) : headers.endDisplay(section)
            if wasDisplayed { tellEnd(of: view, isFooter: isFooter, section: section) }
            return nil
        }
        show(view, y: y, height: height, isFooter: isFooter)
        (view as? UITableViewHeaderFooterView)?.isFloating = y != rest
        if isFooter ? footers.display(section) : headers.display(section) {
            tellDisplay(of: view, isFooter: isFooter, section: section)
        }
        return view
    }

    private func tellDisplay(of view: UIView, isFooter: Bool, section: Int) {
        if isFooter {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
    }

    func tellEnd(of view: UIView, isFooter: Bool, section: Int) {
        if isFooter {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    private func isInSight(_ y: CGFloat, _ height: CGFloat) -> Bool {
        height > 0 && y < bounds.maxY && y + height > bounds.minY
    }

    private func show(_ view: UIView, y: CGFloat, height: CGFloat, isFooter: Bool) {
        if view.superview !== self { addSubview(view) }
        (view as? UITableViewHeaderFooterView)?.place = headerPlace(isFooter: isFooter)
        view.setUntransformedFrame(CGRect(x: cardInset, y: y, width: rowWidth - 2 * cardInset, height: height))
    }

    private func placeTableViews(_ geometry: TableGeometry) {
        backgroundView?.setUntransformedFrame(bounds)
        tableHeaderView?.setUntransformedFrame(
            CGRect(x: 0, y: 0, width: rowWidth, height: geometry.tableHeaderHeight))
        tableFooterView?.setUntransformedFrame(
            CGRect(x: 0, y: geometry.tableFooterY, width: rowWidth, height: geometry.tableFooterHeight))
    }
}
