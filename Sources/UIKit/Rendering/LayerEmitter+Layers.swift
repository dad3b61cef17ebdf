import SnapGraphics

extension LayerEmitter {
    /// Emits a layer and all below it as they are shown at the present time; `isRoot` places its bounds' origin at the picture's.
    package mutating func emit(_ layer: CALayer, isRoot: Bool = false) {
        if isRoot { layer.layoutIfNeeded() }
        emit(layer, isRoot: isRoot, through: nil)
    }

    /// Calls itself for every level below, as do the functions that draw on the way: a deep tree must fit the stack, also where nothing is
    /// optimised. So what needs room of its own (places, groups) is worked out in functions that have returned before.
    ///
    /// - Parameter space: What becomes of the layer's place in its superlayer's space; nil is nothing.
    private mutating func emit(_ layer: CALayer, isRoot: Bool, through space: CATransform3D?) {
        let shown = showsModel ? layer : layer.shown(after: timeShift)
        guard !layer.isEffectivelyHidden, shown.effectiveOpacity > 0 else { return }
        if layer is CATransformLayer {
            emitSpace(of: shown, model: layer, through: space)
            return
        }
        let draw: (inout LayerEmitter) -> Void = { emitter in
            emitter.with(traits: layer.owner?.traitCollection) { $0.emitPlane(of: shown, model: layer) }
        }
        switch LayerPlace(of: shown, isRoot: isRoot, through: space) {
        case .flat(let place): transformed(by: place, draw)
        case .projected(let map): projected(by: map, draw)
        case .turnedAway: break
        }
    }

    /// Emits the sublayers of a layer that keeps their depth.
    private mutating func emitSpace(of layer: CALayer, model: CALayer, through space: CATransform3D?) {
        emit(model.childrenInDrawingOrder, through: layer.spaceOfSublayers(inSpace: space))
    }

    private mutating func emit(_ children: [CALayer], through space: CATransform3D?) {
        defer { leaveLevel() }
        guard enterLevel() else { return }
        for child in children { emit(child, isRoot: false, through: space) }
    }

    /// Emits a layer in its own coordinates.
    private mutating func emitPlane(of layer: CALayer, model: CALayer) {
        let isGrouped = beginGroup(of: layer, model: model)
        if !showsModel, let transition = model.transition(after: timeShift) {
            transition.emit(in: layer.bounds, to: &self) { $0.emitWhole(layer, model: model) }
        } else {
            emitWhole(layer, model: model)
        }
        if isGrouped { endGroup() }
    }

    /// Begins the group that a layer's opacity or mask needs; false where it needs none.
    private mutating func beginGroup(of layer: CALayer, model: CALayer) -> Bool {
        var group = DisplayList.Group(opacity: layer.effectiveOpacity)
        if let mask = model.mask {
            group.mask = items { $0.emit(mask, isRoot: false, through: nil) }
        }
        return beginGroup(group)
    }

    /// Emits what a layer shows in its own coordinates, without its opacity, mask and transition.
    mutating func emitLoose(_ layer: CALayer) {
        with(traits: layer.owner?.traitCollection) { $0.emitWhole(layer.shown(after: 0), model: layer) }
    }

    private mutating func emitWhole(_ layer: CALayer, model: CALayer) {
        emitShadow(of: layer, model: model)
        if layer.masksToBounds {
            clipped(to: layer.backgroundShape) { $0.emitInside(of: layer, model: model) }
        } else {
            emitInside(of: layer, model: model)
        }
        emitBorder(of: layer)
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
        emitContents(of: layer, model: model)
        layer.emitSublayers(of: model, to: &self)
    }

    /// - Parameter space: As `emit` has it, for all sublayers.
    mutating func emitSublayers(of layer: CALayer, model: CALayer, through space: CATransform3D? = nil) {
        emit(model.childrenInDrawingOrder, through: layer.spaceOfSublayers(onPlaneIn: space))
    }

    // MARK: Contents

    private mutating func emitContents(of layer: CALayer, model: CALayer) {
        if model.owner == nil { model.display() }
        if let image = model.contents as? CGImage { emitImage(image, of: layer) }
        layer.emitContents(to: &self, model: model)
        let (size, shownSize) = (model.bounds.size, layer.bounds.size)
        guard size != shownSize, size.width > 0, size.height > 0 else {
            emitDrawing(of: model)
            return
        }
        // While the size is animated, what was drawn at the model's size is stretched.
        let target =
            model.owner.map { $0.contentMode.rect(for: size, in: layer.bounds) }
            ?? layer.contentsGravity.rect(for: size, in: layer.bounds)
        let stretch = CGAffineTransform(translationX: -model.bounds.minX, y: -model.bounds.minY)
            .concatenating(CGAffineTransform(scaleX: target.width / size.width, y: target.height / size.height))
            .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        transformed(by: stretch) { $0.emitDrawing(of: model) }
    }

    /// Emits what the view, or the layer's own code, draws.
    private mutating func emitDrawing(of model: CALayer) {
        if let view = model.owner { emitDrawing(of: view) }
        guard model.delegate != nil || type(of: model) != CALayer.self else { return }
        let drawing = record { model.draw(in: $0) }.items
        if !drawing.isEmpty { clipped(to: .rect(model.bounds)) { $0.append(items: drawing) } }
    }

    /// Emits what a view draws. What a subclass draws is cut off at the bounds, and an opaque view without a background draws on black, as in
    /// UIKit, where such a view has a picture of its own to draw in.
    private mutating func emitDrawing(of view: UIView) {
        let traits = traits
        // No class of UIKit's own overrides `draw(_:)`: there is no code that needs a context.
        if view.isOfThisModule { return traits.asCurrent { view.emitContents(to: &self) } }
        let bounds = view.bounds
        let drawing = record { _ in traits.asCurrent { view.draw(bounds) } }
        guard drawing.isDrawnByCode else {
            append(items: drawing.items)
            return
        }
        clipped(to: .rect(bounds)) { emitter in
            if view.isOpaque, view.backgroundColor == nil, !drawing.hasOwnItems {
                emitter.fill(.rect(bounds), Color.black)
            }
            emitter.append(items: drawing.items)
        }
    }

    private mutating func emitImage(_ image: CGImage, of layer: CALayer) {
        let unit = layer.contentsRect
        guard let part = image.bitmap.cropped(toUnit: unit), layer.contentsScale > 0 else { return }
        let size = CGSize(
            width: CGFloat(part.width) / layer.contentsScale, height: CGFloat(part.height) / layer.contentsScale)
        let rect = layer.contentsGravity.rect(for: size, in: layer.bounds)
        let interpolation: ImagePlacement.Interpolation = layer.magnificationFilter == .nearest ? .nearest : .linear
        var placement = ImagePlacement(bitmap: part, destination: rect, interpolation: interpolation)
        let center = layer.contentsCenter
        if center != CGRect(x: 0, y: 0, width: 1, height: 1) {
            let insets = UIEdgeInsets(
                top: center.minY * size.height, left: center.minX * size.width,
                bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
            placement.caps = ImageCaps(insets, of: part, size: size, tiles: false)
        }
        self.image(placement)
    }

    // MARK: Shadow and border

    /// Emits what the path that the layer has for it casts, its opaque background, or else all that it shows.
    private mutating func emitShadow(of layer: CALayer, model: CALayer) {
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor?.value.color else { return }
        var shadow = Shadow(color: color, offset: layer.shadowOffset, radius: layer.shadowRadius)
        shadow.color.alpha = Color.level(Double(color.alpha) / 255 * Double(min(1, layer.shadowOpacity)))
        guard shadow.color.alpha > 0 else { return }
        if let path = layer.shadowPath {
            self.shadow(.path(path.path, .nonZero), shadow)
        } else if let color = model.contentsBackground(traits: traits), color.alpha == 255 {
            self.shadow(.rect(layer.bounds), shadow)
        } else if let color = layer.effectiveBackground(traits: traits), color.alpha == 255 {
            self.shadow(layer.backgroundShape, shadow)
        } else {
            emitShadow(ofContentsOf: layer, model: model, shadow)
        }
    }

    private mutating func emitShadow(ofContentsOf layer: CALayer, model: CALayer, _ shadow: Shadow) {
        let shown = items {
            $0.emitInside(of: layer, model: model)
            $0.emitBorder(of: layer)
        }
        if shown.isEmpty {
            let name = model.owner.map { $0.layoutName } ?? "a layer"
            warn("the shadow of \(name) is not drawn: the layer shows nothing that could cast it")
        } else {
            self.shadow(of: shown, shadow)
        }
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
    /// What the places of the sublayers of a layer that keeps their depth go through.
    fileprivate func spaceOfSublayers(inSpace space: CATransform3D?) -> CATransform3D {
        let own = space.map { spaceToSuperlayer.concatenating($0) } ?? spaceToSuperlayer
        return spaceOfSublayers.map { $0.concatenating(own) } ?? own
    }

    /// What the places of the sublayers of a layer that flattens them go through; nil is nothing.
    fileprivate func spaceOfSublayers(onPlaneIn space: CATransform3D?) -> CATransform3D? {
        guard let own = spaceOfSublayers else { return space }
        return space.map { own.concatenating($0) } ?? own
    }

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
}
