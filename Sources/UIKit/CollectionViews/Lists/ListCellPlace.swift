/// What a list's layout tells a cell about its surroundings.
struct ListCellPlace: Equatable {
    enum Part: Equatable {
        case row, header, footer
    }

    var appearance: UICollectionLayoutListConfiguration.Appearance
    var part: Part
    var isFirst: Bool
    var isLast: Bool
    /// Between the cell's side and its content, in points.
    var margin: CGFloat
    /// Nil shows none.
    var separator: UIListSeparatorConfiguration?
    /// Of the separators, in points: one device pixel.
    var thickness: CGFloat

    /// Cards have smooth corners of 10 points on iOS 13 to 18, as in tables.
    static let cardRadius: CGFloat = 10

    var corners: CACornerMask {
        guard appearance == .insetGrouped, part == .row else { return [] }
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    var background: UIBackgroundConfiguration {
        switch (appearance, part) {
        case (.plain, .row), (.sidebarPlain, .row): .listPlainCell()
        case (.grouped, .row), (.insetGrouped, .row): .listGroupedCell()
        case (.sidebar, .row): .listSidebarCell()
        case (.plain, _), (.sidebarPlain, _): .listPlainHeaderFooter()
        case (.grouped, _), (.insetGrouped, _): .listGroupedHeaderFooter()
        case (.sidebar, _): .listSidebarHeader()
        }
    }

    var content: UIListContentConfiguration {
        switch (appearance, part) {
        case (.sidebar, .row), (.sidebarPlain, .row): .sidebarCell()
        case (_, .row): .cell()
        case (.plain, .header): .plainHeader()
        case (.plain, .footer): .plainFooter()
        case (.grouped, .header), (.insetGrouped, .header): .groupedHeader()
        case (.sidebar, .header), (.sidebarPlain, .header): .sidebarHeader()
        case (_, .footer): .groupedFooter()
        }
    }

    /// Whether a line is above the item, and whether one is below it.
    var lines: (top: Bool, bottom: Bool) {
        guard let separator, part == .row || appearance == .plain else { return (false, false) }
        func isShown(_ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool) -> Bool {
            switch visibility {
            case .automatic: automatic
            case .visible: true
            case .hidden: false
            }
        }
        let isRow = part == .row
        return (
            isShown(separator.topSeparatorVisibility, automatic: isRow && isFirst && appearance == .grouped),
            isShown(
                separator.bottomSeparatorVisibility, automatic: isRow && !(isLast && appearance == .insetGrouped))
        )
    }

    /// A grouped section has full lines around it.
    func hasFullLine(atTop: Bool) -> Bool {
        appearance == .grouped && (atTop ? isFirst : isLast)
    }
}
