/// The view of an alert controller: its card or cards. They are made in the layout pass, again when contents or traits have changed.
final class AlertView: UIView {
    private weak var controller: UIAlertController?
    private var cards: [AlertCardView] = []
    private var isStale = true
    private var storedNaturalSize: CGSize?

    init(controller: UIAlertController) {
        self.controller = controller
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    func contentsDidChange() {
        isStale = true
        storedNaturalSize = nil
        setNeedsUpdateConstraints()
        controller?.activePresentation?.contentSizeDidChange()
    }

    /// The size that the contents have without limits, in points; in a popover without its arrow.
    var naturalSize: CGSize {
        if let storedNaturalSize { return storedNaturalSize }
        updateConstraintsIfNeeded()
        let body = controller?.place == .popover ? cards.first : self
        let size = body?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
        storedNaturalSize = size
        return size
    }

    override func invalidateForTraits() {
        super.invalidateForTraits()
        contentsDidChange()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        contentsDidChange()
    }

    override func updateConstraints() {
        if isStale, let controller { makeCards(of: controller) }
        isStale = false
        for card in cards { card.updateConstraintsIfNeeded() }
        super.updateConstraints()
    }

    /// Cards stand below what an app has added to the view.
    private func makeCards(of controller: UIAlertController) {
        for card in cards { card.removeFromSuperview() }
        let look = AlertLook(place: controller.place, traits: traitCollection)
        let header = AlertHeaderView(
            title: controller.title, message: controller.message, fields: controller.textFields ?? [], look: look)
        let isCancelApart = look.place != .card
        let actions = controller.actions.filter { !isCancelApart || $0.style != .cancel }
        let card = AlertCardView(header: header, actions: actionsView(actions, of: controller, look: look), look: look)
        insertSubview(card, at: 0)
        cards = [card]
        let cancelCard = look.place == .sheet ? cancelCard(of: controller, look: look) : nil
        if let cancelCard {
            insertSubview(cancelCard, aboveSubview: card)
            cards.append(cancelCard)
        }
        // As a window's root it has the whole screen, and stands where it would be presented.
        place(look, isAlone: superview is UIWindow)
    }

    private func place(_ look: AlertLook, isAlone: Bool) {
        guard let card = cards.first else { return }
        let width: CGFloat
        switch look.place {
        case .card: width = AlertLook.cardWidth
        case .popover: width = AlertLook.popoverWidth
        case .sheet: width = UIScreen.main.bounds.width - 2 * AlertLook.cardDistance
        }
        card.widthAnchor.constraint(equalToConstant: width).activate(at: .alertWidth)
        if look.place == .sheet {
            stackCards(isAlone: isAlone)
        } else if isAlone {
            card.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                card.centerXAnchor.constraint(equalTo: centerXAnchor),
                card.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
                card.heightAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.heightAnchor, constant: -16),
            ])
        } else {
            // A popover's arrow is left out, as of the safe area.
            card.fill(look.place == .popover ? safeAreaLayoutGuide : self)
        }
    }

    private func actionsView(
        _ actions: [UIAlertAction], of controller: UIAlertController, look: AlertLook
    ) -> AlertActionsView? {
        guard !actions.isEmpty else { return nil }
        // Action sheets set no preferred action off. Source: Apple, *preferredAction*.
        let preferred = look.place == .card ? controller.preferredAction : nil
        return AlertActionsView(actions, preferred: preferred, look: look) { [weak controller] in
            controller?.choose($0)
        }
    }

    private func cancelCard(of controller: UIAlertController, look: AlertLook) -> AlertCardView? {
        guard let action = controller.cancelAction else { return nil }
        let card = AlertCardView(header: nil, actions: actionsView([action], of: controller, look: look), look: look)
        card.backgroundColor = AlertLook.cancelColor
        return card
    }

    /// The cards of an action sheet stand 8 points apart (measured). Without a place on the screen, they are as wide as they would be there.
    private func stackCards(isAlone: Bool) {
        let distance = AlertLook.cardDistance
        var above: AlertCardView?
        for card in cards {
            card.fillWidth(of: self, inset: isAlone ? distance : 0)
            if let above {
                card.topAnchor.constraint(equalTo: above.bottomAnchor, constant: distance).isActive = true
            } else if isAlone {
                let top = safeAreaLayoutGuide.topAnchor
                card.topAnchor.constraint(greaterThanOrEqualTo: top, constant: distance).isActive = true
            } else {
                card.topAnchor.constraint(equalTo: topAnchor).isActive = true
            }
            above = card
        }
        let isLifted = isAlone && safeAreaInsets.bottom == 0
        let bottom = isAlone ? safeAreaLayoutGuide.bottomAnchor : bottomAnchor
        above?.bottomAnchor.constraint(equalTo: bottom, constant: isLifted ? -distance : 0).isActive = true
    }
}
