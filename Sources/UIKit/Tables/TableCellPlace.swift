/// What a table tells a cell about its surroundings.
struct TableCellPlace: Equatable {
    struct Separator: Equatable {
        var color: UIColor
        /// As set on the table; nil for the automatic one.
        var inset: UIEdgeInsets?
        /// The inset is added to the automatic one instead of replacing it.
        var isAddedToAutomatic: Bool
        /// In points: one device pixel.
        var thickness: CGFloat
    }

    var style: UITableView.Style = .plain
    var isFirst = true
    var isLast = true
    /// Between the cell's side and its content, in points.
    var margin: CGFloat = 16
    var separator: Separator?
    /// Content keeps out of the safe area's strips at the sides.
    var insetsContent = true

    var background: UIColor {
        style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    var corners: CACornerMask {
        guard style == .insetGrouped else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}
