extension UITableViewCell {
    /// Which labels and images a cell has, and where.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    /// How a selected cell looks; all but `none` are grey.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The standard sign at the trailing end of a cell.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }
}
