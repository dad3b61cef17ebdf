/// A tab: an image whose 24 points begin 8 below the bar's top, and a title of 10 points, medium, with its baseline 46 below it (measured).
final class TabBarItemView: UIControl {
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private let item: UITabBarItem
    weak var bar: UITabBar?

    init(_ item: UITabBarItem, isSelected: Bool, color: UIColor, appearance: UITabBarItemStateAppearance) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        accessibilityIdentifier = item.accessibilityIdentifier
        isEnabled = item.isEnabled
        let shade = item.isEnabled ? color : color.fading(to: 0.5)
        // Symbols are drawn at the large scale: about 24 points high.
        let large = UIImage.SymbolConfiguration(scale: .large)
        let image = (isSelected ? item.selectedImage ?? item.image : item.image)?.withConfiguration(large)
        picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.tintColor = shade
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: shade,
        ]
        attributes.merge(appearance.titleTextAttributes) { $1 }
        for state in isSelected ? [UIControl.State.normal, .selected] : [.normal] {
            attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        label.textAlignment = .center
        badge.text = item.badgeValue
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = item.badgeColor ?? appearance.badgeBackgroundColor ?? .systemRed
        badge.layer.cornerRadius = 9
        // A label's background has the layer's corners only where it clips, as in UIKit.
        badge.clipsToBounds = true
        if picture.image != nil { addSubview(picture) }
        if label.attributedText != nil { addSubview(label) }
        if badge.text != nil { addSubview(badge) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var takesTaps: Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { bar?.select(item) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        let size = picture.intrinsicContentSize
        let middle = label.superview == nil ? bounds.height / 2 : 20
        picture.frame = CGRect(
            origin: CGPoint(x: grid.round(bounds.midX - size.width / 2), y: grid.round(middle - size.height / 2)),
            size: size)
        let text = label.intrinsicContentSize
        let baseline = label.firstBaselineFromTop ?? 0
        let shift = item.titlePositionAdjustment
        label.frame = CGRect(
            x: grid.round(bounds.midX - text.width / 2 + shift.horizontal),
            y: grid.round(46 - baseline + shift.vertical), width: text.width, height: text.height)
        guard badge.superview != nil else { return }
        // 18 points high, beginning 4 points right of the image's middle; not measured.
        let own = badge.intrinsicContentSize
        let width = max(18, own.width + 9)
        let x = isRightToLeft ? bounds.midX - 4 - width : bounds.midX + 4
        badge.frame = grid.round(CGRect(x: x, y: 3, width: width, height: 18))
    }
}
