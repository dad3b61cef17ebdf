/// What a view controller shows in place of content.
struct ContentUnavailable {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    var needsUpdate = true
}

extension UIViewController {
    /// Shown over the controller's view, as large as that; nil, as at first, shows the content.
    ///
    /// Source: Apple, *contentUnavailableConfiguration*.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set {
            contentUnavailable.configuration = newValue?.updated(for: contentUnavailableConfigurationState)
            showContentUnavailable()
        }
    }

    /// The controller's traits, and what is in the field of its search controller.
    public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = ownNavigationItem?.searchController?.searchBar.text
        return state
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)`: at once, or with the controller's next appearance.
    public func setNeedsUpdateContentUnavailableConfiguration() {
        contentUnavailable.needsUpdate = true
        if appearance == .appearing || appearance == .appeared { updateContentUnavailableIfNeeded() }
    }

    /// With each appearance, if there was none or something asked for it.
    func updateContentUnavailableIfNeeded() {
        guard contentUnavailable.needsUpdate else { return }
        contentUnavailable.needsUpdate = false
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }

    private func showContentUnavailable() {
        let former = contentUnavailable.view
        guard let configuration = contentUnavailable.configuration else {
            former?.removeFromSuperview()
            contentUnavailable.view = nil
            return
        }
        if let former, former.supports(configuration) {
            former.configuration = configuration
            view.bringSubviewToFront(former)
            return
        }
        former?.removeFromSuperview()
        let shown = configuration.makeContentView()
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(shown)
        contentUnavailable.view = shown
    }
}
