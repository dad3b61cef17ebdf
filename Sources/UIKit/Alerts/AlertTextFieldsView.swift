import SnapGraphics

/// The text fields of an alert, one below the other in one box.
///
/// Measured at 3x: 240 points wide, the first field 30 high, a further one 28.67, lines of one pixel around and between them, corners of
/// about 7; the text begins 7 inside.
final class AlertTextFieldsView: UIView {
    private static let textInset: CGFloat = 7
    private let look: AlertLook

    /// - Parameter fields: at least one.
    init(_ fields: [UITextField], look: AlertLook) {
        self.look = look
        super.init(frame: .zero)
        layer.cornerRadius = 7
        clipsToBounds = true
        backgroundColor = .appearance(light: .white, dark: UIColor(white: 0, alpha: 0.3))
        var above = topAnchor
        var gap = look.hairline
        for (index, field) in fields.enumerated() {
            if index > 0 {
                let separator = AlertSeparatorView(look: look)
                addSubview(separator)
                separator.fillWidth(of: self)
                separator.topAnchor.constraint(equalTo: above).isActive = true
                above = separator.bottomAnchor
                gap = 0
            }
            addSubview(field)
            field.fillWidth(of: self, inset: Self.textInset)
            field.topAnchor.constraint(equalTo: above, constant: gap).isActive = true
            field.heightAnchor.constraint(equalToConstant: height(ofFieldAt: index)).isActive = true
            above = field.bottomAnchor
        }
        bottomAnchor.constraint(equalTo: above, constant: look.hairline).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A larger text makes the fields higher; by how much is unverified.
    private func height(ofFieldAt index: Int) -> CGFloat {
        let line = look.messageFont.lineHeight.rounded(.up)
        return index == 0 ? max(30, line + 14) : max(28 + 2 / 3, line + 38 / 3)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderWidth = look.hairline
        layer.borderColor = look.separatorColor.resolvedColor(with: traitCollection).cgColor
    }
}
