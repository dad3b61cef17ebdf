import SnapGraphics

/// The keyboard at the lower edge of a window: the accessory view, and below it the input view or the system's keys.
///
/// Difference: keys are not drawn: their ground is, in the colour that is known of iOS.
final class KeyboardView: UIView {
    private var content: KeyboardContent
    private let keys = UIView()

    init(_ content: KeyboardContent) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        show(content)
    }

    required init?(coder: NSCoder) {
        nil
    }

    private static let color = UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
    private static let darkColor = UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)

    var showsKeys: Bool { content.hasKeys }

    /// What stands in an accessory view goes on to whom it belongs to.
    override var next: UIResponder? { content.provider ?? super.next }

    /// Views that stay are not taken out in between: a text field in an accessory view may be the first responder.
    func show(_ content: KeyboardContent) {
        self.content = content
        keys.backgroundColor = content.isDark ? Self.darkColor : Self.color
        // An accessory view alone has the page behind it.
        let ground = content.hasKeys || content.inputView != nil ? keys : nil
        let parts = [ground, content.inputView, content.accessoryView].compactMap { $0 }
        for subview in subviews where !parts.contains(subview) { subview.removeFromSuperview() }
        for part in parts where part.superview !== self { addSubview(part) }
        sendSubviewToBack(keys)
        setNeedsLayout()
    }

    func shows(_ other: KeyboardContent) -> Bool {
        content.hasKeys == other.hasKeys && content.inputView === other.inputView
            && content.accessoryView === other.accessoryView && content.isDark == other.isDark
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let window else { return }
        let accessory = content.accessoryHeight(in: window)
        content.accessoryView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessory)
        let below = CGRect(x: 0, y: accessory, width: bounds.width, height: max(0, bounds.height - accessory))
        keys.frame = below
        content.inputView?.frame = below
    }

    // A finger on the keys reaches nothing behind them.

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override var layoutFacts: [LayoutNode.Fact] { content.hasKeys ? [.init("keys", "not drawn")] : [] }
}
