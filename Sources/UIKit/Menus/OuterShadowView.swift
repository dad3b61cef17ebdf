import SnapGraphics

/// The shadow of a card, outside of it alone: one that a material lets through is not darkened by its own shadow.
///
/// It lies below the card and is as large. On iOS a menu's shadow ends at its card, too.
final class OuterShadowView: UIView {
    private let cornerRadius: CGFloat
    private let outside = CAShapeLayer()

    init(cornerRadius: CGFloat, opacity: Float, radius: CGFloat) {
        self.cornerRadius = cornerRadius
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = .zero
        outside.fillRule = .evenOdd
        layer.mask = outside
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let card = Path(RoundedRect(rect: bounds, radius: cornerRadius, curve: .continuous))
        layer.shadowPath = CGPath(path: card)
        // The shadow ends at twice its radius.
        let reach = -2 * layer.shadowRadius
        var path = Path(rect: bounds.insetBy(dx: reach, dy: reach))
        path.append(card)
        outside.path = CGPath(path: path)
    }
}
