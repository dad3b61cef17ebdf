extension UITableView {
    /// The geometry, made if need be.
    var currentGeometry: TableGeometry {
        if let geometry, geometryWidth == rowWidth { return geometry }
        let made = makeGeometry()
        geometry = made
        geometryWidth = rowWidth
        return made
    }

    /// The width of a row: the table's, without the strips at the sides that the safe area adds to the inset.
    var rowWidth: CGFloat {
        let safe = safeAreaContribution
        return max(0, bounds.width - safe.left - safe.right)
    }

    /// How far cards are inside the table: 16, or 20 from 414 points (stored frames of Interface Builder, iOS 13 to 18).
    var cardInset: CGFloat {
        style == .insetGrouped ? UIView.systemMinimumMargin(forWidth: bounds.width) : 0
    }

    /// The margin at the sides of a cell's content: 16 up to 375 points of table width, 20 from 390 (365 and 235 stored frames; pictures
    /// of iOS 14 to 18).
    var cellMargin: CGFloat { bounds.width < 390 ? 16 : 20 }

    /// What a separator takes of a row's height: one device pixel.
    var separatorThickness: CGFloat { separatorStyle == .none ? 0 : 1 / pixelGrid.scale }

    /// Heights may be others; cells stay.
    func invalidateHeights() {
        geometry = nil
        setNeedsLayout()
    }

    private func makeGeometry() -> TableGeometry {
        var made = TableGeometry(sections: rowCounts.enumerated().map { section(number: $0, rows: $1) })
        made.tableHeaderHeight = tableHeaderView?.frame.height ?? 0
        made.tableFooterHeight = tableFooterView?.frame.height ?? 0
        return made
    }

    /// How many rows each section has: asked for once, until a reload or a change of rows, as in UIKit.
    var rowCounts: [Int] {
        if let storedRowCounts { return storedRowCounts }
        guard let dataSource else { return [] }
        let counts = (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        storedRowCounts = counts
        return counts
    }

    private func section(number: Int, rows: Int) -> TableGeometry.Section {
        let header = headerHeight(section: number)
        return TableGeometry.Section(
            topPadding: header > 0 ? topPadding : 0,
            headerHeight: header,
            rows: (0..<rows).map { row(IndexPath(row: $0, section: number)) },
            footerHeight: footerHeight(section: number))
    }

    private func row(_ path: IndexPath) -> TableGeometry.Row {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0 { return TableGeometry.Row(height: height, isMeasured: true) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return TableGeometry.Row(height: estimate > 0 ? estimate : Self.defaultRowHeight, isMeasured: false)
    }

    /// A row of 44 points: content of 43.5 (43.667 at 3x) and the separator (stored heights 44.0 ×412, 43.5 ×153, 43.667 ×74).
    static let defaultRowHeight: CGFloat = 44

    // MARK: Headers and footers

    /// Above plain headers since iOS 15: 22 points (first stored row at 50 = 22 + 28).
    private var topPadding: CGFloat {
        if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    /// Where nobody gives a height, the header view's own. In a grouped table 0 means automatic, too; in a plain one the table's
    /// `sectionHeaderHeight` counts only for sections that have a header (Interface Builder stores 28 in tables without any).
    private func headerHeight(section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if style == .plain, height == 0 { return 0 }
        if height > 0, style != .plain || height != sectionHeaderHeight { return height }
        guard let view = headerView(making: section) else {
            return style == .plain ? 0 : groupedGap * (section == 0 ? 2 : 1)
        }
        if height > 0 { return height }
        return fittingHeight(of: view, isFooter: false) + (style == .plain || section > 0 ? 0 : groupedGap)
    }

    private func footerHeight(section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if style == .plain, height == 0 { return 0 }
        if height > 0, style != .plain || height != sectionFooterHeight { return height }
        guard let view = footerView(making: section) else { return style == .plain ? 0 : groupedGap }
        return height > 0 ? height : fittingHeight(of: view, isFooter: true)
    }

    /// What grouped sections leave free above and below where they have no header and footer: 17.5 at 2x, 17.667 at 3x; twice that above the
    /// first (35).
    private var groupedGap: CGFloat { pixelGrid.ceil(17.5) }

    private func fittingHeight(of view: UIView, isFooter: Bool) -> CGFloat {
        if view.superview == nil { addSubview(view) }
        (view as? UITableViewHeaderFooterView)?.place = headerPlace(isFooter: isFooter)
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth - 2 * cardInset, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        return style == .plain ? TableHeaderPlace.plainHeight : groupedGap
    }

    /// The delegate's view for a section, else one with the data source's title; asked for once.
    func headerView(making section: Int) -> UIView? {
        if headers.ask(section) {
            let title = { self.dataSource?.tableView(self, titleForHeaderInSection: section) }
            headers[section] =
                delegate?.tableView(self, viewForHeaderInSection: section)
                ?? title().map { titleView($0, isFooter: false) }
        }
        return headers[section]
    }

    func footerView(making section: Int) -> UIView? {
        if footers.ask(section) {
            let title = { self.dataSource?.tableView(self, titleForFooterInSection: section) }
            footers[section] =
                delegate?.tableView(self, viewForFooterInSection: section)
                ?? title().map { titleView($0, isFooter: true) }
        }
        return footers[section]
    }

    /// The titles of grouped headers are in capitals, by the rules of the user's language.
    func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let language = UIScreen.main.device.language ?? "en"
        let isCapital = style != .plain && !isFooter
        view.textLabel?.text = isCapital ? title.uppercased(with: Locale(identifier: language)) : title
        return view
    }

    func headerPlace(isFooter: Bool) -> TableHeaderPlace {
        TableHeaderPlace(style: style, isFooter: isFooter, margin: cellMargin)
    }
}
