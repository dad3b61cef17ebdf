extension UITableViewCell: ConfigurationHolding {
    // MARK: Content

    /// What the cell shows; its view is the cell's content view. Nil empties the cell.
    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { hold(content: newValue) }
    }

    /// Whether the content follows the cell's state by itself.
    public var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// An empty configuration in the cell's style.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    // MARK: Background

    /// What is behind the content; at first the background of the table's style. Setting it takes away `backgroundColor` and
    /// `backgroundView`.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get {
            configurations.isBackgroundChosen
                ? configurations.background
                : defaultBackgroundConfiguration().updated(for: presentConfigurationState)
        }
        set { hold(background: newValue) }
    }

    /// Whether the background follows the cell's state by itself.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// The background of the table's style.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    // MARK: State

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

    func contentDidChange() {
        (superview as? UITableView)?.contentDidChange(of: self)
    }

    func dropOwnBackground() {
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
    }

    func emptyContentView() {
        replaceContentView(with: UITableViewCellContentView(frame: .zero))
    }
}
