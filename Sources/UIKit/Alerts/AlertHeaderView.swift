/// Title, message and text fields of an alert, which scroll where they are too high.
final class AlertHeaderView: UIScrollView {
    private let look: AlertLook
    private let content = UIView()

    /// Nil where there is nothing to show.
    init?(title: String?, message: String?, fields: [UITextField], look: AlertLook) {
        self.look = look
        super.init(frame: .zero)
        let texts = [(title, look.titleFont), (message, look.messageFont)].compactMap { text, font in
            text.flatMap { $0.isEmpty ? nil : label($0, font) }
        }
        guard !texts.isEmpty || !fields.isEmpty else { return nil }
        contentInsetAdjustmentBehavior = .never
        stack(texts, endsWithText: fields.isEmpty)
        if !fields.isEmpty {
            add(AlertTextFieldsView(fields, look: look), below: texts.last, isSingle: fields.count == 1)
        }
        install()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func label(_ text: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.textColor = look.textColor
        label.textAlignment = .center
        label.numberOfLines = 0
        // A text that has no room scrolls rather than lose lines.
        label.setContentCompressionResistancePriority(.alertLines, for: .vertical)
        label.isAccessibilityElement = true
        label.accessibilityLabel = text
        label.accessibilityTraits = .staticText
        return label
    }

    // MARK: Layout

    /// The distances are those of baselines (measured), put down as distances of edges: a fitting size is found before the labels have a
    /// width, on which the baselines of wrapped text depend.
    private func stack(_ texts: [UILabel], endsWithText: Bool) {
        var above: UILabel?
        for label in texts {
            content.addSubview(label)
            label.fillWidth(of: content, inset: AlertLook.textInset)
            let baseline = label.firstBaselineFromTop ?? 0
            if let above {
                let distance = look.scaled(look.messageDistance) - above.lastBaselineFromBottom - baseline
                label.topAnchor.constraint(equalTo: above.bottomAnchor, constant: distance).isActive = true
            } else {
                let distance = look.firstBaseline(font: label.font) - baseline
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: distance).isActive = true
            }
            above = label
        }
        guard let above, endsWithText else { return }
        let distance = look.scaled(look.bottomDistance(isSingleText: texts.count == 1)) - above.lastBaselineFromBottom
        content.bottomAnchor.constraint(equalTo: above.bottomAnchor, constant: distance).isActive = true
    }

    private func add(_ box: AlertTextFieldsView, below text: UILabel?, isSingle: Bool) {
        content.addSubview(box)
        box.fillWidth(of: content, inset: 15)
        if let text {
            let distance = look.scaled(24) - text.lastBaselineFromBottom
            box.topAnchor.constraint(equalTo: text.bottomAnchor, constant: distance).isActive = true
        } else {
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 20).isActive = true
        }
        // 12 points below one field, 13.67 below two (measured).
        content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: isSingle ? 12 : 13 + 2 / 3).isActive = true
    }

    private func install() {
        translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        content.fill(contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor).isActive = true
        heightAnchor.constraint(greaterThanOrEqualTo: content.heightAnchor).activate(at: .alertTextsHeight)
        heightAnchor.constraint(lessThanOrEqualTo: content.heightAnchor).activate(at: .defaultHigh)
    }
}
