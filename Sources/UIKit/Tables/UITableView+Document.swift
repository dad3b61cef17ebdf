extension UITableView {
    /// Shows a section's title as a document has it, outside the rows of a data source: above the section's first row, or below its last one.
    ///
    /// - Parameter edge: the row's, in the table's coordinates, in points.
    package func showTitle(_ title: String, isFooter: Bool, at edge: CGFloat) {
        let view = titleView(title, isFooter: isFooter)
        view.place = headerPlace(isFooter: isFooter)
        let width = bounds.width - 2 * cardInset
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        view.frame = CGRect(x: cardInset, y: isFooter ? edge : edge - height, width: width, height: height)
        view.autoresizingMask = [.flexibleWidth]
        addSubview(view)
    }
}
