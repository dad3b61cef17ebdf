extension UITableView {
    public var numberOfSections: Int { currentGeometry.sections.count }

    public func numberOfRows(inSection section: Int) -> Int { self.section(section).rows.count }

    private func section(_ number: Int) -> TableGeometry.Section {
        let sections = currentGeometry.sections
        precondition(sections.indices.contains(number), "section \(number) of a table of \(sections.count)")
        return sections[number]
    }

    /// Header, rows and footer of a section, in the table's coordinates, in points.
    public func rect(forSection section: Int) -> CGRect {
        let section = self.section(section)
        return CGRect(x: 0, y: section.y, width: rowWidth, height: section.maxY - section.y)
    }

    public func rectForHeader(inSection section: Int) -> CGRect {
        let section = self.section(section)
        return CGRect(x: 0, y: section.headerY, width: rowWidth, height: section.headerHeight)
    }

    public func rectForFooter(inSection section: Int) -> CGRect {
        let section = self.section(section)
        return CGRect(x: 0, y: section.footerY, width: rowWidth, height: section.footerHeight)
    }

    /// A row's frame; `.zero` for a row that is not there.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        let geometry = currentGeometry
        return geometry.contains(indexPath) ? rowFrame(indexPath, geometry) : .zero
    }

    /// The row at a point in the table's coordinates.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        currentGeometry.rows(from: point.y, to: point.y.nextUp).first
    }

    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        currentGeometry.rows(from: rect.minY, to: rect.maxY)
    }

    /// Stops where code names a row that is not there, for which UIKit raises an exception.
    func checkRow(_ path: IndexPath, _ action: String) {
        let counts = rowCounts
        precondition(
            counts.indices.contains(path.section),
            "cannot \(action) row \(path.row) of section \(path.section): the table has \(counts.count) sections")
        precondition(
            (0..<counts[path.section]).contains(path.row),
            "cannot \(action) row \(path.row) of section \(path.section), which has \(counts[path.section]) rows")
    }

    /// Scrolls to a row at once, whatever `animated`; to a section where the row is `NSNotFound`. One that is not there is a programmer error.
    ///
    /// Source: Apple, *scrollToRow(at:at:animated:)*, on sections without rows.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row: CGRect
        if indexPath.row == NSNotFound {
            row = rect(forSection: indexPath.section)
        } else {
            checkRow(indexPath, "scroll to")
            row = rectForRow(at: indexPath)
        }
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        let y: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(row, animated: animated)
        case .top: y = row.minY - insets.top
        case .middle: y = row.midY - seen.height / 2 - insets.top
        case .bottom: y = row.maxY - seen.height - insets.top
        }
        setContentOffset(clampedToContent(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }
}
