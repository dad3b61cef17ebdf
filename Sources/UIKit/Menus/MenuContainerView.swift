/// An open menu with all that is behind it: a finger beside the menu closes it and reaches nothing else.
final class MenuContainerView: UIView {
    private let menu: UIMenu
    private weak var source: UIView?
    private let didChoose: @MainActor (UIAction) -> Void
    private let didClose: @MainActor () -> Void
    /// The menus that lead to the one that is shown; empty for the menu itself.
    private var path: [UIMenu] = []
    private var card: MenuView?
    /// A picture of what the menu belongs to, before the blurred rest.
    private var preview: UIView?

    /// Opens a menu beside a view, in front of everything in its window.
    /// - Parameters:
    ///   - showsSource: whether the view stands out from what is behind, as in a context menu.
    ///   - didChoose: gets the action that was chosen, before its handler runs.
    ///   - didClose: runs when the menu is gone.
    /// - Returns: nil where the view is in no window.
    @discardableResult
    static func open(
        _ menu: UIMenu, beside source: UIView, showsSource: Bool = false,
        didChoose: @escaping @MainActor (UIAction) -> Void = { _ in }, didClose: @escaping @MainActor () -> Void = {}
    ) -> MenuContainerView? {
        guard let window = source.window else { return nil }
        guard !MenuSection.sections(of: menu).isEmpty else { return nil }
        let container = MenuContainerView(menu, beside: source, didChoose: didChoose, didClose: didClose)
        container.frame = window.bounds
        if showsSource { container.lift(source) }
        window.addSubview(container)
        container.showCard()
        window.layoutIfNeeded()
        return container
    }

    private init(
        _ menu: UIMenu, beside source: UIView, didChoose: @escaping @MainActor (UIAction) -> Void,
        didClose: @escaping @MainActor () -> Void
    ) {
        self.menu = menu
        self.source = source
        self.didChoose = didChoose
        self.didClose = didClose
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // The menu looks as what it belongs to does.
        traitOverride = UITraitCollection(userInterfaceStyle: source.traitCollection.userInterfaceStyle)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Takes the menu away.
    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        didClose()
    }

    // MARK: Content

    /// Blurs and darkens what is behind, all but the view, whose corners it rounds. How much is not measured.
    private func lift(_ source: UIView) {
        let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        addSubview(backdrop)
        addSubview(DimmingView(frame: bounds))
        // A row is lifted without the lines that part it from its neighbours.
        let shown = Self.separators(of: source).filter { !$0.isHidden }
        for line in shown { line.isHidden = true }
        let snapshot = source.snapshotView(afterScreenUpdates: true)
        for line in shown { line.isHidden = false }
        guard let preview = snapshot else { return }
        preview.isUserInteractionEnabled = false
        preview.clipsToBounds = true
        preview.layer.cornerRadius = max(MenuLook.cornerRadius, source.layer.cornerRadius)
        preview.layer.cornerCurve = .continuous
        addSubview(preview)
        self.preview = preview
    }

    private static func separators(of row: UIView) -> [SeparatorLayer] {
        switch row {
        case let cell as UITableViewCell: [cell.topSeparator, cell.bottomSeparator]
        case let cell as UICollectionViewListCell: [cell.topSeparator, cell.bottomSeparator]
        default: []
        }
    }

    private func showCard() {
        card?.removeFromSuperview()
        let shown = path.last ?? menu
        let card = MenuView(shown, isSubmenu: !path.isEmpty, look: MenuLook(traits: traitCollection)) {
            [weak self] in self?.choose($0)
        }
        // Below what it belongs to: the card's shadow falls past it.
        if let preview { insertSubview(card, belowSubview: preview) } else { addSubview(card) }
        self.card = card
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let card, let source, source.window === window else { return }
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        let place = source.convert(source.bounds, to: self)
        let placement = MenuPlacement(
            beside: place, in: area, width: MenuLook.width, movesSource: preview != nil, grid: pixelGrid
        ) { card.size(within: $0).height }
        card.frame = placement.frame
        preview?.frame = placement.source
    }

    // MARK: Touches

    private func choose(_ element: UIMenuElement) {
        switch element {
        case let action as UIAction: choose(action)
        case let submenu as UIMenu:
            if path.last === submenu { path.removeLast() } else { path.append(submenu) }
            showCard()
        default: break
        }
    }

    private func choose(_ action: UIAction) {
        menu.select(action)
        didChoose(action)
        let staysOpen = action.attributes.contains(.keepsMenuPresented)
        let sender: AnyObject = source ?? self
        if !staysOpen { close() }
        action.run(from: sender)
        if staysOpen { showCard() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // Touches of the card come up the chain, too.
        if touches.contains(where: { $0.view === self }) { close() }
    }
}
