/// A line of one device pixel between the parts of an alert.
final class AlertSeparatorView: UIView {
    /// - Parameter axis: that of the parts, which the line stands across.
    init(look: AlertLook, between axis: NSLayoutConstraint.Axis = .vertical) {
        super.init(frame: .zero)
        backgroundColor = look.separatorColor
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        let thickness = axis == .vertical ? heightAnchor : widthAnchor
        thickness.constraint(equalToConstant: look.hairline).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }
}
