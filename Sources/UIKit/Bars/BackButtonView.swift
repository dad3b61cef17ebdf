import SnapGraphics

/// The back button: a chevron, or an image of the app's, and the title of the screen before. The chevron's shape is not measured.
final class BackButtonView: UIControl {
    let title: String
    private let label = UILabel()
    /// In place of the chevron.
    private var image: UIImage?
    private var look: UIBarButtonItemAppearance?
    private let goBack: () -> Void

    init(title: String, goBack: @escaping () -> Void) {
        self.title = title
        self.goBack = goBack
        super.init(frame: .zero)
        isOpaque = false
        addSubview(label)
        showTitle()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTitle()
    }

    /// Takes over what the bar says of the button.
    func show(_ appearance: UINavigationBarAppearance, image: UIImage?) {
        look = appearance.backButtonAppearance
        self.image = appearance.backIndicatorImage ?? image
        showTitle()
        setNeedsLayout()
    }

    private func showTitle() {
        let base: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor ?? .systemBlue,
        ]
        let own = look?.titleTextAttributes(isEnabled: isEnabled, isHighlighted: false) ?? [:]
        label.attributedText = NSAttributedString(string: title, attributes: base.merging(own) { $1 })
    }

    /// What is before the title, in points.
    private var signWidth: CGFloat { image.map { $0.size.width + 6 } ?? 19 }

    override var takesTaps: Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { goBack() }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + signWidth, height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        let shift = look?.normal.titlePositionAdjustment ?? .zero
        label.frame = CGRect(
            x: (isRightToLeft ? 0 : signWidth) + shift.horizontal,
            y: pixelGrid.round((bounds.height - size.height) / 2 - 0.5 + shift.vertical), width: size.width,
            height: size.height)
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        if let image {
            let x = isRightToLeft ? bounds.maxX - image.size.width : 0
            let place = CGRect(origin: CGPoint(x: x, y: bounds.midY - image.size.height / 2), size: image.size)
            let template = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            emitter.picture(template, in: pixelGrid.round(place), tint: tintColor)
            return
        }
        let (outer, inner): (CGFloat, CGFloat) = isRightToLeft ? (bounds.maxX - 1.5, bounds.maxX - 10.5) : (1.5, 10.5)
        let y = bounds.midY
        emitter.line(
            [CGPoint(x: inner, y: y - 9), CGPoint(x: outer, y: y), CGPoint(x: inner, y: y + 9)], width: 2.5, tintColor)
    }
}
