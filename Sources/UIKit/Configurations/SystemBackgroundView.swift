import SnapGraphics

/// Draws a background configuration, behind the content of what holds it.
final class SystemBackgroundView: UIView {
    var configuration: UIBackgroundConfiguration {
        didSet { showParts() }
    }

    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        showParts()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func showParts() {
        effectView?.effect = configuration.visualEffect
        if effectView == nil, let effect = configuration.visualEffect {
            effectView = UIVisualEffectView(effect: effect)
        } else if configuration.visualEffect == nil {
            effectView?.removeFromSuperview()
            effectView = nil
        }
        if let image = configuration.image {
            let view = imageView ?? UIImageView(frame: .zero)
            (view.image, view.contentMode) = (image, configuration.imageContentMode)
            imageView = view
        } else {
            imageView?.removeFromSuperview()
            imageView = nil
        }
        if customView !== configuration.customView { customView?.removeFromSuperview() }
        customView = configuration.customView
        for (index, view) in parts.enumerated() { insertSubview(view, at: index) }
        layer.cornerRadius = configuration.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = !parts.isEmpty && configuration.cornerRadius > 0
        setNeedsLayout()
    }

    private var parts: [UIView] { [effectView, imageView, customView].compactMap { $0 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in parts { part.setUntransformedFrame(bounds) }
    }

    /// Where the background is in what holds it, in points.
    func place(in holder: UIView) {
        let added = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let margins = holder.layoutMargins
        let isMirrored = holder.isRightToLeft
        var insets = configuration.backgroundInsets
        if added.contains(.top) { insets.top += margins.top }
        if added.contains(.bottom) { insets.bottom += margins.bottom }
        if added.contains(.leading) { insets.leading += isMirrored ? margins.right : margins.left }
        if added.contains(.trailing) { insets.trailing += isMirrored ? margins.left : margins.right }
        let edges = UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
        setUntransformedFrame(holder.bounds.inset(by: edges))
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        let tint: UIColor = tintColor
        let shape = RoundedRect(rect: bounds, radius: configuration.cornerRadius, curve: .continuous)
        emitter.fill(.roundedRect(shape), configuration.resolvedBackgroundColor(for: tint))
        guard configuration.strokeWidth > 0 else { return }
        let outline = shape.inset(by: -configuration.strokeOutset)
        emitter.fill(
            .ring(outline, width: configuration.strokeWidth), configuration.resolvedStrokeColor(for: tint))
    }
}
