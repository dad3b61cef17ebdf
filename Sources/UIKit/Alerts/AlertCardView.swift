/// One card of an alert: texts above, buttons below, a line between them.
final class AlertCardView: UIView {
    /// - Parameters:
    ///   - header: nil for a card of buttons alone.
    ///   - actions: nil for a card of texts alone.
    init(header: AlertHeaderView?, actions: AlertActionsView?, look: AlertLook) {
        super.init(frame: .zero)
        backgroundColor = look.cardColor
        if look.place != .popover {
            clipsToBounds = true
            layer.cornerRadius = AlertLook.cornerRadius
            layer.cornerCurve = .continuous
        }
        let separator = header != nil && actions != nil ? AlertSeparatorView(look: look) : nil
        var above = topAnchor
        for part in [header, separator, actions].compactMap({ $0 }) {
            addSubview(part)
            part.fillWidth(of: self)
            part.topAnchor.constraint(equalTo: above).isActive = true
            above = part.bottomAnchor
        }
        bottomAnchor.constraint(equalTo: above).isActive = true
        if let actions {
            let least = min(actions.contentHeight, look.leastActionsHeight)
            actions.heightAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
        }
    }

    required init?(coder: NSCoder) {
        nil
    }
}
