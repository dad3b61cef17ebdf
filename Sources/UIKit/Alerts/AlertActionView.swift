import SnapGraphics

/// The button of one action.
final class AlertActionView: UIControl {
    private let action: UIAlertAction
    private let label = UILabel()

    /// - Parameters:
    ///   - isEmphasized: whether the title is semibold.
    ///   - choose: runs when the button is tapped.
    init(action: UIAlertAction, look: AlertLook, isEmphasized: Bool, choose: @escaping (UIAlertAction) -> Void) {
        self.action = action
        super.init(frame: .zero)
        action.button = self
        isEnabled = action.isEnabled
        isAccessibilityElement = true
        accessibilityLabel = action.title
        setUpLabel(font: look.actionFont(isEmphasized: isEmphasized), baseline: look.actionBaseline)
        translatesAutoresizingMaskIntoConstraints = false
        heightAnchor.constraint(equalToConstant: look.actionHeight).isActive = true
        addAction(UIAction { _ in choose(action) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func setUpLabel(font: UIFont, baseline: CGFloat) {
        label.text = action.title
        label.font = font
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.58
        label.baselineAdjustment = .alignCenters
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: AlertLook.titleInset),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -AlertLook.titleInset),
            label.firstBaselineAnchor.constraint(equalTo: topAnchor, constant: baseline),
        ])
        stateDidChange()
    }

    /// The width that shows the whole title in its full size, in points.
    var fullWidth: CGFloat { label.intrinsicContentSize.width + 2 * AlertLook.titleInset }

    override var takesTaps: Bool { true }

    override func stateDidChange() {
        super.stateDidChange()
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        backgroundColor = isHighlighted ? AlertLook.highlightColor : nil
        showTint()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    /// The title's colour: the tint, or red for what destroys. The grey of a disabled action is not measured.
    private func showTint() {
        guard isEnabled else { return label.textColor = .tertiaryLabel }
        label.textColor = action.style == .destructive ? .systemRed : tintColor
    }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts }
}
