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

    /// Scrolls to a row at once, whatever `animated`.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let row = rectForRow(at: indexPath)
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
