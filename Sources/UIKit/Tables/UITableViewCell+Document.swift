extension UITableViewCell {
    /// Shows the cell as a document has it, outside the rows of a table: the content view keeps the frame that is stored, and the margins
    /// are the canvas's; in points. From right to left the content view stands at the other side.
    ///
    /// - Parameters:
    ///   - isFirst: whether the cell is the first of its section.
    ///   - isLast: whether it is the last.
    package func takePlace(
        inTableOf style: UITableView.Style, contentFrame: CGRect, margins: UIEdgeInsets, separator: Bool,
        isFirst: Bool = true, isLast: Bool = true
    ) {
        var contentFrame = contentFrame
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            contentFrame.origin.x = bounds.width - contentFrame.maxX
        }
        // On device pixels, as layout places it: two different frames would take turns for ever.
        let frame = pixelGrid.round(contentFrame)
        documentContentFrame = frame
        contentView.frame = frame
        var place = TableCellPlace()
        place.style = style
        place.margin = margins.left
        documentMargins = margins
        // Content that preserves its superview's margins keeps at least the cell's (stored: 11 of its own 8, and 20 of its own 16).
        storedMargins = NSDirectionalEdgeInsets(
            top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        if separator {
            place.separator = TableCellPlace.Separator(
                color: .separator, inset: nil, isAddedToAutomatic: false, thickness: 1 / pixelGrid.scale)
        }
        place.isFirst = isFirst
        place.isLast = isLast
        self.place = place
        layoutIfNeeded()
    }
}
