extension UICollectionViewCell: ConfigurationHolding {
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

    /// What is behind the content; a list's cell has at first the background of the list. Setting it takes away `backgroundColor` and the
    /// background views.
    public var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { hold(background: newValue) }
    }

    /// Whether the background follows the cell's state by itself.
    public var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// The background of the list that the cell is in; elsewhere a clear one.
    public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listPlace?.background ?? .clear()
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

    /// An item keeps its size until the layout is made again.
    func contentDidChange() {}

    func dropOwnBackground() {
        backgroundColor = nil
        backgroundView = nil
        selectedBackgroundView = nil
    }

    func emptyContentView() {
        replaceContentView(with: UIView())
    }
}
