extension UITableViewHeaderFooterView: ConfigurationHolding {
    /// What the view shows; its view is the content view. Nil empties it.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { hold(content: newValue) }
    }

    /// Whether the content follows the view's state by itself.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// An empty configuration of the table's style: that of a footer where the table shows the view as one.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (place.style, place.isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// What is behind the content. Setting it takes away `backgroundView`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.isBackgroundChosen ? configurations.background : defaultBackgroundConfiguration() }
        set { hold(background: newValue) }
    }

    /// Whether the background follows the view's state by itself.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// The background of the table's style.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// Asks for `updateConfiguration(using:)` before the next layout.
    public func setNeedsUpdateConfiguration() {
        configurationStateDidChange()
    }

    var presentConfigurationState: any UIConfigurationState { configurationState }

    func callConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    /// A header keeps its height until the table is asked for it again.
    func contentDidChange() {}

    func dropOwnBackground() {
        backgroundView = nil
    }

    func emptyContentView() {
        replaceContentView(with: UITableViewCellContentView(frame: .zero))
    }
}
