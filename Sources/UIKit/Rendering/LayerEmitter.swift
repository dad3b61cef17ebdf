package import SnapGraphics

/// Walks a layer tree and writes its display list.
///
/// Order, as Core Animation's: shadow, background, contents, sublayers, border. Colours are resolved with the traits of the view drawn.
@MainActor
package struct LayerEmitter {
    package private(set) var list: DisplayList
    /// Maps the present layer's coordinates to device pixels.
    private(set) var transform: CGAffineTransform
    /// The traits of the view whose contents are being emitted.
    private(set) var traits: UITraitCollection
    /// Device pixels per point, before any view's transform.
    let scale: CGFloat
    /// What a view reports while it emits: missing glyphs and the like.
    package private(set) var warnings: [String] = []
    /// The names of the font files that glyphs came from, each once, in the order of drawing.
    package private(set) var fonts: [String] = []

    /// - Parameters:
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - scale: pixels per point.
    package init(width: Int, height: Int, scale: CGFloat, traits: UITraitCollection) {
        list = DisplayList(width: width, height: height)
        transform = CGAffineTransform(scaleX: scale, y: scale)
        self.scale = scale
        self.traits = traits
    }

    // MARK: What views emit

    mutating func fill(_ shape: Shape, _ color: Color) {
        guard color.alpha > 0 else { return }
        list.append(.fill(shape, .color(color), transform))
    }

    mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) {
        guard color.alpha > 0 else { return }
        list.append(.stroke(path, style, .color(color), transform))
    }

    mutating func glyphs(_ glyphs: [PlacedGlyph], _ color: Color, at origin: CGPoint) {
        guard color.alpha > 0, !glyphs.isEmpty else { return }
        let moved = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
        list.append(.glyphs(glyphs, .color(color), moved))
    }

    mutating func image(_ placement: ImagePlacement) {
        list.append(.image(placement, transform))
    }

    mutating func shadow(_ shape: Shape, _ shadow: Shadow) {
        guard shadow.color.alpha > 0 else { return }
        list.append(.shadow(shape, shadow, transform))
    }

    /// Clips what `body` emits.
    mutating func clipped(to shape: Shape, _ body: (inout LayerEmitter) -> Void) {
        list.append(.beginClip(shape, transform))
        body(&self)
        list.append(.endClip)
    }

    /// Emits `body` as one picture with an opacity.
    mutating func grouped(opacity: Double, _ body: (inout LayerEmitter) -> Void) {
        if opacity < 1 { list.append(.beginGroup(.init(opacity: opacity))) }
        body(&self)
        if opacity < 1 { list.append(.endGroup) }
    }

    /// Emits `body` in coordinates that `inner` maps to the present ones.
    mutating func transformed(by inner: CGAffineTransform, _ body: (inout LayerEmitter) -> Void) {
        let outer = transform
        transform = inner.concatenating(transform)
        body(&self)
        transform = outer
    }

    /// Emits another list's items in the present coordinates.
    mutating func append(_ other: DisplayList) {
        for item in other.items { list.append(item.transformed(by: transform)) }
    }

    mutating func note(fonts names: [String]) {
        for name in names where !fonts.contains(name) { fonts.append(name) }
    }

    mutating func warn(_ message: String) {
        if !warnings.contains(message) { warnings.append(message) }
    }

    // MARK: Layers

    /// Emits a layer and all below it as they are shown at the present time; `isRoot` places its bounds' origin at the picture's.
    package mutating func emit(_ layer: CALayer, isRoot: Bool = false) {
        let shown = layer.shown
        let opacity = shown.effectiveOpacity
        guard !layer.isEffectivelyHidden, opacity > 0 else { return }
        let inner =
            isRoot
            ? CGAffineTransform(translationX: -shown.bounds.minX, y: -shown.bounds.minY) : shown.transformToSuperlayer
        let outerTraits = traits
        if let owner = layer.owner { traits = owner.traitCollection }
        defer { traits = outerTraits }

        if opacity < 1 { list.append(.beginGroup(.init(opacity: opacity))) }
        transformed(by: inner) { emitter in
            emitter.emitShadow(of: shown, model: layer)
            if shown.masksToBounds {
                emitter.clipped(to: shown.backgroundShape) { $0.emitInside(of: shown, model: layer) }
            } else {
                emitter.emitInside(of: shown, model: layer)
            }
            emitter.emitBorder(of: shown)
        }
        if opacity < 1 { list.append(.endGroup) }
    }

    /// - Parameters:
    ///   - layer: as it is shown.
    ///   - model: the layer itself, which has the view and the sublayers.
    private mutating func emitInside(of layer: CALayer, model: CALayer) {
        if let color = layer.effectiveBackground(traits: traits) {
            // The clip around it has the same edge: blending that edge twice would thin it.
            fill(layer.masksToBounds ? .rect(layer.bounds.insetBy(dx: -1, dy: -1)) : layer.backgroundShape, color)
        }
        if let color = model.contentsBackground(traits: traits) { fill(.rect(layer.bounds), color) }
        layer.emitContents(to: &self)
        emitViewContents(of: layer, model: model)
        for child in model.childrenInDrawingOrder { emit(child) }
    }

    /// Emits what the view shows, stretched to the bounds that are shown while their size is animated.
    private mutating func emitViewContents(of layer: CALayer, model: CALayer) {
        guard let view = model.owner else { return }
        let (size, shownSize) = (model.bounds.size, layer.bounds.size)
        guard size != shownSize, size.width > 0, size.height > 0 else {
            view.emitContents(to: &self)
            return
        }
        let target = view.contentMode.rect(for: size, in: layer.bounds)
        let stretch = CGAffineTransform(translationX: -model.bounds.minX, y: -model.bounds.minY)
            .concatenating(CGAffineTransform(scaleX: target.width / size.width, y: target.height / size.height))
            .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        transformed(by: stretch) { view.emitContents(to: &$0) }
    }

    private mutating func emitShadow(of layer: CALayer, model: CALayer) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor?.value.color else { return }
        var shadowColor = color
        shadowColor.alpha = Color.level(Double(color.alpha) / 255 * Double(min(1, layer.shadowOpacity)))
        let shape: Shape
        if let path = layer.shadowPath {
            shape = .path(path.path, .nonZero)
        } else if model.contentsBackground(traits: traits).map({ $0.alpha > 0 }) ?? false {
            shape = .rect(layer.bounds)
        } else if layer.effectiveBackground(traits: traits).map({ $0.alpha > 0 }) ?? false {
            shape = layer.backgroundShape
        } else {
            warn(
                "a shadow of \(model.owner.map { $0.layoutName } ?? "a layer") is not drawn: it has neither background nor shadowPath"
            )
            return
        }
        shadow(shape, Shadow(color: shadowColor, offset: layer.shadowOffset, radius: layer.shadowRadius))
    }

    private mutating func emitBorder(of layer: CALayer) {
        guard layer.borderWidth > 0, let color = layer.borderColor?.value.color else { return }
        fill(.ring(layer.outline, width: layer.borderWidth), color)
    }
}

extension RoundedRect {
    /// A plain rectangle where no corner is round.
    var shape: Shape {
        fittingRadii.largest > 0 ? .roundedRect(self) : .rect(rect)
    }
}

extension CALayer {
    fileprivate var effectiveOpacity: Double {
        max(0, min(1, Double(opacity)))
    }

    fileprivate var isEffectivelyHidden: Bool {
        isHidden && !(owner is UIWindow)
    }

    /// What fills the layer's rounded outline.
    fileprivate func effectiveBackground(traits: UITraitCollection) -> Color? {
        if let color = owner?.dynamicBackgroundColor { return color.resolved(with: traits) }
        return backgroundColor?.value.color
    }

    /// What a view that draws its background itself fills its bounds with.
    fileprivate func contentsBackground(traits: UITraitCollection) -> Color? {
        owner?.contentsBackground?.resolved(with: traits)
    }

    fileprivate var childrenInDrawingOrder: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}
