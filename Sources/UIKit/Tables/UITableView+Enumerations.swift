extension UITableView {
    /// The value of a height that says: find it out.
    public static let automaticDimension: CGFloat = -1

    /// How sections are set apart.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// Where a row that is scrolled to ends up.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// How changed rows would move; changes take no time here.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// What the table's separator inset is measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }
}
