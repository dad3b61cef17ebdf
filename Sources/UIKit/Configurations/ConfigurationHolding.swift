/// A view that shows its content and background by configurations.
///
/// Source: Apple, *Modern cell configuration* (WWDC 2020, session 10027). What was not chosen by hand follows the view's state; then the
/// view's own code is asked, and last its handler.
@MainActor
protocol ConfigurationHolding: UIView {
    var configurations: HeldConfigurations { get set }
    var contentView: UIView { get }
    /// The state that configurations are updated for.
    var presentConfigurationState: any UIConfigurationState { get }
    /// Puts a content view in the place of the present one.
    func replaceContentView(with view: UIView)
    /// Takes the configured content away, for an empty content view.
    func emptyContentView()
    /// Takes away what a background configuration stands in for.
    func dropOwnBackground()
    /// The content may have another size.
    func contentDidChange()
    /// Calls what a subclass and the handler do.
    func callConfigurationUpdate()
}

extension ConfigurationHolding {
    func hold(content: (any UIContentConfiguration)?) {
        let hadContent = configurations.content != nil
        configurations.content = content
        guard let content else {
            if hadContent { emptyContentView() }
            return
        }
        show(configurations.updatesContent ? content.updated(for: presentConfigurationState) : content)
    }

    /// A content view that cannot show the configuration gives way to a new one.
    private func show(_ content: any UIContentConfiguration) {
        configurations.content = content
        if let view = contentView as? any UIView & UIContentView, view.supports(content) {
            view.configuration = content
        } else {
            replaceContentView(with: content.makeContentView())
        }
        setNeedsLayout()
        contentDidChange()
    }

    /// Shows the system's background, as long as none was chosen.
    func showStandardBackground(_ background: UIBackgroundConfiguration?) {
        guard !configurations.isBackgroundChosen else { return }
        show(background?.updated(for: presentConfigurationState))
    }

    func hold(background: UIBackgroundConfiguration?) {
        if !configurations.isBackgroundChosen { dropOwnBackground() }
        configurations.isBackgroundChosen = true
        show(configurations.updatesBackground ? background?.updated(for: presentConfigurationState) : background)
    }

    private func show(_ background: UIBackgroundConfiguration?) {
        configurations.background = background
        if let background {
            let view = configurations.backgroundView ?? SystemBackgroundView(background)
            view.configuration = background
            if view.superview == nil { insertSubview(view, at: 0) }
            configurations.backgroundView = view
        } else {
            configurations.backgroundView?.removeFromSuperview()
            configurations.backgroundView = nil
        }
        setNeedsLayout()
    }

    func configurationStateDidChange() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// Before layout and measuring.
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = presentConfigurationState
        if configurations.updatesContent, let content = configurations.content { show(content.updated(for: state)) }
        if configurations.updatesBackground, configurations.background != nil {
            show(configurations.background?.updated(for: state))
        }
        callConfigurationUpdate()
    }
}
