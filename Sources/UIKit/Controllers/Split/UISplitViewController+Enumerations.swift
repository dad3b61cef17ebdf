extension UISplitViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary
        /// Shown in place of all others on a compact width.
        case compact
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }
}

extension UISplitViewController.Column {
    /// From the leading one.
    static let all: [Self] = [.primary, .supplementary, .secondary, .compact]
}
