extension UIBackgroundConfiguration {
    /// The system's backgrounds.
    ///
    /// Colours of cells as in tables of iOS 14 to 18. Not measured: the sidebar's, whose selected cell has the tint.
    enum Style: Sendable {
        case none, clear, plainCell, groupedCell, sidebarCell, headerFooter

        var color: UIColor? {
            switch self {
            case .none: nil
            case .clear, .sidebarCell, .headerFooter: .clear
            case .plainCell: .systemBackground
            case .groupedCell: .secondarySystemGroupedBackground
            }
        }

        /// While a cell is selected or highlighted.
        var emphasizedColor: UIColor? {
            switch self {
            case .plainCell, .groupedCell: .systemGray4
            case .none, .sidebarCell: nil
            case .clear, .headerFooter: .clear
            }
        }

        var cornerRadius: CGFloat { self == .sidebarCell ? 8 : 0 }

        var insets: NSDirectionalEdgeInsets {
            self == .sidebarCell ? NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8) : .zero
        }
    }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .clear) }

    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .plainCell) }

    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .groupedCell) }

    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(style: .sidebarCell) }

    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .sidebarCell)
    }

    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter)
    }

    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter)
    }

    public static func listSidebarHeader() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(style: .headerFooter)
    }
}
