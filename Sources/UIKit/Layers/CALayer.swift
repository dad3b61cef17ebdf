public import SnapGraphics

/// What is drawn of a view, under Core Animation's name: geometry, background, border, corners, shadow, opacity, sublayers.
///
/// Lengths are in points. A layer draws in the order shadow, background, contents, sublayers, border. Source: Apple, *CALayer*.
/// Differences: rasterizing, asynchronous drawing and contents formats are kept, without effect; filters are absent.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
    // MARK: Geometry

    /// The layer's rectangle in its own coordinates.
    open var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            didChange("bounds", from: oldValue, to: bounds)
            if bounds.size != oldValue.size { setNeedsLayout() }
            owner?.layerBoundsDidChange(from: oldValue)
        }
    }

    /// Where the anchor point is, in the superlayer's coordinates.
    open var position: CGPoint = .zero {
        didSet {
            guard position != oldValue else { return }
            didChange("position", from: oldValue, to: position)
            owner?.layerPositionDidChange()
        }
    }

    /// The point of the bounds, in unit coordinates, that `position` places and the transform turns around.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { didChange("anchorPoint", from: oldValue, to: anchorPoint) }
    }

    /// Layers with a larger value are drawn later; equal ones in array order.
    open var zPosition: CGFloat = 0 {
        didSet { didChange("zPosition", from: oldValue, to: zPosition) }
    }

    /// How far from the superlayer's plane the anchor point is, before `zPosition`.
    open var anchorPointZ: CGFloat = 0 {
        didSet { didChange("anchorPointZ", from: oldValue, to: anchorPointZ) }
    }

    /// Around the anchor point; the result is projected onto the superlayer's plane.
    open var transform = CATransform3D.identity {
        didSet { didChange("transform", from: oldValue, to: transform) }
    }

    /// Applied to all sublayers, around the anchor point: the place of a perspective.
    open var sublayerTransform = CATransform3D.identity {
        didSet { didChange("sublayerTransform", from: oldValue, to: sublayerTransform) }
    }

    /// False hides the layer where its back is seen.
    open var isDoubleSided = true

    /// The transform as a map of the plane.
    open func affineTransform() -> CGAffineTransform { transform.plane }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3D(transform)
    }

    /// What the transform does with the layer's plane.
    var planeTransform: CGAffineTransform { transform.plane }

    /// The rectangle around the layer in the superlayer's coordinates, after its transform.
    open var frame: CGRect {
        get {
            let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            return CGRect(origin: origin, size: bounds.size)
                .applying(planeTransform)
                .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let frame = newValue.standardized
            let size =
                planeTransform.isIdentity
                ? frame.size
                : CGRect(origin: .zero, size: frame.size).applying(planeTransform.inverted()).size
            bounds.size = size
            let offset = CGRect(
                x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
            ).applying(planeTransform)
            position = CGPoint(x: frame.minX - offset.minX, y: frame.minY - offset.minY)
        }
    }

    // MARK: Appearance

    /// Setting it on a view's layer replaces the view's own colour.
    open var backgroundColor: CGColor? {
        didSet {
            var old = oldValue
            if let owner, let color = owner.dynamicBackgroundColor {
                old = color.resolvedColor(with: owner.traitCollection).cgColor
                owner.dynamicBackgroundColor = nil
            }
            didChange("backgroundColor", from: old, to: backgroundColor)
        }
    }
    open var cornerRadius: CGFloat = 0 {
        didSet { didChange("cornerRadius", from: oldValue, to: cornerRadius) }
    }
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0 {
        didSet { didChange("borderWidth", from: oldValue, to: borderWidth) }
    }
    open var borderColor: CGColor? = .black {
        didSet { didChange("borderColor", from: oldValue, to: borderColor) }
    }
    open var masksToBounds = false
    open var opacity: Float = 1 {
        didSet { didChange("opacity", from: oldValue, to: opacity) }
    }
    open var isHidden = false
    open var shadowColor: CGColor? = .black {
        didSet { didChange("shadowColor", from: oldValue, to: shadowColor) }
    }
    open var shadowOpacity: Float = 0 {
        didSet { didChange("shadowOpacity", from: oldValue, to: shadowOpacity) }
    }
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { didChange("shadowOffset", from: oldValue, to: shadowOffset) }
    }
    open var shadowRadius: CGFloat = 3 {
        didSet { didChange("shadowRadius", from: oldValue, to: shadowRadius) }
    }
    /// The shape that casts the shadow, in the layer's coordinates; without it, the layer's rounded background does.
    open var shadowPath: CGPath? {
        didSet { didChange("shadowPath", from: oldValue, to: shadowPath) }
    }
    open var name: String?

    // MARK: Contents

    /// A `CGImage` that is shown above the background; nil shows what the layer draws.
    open var contents: Any? {
        didSet {
            guard let contents, !(contents is CGImage) else { return }
            RuntimeWarnings.record("a layer's contents of type \(type(of: contents)) are not shown: give it a CGImage")
        }
    }
    /// How the contents fill the bounds.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels per point of the contents.
    open var contentsScale: CGFloat = 1
    /// What of the contents is shown, in unit coordinates.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { didChange("contentsRect", from: oldValue, to: contentsRect) }
    }
    /// What of the contents is stretched, in unit coordinates; the rest keeps its size.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
        didSet { didChange("contentsCenter", from: oldValue, to: contentsCenter) }
    }
    open var magnificationFilter = CALayerContentsFilter.linear
    open var minificationFilter = CALayerContentsFilter.linear

    /// Its opacity multiplies what this layer and all below it show; in this layer's coordinates.
    open var mask: CALayer? {
        didSet {
            if oldValue?.superlayer === self { oldValue?.superlayer = nil }
            mask?.removeFromSuperlayer()
            mask?.superlayer = self
        }
    }

    open var isOpaque = false
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var allowsGroupOpacity = true
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false
    open var contentsFormat = CALayerContentsFormat.RGBA8Uint

    /// Draws and lays out a layer that has no view.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Time

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    /// Of this layer's time and all below it; 0 stops it.
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// What changes of properties set off, by their names, in place of the default: an animation, or `NSNull` for none.
    open var actions: [String: any CAAction]?

    /// The animations, in the order in which they are applied.
    var runs: [AnimationRun] = []
    /// True for a copy that shows a layer at a moment: its changes are not animated.
    var isPresentation = false
    /// The layer that a presentation shows.
    private(set) weak var modelLayer: CALayer?
    /// At which of the clock's commits the layer was made.
    let creation = VirtualClock.shared.commits
    /// False for layers of views' own drawing, which UIKit does not have.
    var animatesImplicitly = true

    // MARK: Tree

    open internal(set) var superlayer: CALayer? {
        get { superlayerReference?.target }
        set { superlayerReference = newValue?.backReference }
    }

    /// In drawing order; setting it takes the former ones away.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.superlayer = nil }
            children = []
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    var children: [CALayer] = []

    /// The view that this layer draws; nil for a layer of its own.
    var owner: UIView? {
        get { ownerReference?.target }
        set { ownerReference = newValue?.backReference }
    }

    /// Whether there is an owner, without taking hold of it.
    var isOwned: Bool { ownerReference?.hasEnded == false }

    private var ownerReference: BackReference<UIView>?
    private var superlayerReference: BackReference<CALayer>?
    private var ownReference: BackReference<CALayer>?

    /// What sublayers hold of this layer.
    private var backReference: BackReference<CALayer> {
        if let ownReference { return ownReference }
        let reference = BackReference(to: self)
        ownReference = reference
        return reference
    }

    deinit { ownReference?.end() }

    public override required init() {
        super.init()
    }

    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, at: Int(index))
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, above: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    open func removeFromSuperlayer() {
        if superlayer?.mask === self { superlayer?.mask = nil }
        superlayer?.children.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "a layer cannot be its own sublayer")
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(index, children.count))
        layer.superlayer = self
        setNeedsLayout()
    }

    // MARK: Layout

    private var needsLayoutSublayers = true

    open func setNeedsLayout() {
        needsLayoutSublayers = true
    }

    /// Lays out this layer and all below it, where they asked for it.
    open func layoutIfNeeded() {
        if needsLayoutSublayers {
            needsLayoutSublayers = false
            if owner == nil { layoutSublayers() }
        }
        for child in children { child.layoutIfNeeded() }
    }

    /// Where a subclass places its sublayers; a layer of a view leaves that to the view. The default asks the delegate.
    open func layoutSublayers() {
        delegate?.layoutSublayers(of: self)
    }

    // MARK: Animation

    /// The animatable properties; a subclass adds its own.
    class var animatableProperties: [LayerProperty] { commonProperties }

    /// Takes over what another layer of this class shows of its own; a subclass adds what cannot be animated.
    func take(from other: CALayer) {
        modelLayer = other
        for property in Self.animatableProperties { property.copy(other, self) }
        (isHidden, masksToBounds, isDoubleSided) = (other.isHidden, other.masksToBounds, other.isDoubleSided)
        (cornerCurve, maskedCorners, customOutline) = (other.cornerCurve, other.maskedCorners, other.customOutline)
        (contents, contentsGravity, contentsScale) = (other.contents, other.contentsGravity, other.contentsScale)
        (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
        name = other.name
        if let owner = other.owner, let color = owner.dynamicBackgroundColor {
            backgroundColor = color.resolvedColor(with: owner.traitCollection).cgColor
        }
    }

    // MARK: Drawing

    /// Nothing to do: every picture is drawn anew.
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func displayIfNeeded() {}

    /// Where a subclass sets `contents`, or draws otherwise than by `draw(in:)`; called for every picture. The default asks the delegate.
    open func display() {
        delegate?.display(self)
    }

    /// Where a subclass draws, in the layer's coordinates. The default asks the delegate.
    open func draw(in ctx: CGContext) {
        delegate?.draw(self, in: ctx)
    }

    /// Whether the point, in the layer's coordinates, is in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer at a point of the superlayer's coordinates: this one or one below it; nil where there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let own = p.applying(transformToSuperlayer.inverted())
        let isInside = contains(own)
        guard isInside || !masksToBounds else { return nil }
        for child in childrenInDrawingOrder.reversed() {
            if let hit = child.hitTest(own) { return hit }
        }
        return isInside ? self : nil
    }

    /// Emits what the layer itself shows between its background and its sublayers; what its view shows comes after that.
    ///
    /// - Parameter model: the layer that this one, which may be a presentation, shows.
    func emitContents(to emitter: inout LayerEmitter, model: CALayer) {}

    /// Emits what is below the layer; a subclass may show it otherwise, or more than once.
    func emitSublayers(of model: CALayer, to emitter: inout LayerEmitter) {
        emitter.emitSublayers(of: self, model: model)
    }

    /// Where set, the outline of background and clipping in place of the rounded bounds, in the layer's coordinates.
    var customOutline: Path?
}
