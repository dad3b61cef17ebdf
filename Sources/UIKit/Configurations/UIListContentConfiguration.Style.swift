extension UIListContentConfiguration {
    /// The system's rows, headers and footers.
    ///
    /// Margins of a cell (11, 16, 11, 8) and of a grouped header (17, 8, 6, 8), the padding of 16 beside an image and of 3 between texts:
    /// as consoles of iOS 14 to 17 show them. Not measured: the others, and all fonts but those of table cells and grouped headers.
    enum Style: Sendable {
        case cell, subtitleCell, valueCell
        case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
        case plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
        case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader

        var isCell: Bool {
            switch self {
            case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
                .accompaniedSidebarSubtitleCell:
                true
            case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .sidebarHeader,
                .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
                false
            }
        }

        private var isSidebar: Bool {
            switch self {
            case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell: true
            default: false
            }
        }

        var font: UIFont {
            switch self {
            case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
                .accompaniedSidebarSubtitleCell:
                .preferredFont(forTextStyle: .body)
            case .groupedHeader, .groupedFooter, .plainFooter: .preferredFont(forTextStyle: .footnote)
            case .plainHeader: .preferredFont(forTextStyle: .headline)
            case .sidebarHeader, .prominentInsetGroupedHeader: Self.bold(.title3)
            case .extraProminentInsetGroupedHeader: Self.bold(.title2)
            }
        }

        private static func bold(_ style: UIFont.TextStyle) -> UIFont {
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
            return UIFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
        }

        var color: UIColor {
            switch self {
            case .groupedHeader, .groupedFooter, .plainFooter: .secondaryLabel
            default: .label
            }
        }

        var transform: TextProperties.TextTransform { self == .groupedHeader ? .uppercase : .none }

        var secondaryFont: UIFont {
            self == .valueCell ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .caption1)
        }

        /// As the legacy styles of table cells have it: grey beside the text, the text's own colour below it.
        var secondaryColor: UIColor {
            self == .valueCell || isSidebar || !isCell ? .secondaryLabel : .label
        }

        /// Text and image of a selected cell that has the tint for its background.
        var selectedColor: UIColor? { isSidebar ? .white : nil }

        var margins: NSDirectionalEdgeInsets {
            let (top, bottom, leading): (CGFloat, CGFloat, CGFloat) =
                switch self {
                case .groupedHeader: (17, 6, 8)
                case .groupedFooter, .plainFooter: (7.5, 7.5, 8)
                case .plainHeader: (4, 3.5, 8)
                case .sidebarHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: (17, 8, 8)
                default: (11, 11, 16)
                }
            return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
        }
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(style: .cell) }

    /// The secondary text stands below the text.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .subtitleCell) }

    /// The secondary text stands beside the text where both have room, else below it.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .valueCell) }

    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(style: .sidebarCell) }

    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .sidebarSubtitleCell)
    }

    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .accompaniedSidebarCell)
    }

    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .accompaniedSidebarSubtitleCell)
    }

    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(style: .plainHeader) }

    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(style: .plainFooter) }

    public static func groupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .groupedHeader)
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .groupedFooter)
    }

    public static func sidebarHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .sidebarHeader)
    }

    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .prominentInsetGroupedHeader)
    }

    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(style: .extraProminentInsetGroupedHeader)
    }
}
