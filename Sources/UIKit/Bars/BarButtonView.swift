import SnapGraphics

/// A bar button item on its bar: a title in 17 points (semibold for what is done), or an image.
final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    let label = UILabel()
    let picture = UIImageView()

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = item.accessibilityIdentifier
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: Selector(BarButtonView.longPressed)))
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Takes over what the item says now.
    func show() {
        isEnabled = item.isEnabled
        let image =
            item.image
            ?? item.systemItem?.symbolName.flatMap { name in
                UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
            }
        let title = item.title ?? item.systemItem?.title
        picture.image =
            isClose
            ? CloseButtonLook.cross
            : image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        let tint: UIColor =
            item.tintColor ?? (isClose ? CloseButtonLook.crossColor : nil) ?? superview?.tintColor ?? .systemBlue
        let color = isEnabled ? tint : .tertiaryLabel
        picture.tintColor = color
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular),
            .foregroundColor: color,
        ]
        if let look = appearance {
            attributes.merge(look.titleTextAttributes(isEnabled: isEnabled, isHighlighted: isHighlighted)) { $1 }
        }
        for state in isEnabled ? [UIControl.State.normal] : [.normal, .disabled] {
            attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        }
        let hasImage = picture.image != nil
        label.attributedText = !hasImage ? title.map { NSAttributedString(string: $0, attributes: attributes) } : nil
        for (part, isShown) in [(picture, hasImage), (label, label.attributedText != nil)] as [(UIView, Bool)] {
            if !isShown { part.removeFromSuperview() } else if part.superview == nil { addSubview(part) }
        }
    }

    /// What the navigation bar says of its buttons.
    private var appearance: UIBarButtonItemAppearance? {
        guard let look = (superview as? UINavigationBar)?.shownAppearance else { return nil }
        return item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
    }

    /// Shown as the round button for closing, where the item has nothing of its own to show.
    private var isClose: Bool { item.systemItem == .close && item.image == nil && item.title == nil }

    override func emitContents(to emitter: inout LayerEmitter) {
        if isClose { CloseButtonLook.emitCircle(in: bounds, to: &emitter) }
    }

    override var takesTaps: Bool { true }

    /// As large as a finger: 44 points high and 8 wider on both sides than what is shown (not documented).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -max(0, (44 - bounds.height) / 2)).contains(point)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { item.trigger(from: self, event: event) }
    }

    func longPressed(_ press: UILongPressGestureRecognizer) {
        if press.state == .began { item.openMenu(beside: self) }
    }

    /// A finger that rests is nothing but a tap where there is no menu.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer is UILongPressGestureRecognizer, gestureRecognizer.view === self {
            return item.menu != nil && isEnabled
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override var intrinsicContentSize: CGSize {
        if isClose { return CloseButtonLook.size }
        let size = picture.superview == nil ? label.intrinsicContentSize : picture.intrinsicContentSize
        return CGSize(width: max(item.width, size.width), height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let part: UIView = picture.superview == nil ? label : picture
        let size = part.intrinsicContentSize
        // Texts stand half a point higher than the middle, as the title does.
        let lift: CGFloat = part === label ? 0.5 : 0
        let shift = part === label ? appearance?.normal.titlePositionAdjustment ?? .zero : .zero
        let place = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2 - lift, width: size.width,
            height: size.height
        ).offsetBy(dx: shift.horizontal, dy: shift.vertical)
        part.frame = CGRect(
            origin: CGPoint(x: pixelGrid.round(place.minX), y: pixelGrid.round(place.minY)), size: size)
    }

    override var layoutFacts: [LayoutNode.Fact] { stateFacts }
}
