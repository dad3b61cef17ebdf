/// The buttons of an alert with the lines between them: two in a row where their titles have room, else a column that may scroll.
final class AlertActionsView: UIScrollView {
    /// The whole height of the buttons, in points.
    let contentHeight: CGFloat

    /// - Parameters:
    ///   - actions: in the order in which they were added, at least one.
    ///   - preferred: the action with a semibold title; without one it is the action that cancels.
    ///   - choose: runs when a button is tapped.
    init(
        _ actions: [UIAlertAction], preferred: UIAlertAction?, look: AlertLook,
        choose: @escaping (UIAlertAction) -> Void
    ) {
        // Cancelling comes last in a column, and first in a row.
        let others = actions.filter { $0.style != .cancel }
        let cancelling = actions.filter { $0.style == .cancel }
        func buttons(_ actions: [UIAlertAction]) -> [AlertActionView] {
            actions.map { action in
                let isEmphasized = preferred.map { $0 === action } ?? (action.style == .cancel)
                return AlertActionView(action: action, look: look, isEmphasized: isEmphasized, choose: choose)
            }
        }
        let row = buttons(cancelling + others)
        let stack: UIStackView
        if Self.fit(row, look: look) {
            stack = Self.stack(row, along: .horizontal, look: look)
            contentHeight = look.actionHeight
        } else {
            stack = Self.stack(buttons(others + cancelling), along: .vertical, look: look)
            contentHeight = CGFloat(actions.count) * (look.actionHeight + look.hairline) - look.hairline
        }
        super.init(frame: .zero)
        install(stack)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether these are two buttons of a card whose titles are not wider than half of it.
    private static func fit(_ buttons: [AlertActionView], look: AlertLook) -> Bool {
        guard look.place == .card, buttons.count == 2 else { return false }
        let half = (AlertLook.cardWidth - look.hairline) / 2
        return buttons.allSatisfy { $0.fullWidth <= half }
    }

    private static func stack(
        _ buttons: [AlertActionView], along axis: NSLayoutConstraint.Axis, look: AlertLook
    ) -> UIStackView {
        let stack = UIStackView()
        stack.axis = axis
        for (index, button) in buttons.enumerated() {
            if index > 0 { stack.addArrangedSubview(AlertSeparatorView(look: look, between: axis)) }
            stack.addArrangedSubview(button)
        }
        if axis == .horizontal, let first = buttons.first {
            for button in buttons.dropFirst() {
                button.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
            }
        }
        return stack
    }

    private func install(_ stack: UIStackView) {
        translatesAutoresizingMaskIntoConstraints = false
        contentInsetAdjustmentBehavior = .never
        addSubview(stack)
        stack.fill(contentLayoutGuide)
        stack.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
        // A view that is higher than the alert needs leaves the rest to the texts.
        heightAnchor.constraint(lessThanOrEqualTo: stack.heightAnchor).isActive = true
        heightAnchor.constraint(greaterThanOrEqualTo: stack.heightAnchor).activate(at: .alertActionsHeight)
    }
}
