public import SnapGraphics

/// What is drawn of a view, under Core Animation's name: geometry, background, border, corners, shadow, opacity, sublayers.
///
/// Lengths are in points. Differences: `transform` is affine (`affineTransform`), there is no mask layer, no animation and no
/// delegate; a layer draws in the order shadow, background, contents, sublayers, border.
@preconcurrency @MainActor
open class CALayer: NSObject {
    // MARK: Geometry

    /// The layer's rectangle in its own coordinates.
    open var bounds: CGRect = .zero {
        didSet { if bounds != oldValue { owner?.layerBoundsDidChange(from: oldValue) } }
    }

    /// Where the anchor point is, in the superlayer's coordinates.
    open var position: CGPoint = .zero {
        didSet { if position != oldValue { owner?.layerPositionDidChange() } }
    }

    /// The point of the bounds, in unit coordinates, that `position` places and the transform turns around.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)

    /// Layers with a larger value are drawn later; equal ones in array order.
    open var zPosition: CGFloat = 0

    var storedTransform = CGAffineTransform.identity

    open func affineTransform() -> CGAffineTransform { storedTransform }

    open func setAffineTransform(_ transform: CGAffineTransform) {
        storedTransform = transform
    }

    /// The rectangle around the layer in the superlayer's coordinates, after its transform.
    open var frame: CGRect {
        get {
            let origin = CGPoint(x: -anchorPoint.x * bounds.width, y: -anchorPoint.y * bounds.height)
            return CGRect(origin: origin, size: bounds.size)
                .applying(storedTransform)
                .offsetBy(dx: position.x, dy: position.y)
        }
        set {
            let frame = newValue.standardized
            let size =
                storedTransform.isIdentity
                ? frame.size
                : CGRect(origin: .zero, size: frame.size).applying(storedTransform.inverted()).size
            bounds.size = size
            let offset = CGRect(
                x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height
            ).applying(storedTransform)
            position = CGPoint(x: frame.minX - offset.minX, y: frame.minY - offset.minY)
        }
    }

    // MARK: Appearance

    /// Setting it on a view's layer replaces the view's own colour.
    open var backgroundColor: CGColor? {
        didSet { owner?.dynamicBackgroundColor = nil }
    }
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve: CALayerCornerCurve = .circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    /// The shape that casts the shadow, in the layer's coordinates; without it, the layer's rounded background does.
    open var shadowPath: CGPath?
    open var name: String?

    // MARK: Tree

    open internal(set) weak var superlayer: CALayer?

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
    weak var owner: UIView?

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

    open func removeFromSuperlayer() {
        superlayer?.children.removeAll { $0 === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        precondition(layer !== self, "a layer cannot be its own sublayer")
        layer.removeFromSuperlayer()
        children.insert(layer, at: min(index, children.count))
        layer.superlayer = self
    }

    // MARK: Drawing

    /// Emits what the layer shows between its background and its sublayers. A view's layer shows what the view shows.
    func emitContents(to emitter: inout LayerEmitter) {
        owner?.emitContents(to: &emitter)
    }

    /// Maps the layer's coordinates to its superlayer's.
    var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(storedTransform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Where set, the outline of background and clipping in place of the rounded bounds, in the layer's coordinates.
    var customOutline: Path?

    /// What the background fills and what clipping keeps.
    var backgroundShape: Shape {
        customOutline.map { .path($0, .nonZero) } ?? outline.shape
    }

    /// The bounds with their corners: the outline of the border, and of background and clipping where `customOutline` is not set.
    var outline: RoundedRect {
        func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? max(0, cornerRadius) : 0 }
        return RoundedRect(
            rect: bounds,
            radii: .init(
                topLeft: radius(.layerMinXMinYCorner), topRight: radius(.layerMaxXMinYCorner),
                bottomRight: radius(.layerMaxXMaxYCorner), bottomLeft: radius(.layerMinXMaxYCorner)),
            curve: cornerCurve == .continuous ? .continuous : .circular)
    }
}
