import SnapGraphics

/// What is behind a bar: a colour over a material, and a hairline at the edge to the content.
@MainActor
struct BarBackground {
    var effect: UIColor?
    var color: UIColor?
    var hairline: UIColor?
    var image: UIImage?

    init(_ appearance: UIBarAppearance) {
        effect = appearance.backgroundEffect?.color
        color = appearance.backgroundColor
        let hasNoShadow = appearance.shadowImage.map { $0.size == .zero } ?? false
        hairline = hasNoShadow ? nil : appearance.shadowColor
        image = appearance.backgroundImage
    }

    /// The bar's own properties win over its appearance's.
    init(_ appearance: UIBarAppearance, tint: UIColor?, style: UIBarStyle, image: UIImage?, shadowImage: UIImage?) {
        self.init(appearance)
        if let tint { color = tint }
        if style == .black { effect = .black }
        if let image {
            self.image = image
            // An image of no size makes the bar clear, as many apps do it.
            if image.size == .zero { (effect, color) = (nil, nil) }
        }
        if let shadowImage, shadowImage.size == .zero { hairline = nil }
    }

    /// - Parameter rect: of the bar, in points; the hairline stands outside of it, one device pixel high.
    func emit(in rect: CGRect, hairlineAtTop: Bool, to emitter: inout LayerEmitter) {
        if let effect { emitter.fill(.rect(rect), effect) }
        if let color { emitter.fill(.rect(rect), color) }
        if let image { emitter.picture(image, in: rect, tint: .clear) }
        guard let hairline else { return }
        let pixel = 1 / emitter.scale
        let y = hairlineAtTop ? rect.minY - pixel : rect.maxY
        emitter.fill(.rect(CGRect(x: rect.minX, y: y, width: rect.width, height: pixel)), hairline)
    }
}
