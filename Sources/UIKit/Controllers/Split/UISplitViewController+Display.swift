/// Which columns are shown.
extension UISplitViewController {
    /// Beside each other where the device is wider than high, else the secondary column alone; code and the preferred mode change it.
    public var displayMode: DisplayMode {
        let mode = preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
        let count = columnCount(in: mode)
        let wished = wishedCount(of: count)
        guard wished != count else { return mode }
        switch wished {
        case 0: return .secondaryOnly
        case 1: return isOver ? .oneOverSecondary : .oneBesideSecondary
        default:
            if preferredSplitBehavior == .displace { return .twoDisplaceSecondary }
            return isOver ? .twoOverSecondary : .twoBesideSecondary
        }
    }

    /// The behaviour that the display mode shows.
    public var splitBehavior: SplitBehavior {
        switch displayMode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
        }
    }

    /// The shown columns: the secondary one, then from the inner to the outer one.
    var wantedColumns: [Column] {
        let others: [Column] = style == .tripleColumn ? [.supplementary, .primary] : [.primary]
        return [.secondary] + others.prefix(columnCount(in: displayMode))
    }

    /// How many columns stand beside the secondary one.
    private func columnCount(in mode: DisplayMode) -> Int {
        switch mode {
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .automatic, .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: style == .tripleColumn ? 2 : 1
        }
    }

    private func wishedCount(of count: Int) -> Int {
        guard style == .tripleColumn else { return wishes[.primary] ?? (count > 0) ? 1 : 0 }
        guard wishes[.supplementary] ?? (count > 0) else { return 0 }
        return wishes[.primary] ?? (count > 1) ? 2 : 1
    }

    private var size: CGSize { viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size }

    private var automaticMode: DisplayMode {
        guard size.width > size.height || preferredSplitBehavior == .tile else { return .secondaryOnly }
        return style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    }

    private var isOver: Bool {
        preferredSplitBehavior == .overlay || (preferredSplitBehavior == .automatic && size.width < size.height)
    }
}
