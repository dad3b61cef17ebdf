public import SnapGraphics

/// A rectangle on screen that draws itself and holds subviews, under UIKit's name and defaults.
///
/// The stored state and everything that a subclass may override stand here; each further aspect has a file of its own.
@preconcurrency @MainActor
open class UIView: UIResponder {
    // MARK: Creation

    /// The class of the view's layer: `CALayer`, or one that inherits from it; another class is a programmer error.
    open class var layerClass: AnyClass { CALayer.self }

    private static func makeLayer() -> CALayer {
        guard let type = layerClass as? CALayer.Type else {
            preconditionFailure("\(self).layerClass is \(layerClass), which does not inherit from CALayer")
        }
        return type.init()
    }

    public let layer: CALayer
    /// Whether the class is UIKit's own: nothing of it is overridden by an app.
    let isOfThisModule: Bool

    public init(frame: CGRect) {
        layer = Self.makeLayer()
        isOfThisModule = ClassFacts.of(Self.self).isOwn
        super.init()
        layer.owner = self
        self.frame = frame
    }

    /// There are no archives here: views of a nib come from the Interface Builder reader, which calls `init(frame:)`.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        isOfThisModule = ClassFacts.of(Self.self).isOwn
        super.init()
        layer.owner = self
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Called on views made from an Interface Builder file.
    open func awakeFromNib() {}

    /// Called where Interface Builder shows the view; here never.
    open func prepareForInterfaceBuilder() {}

    // MARK: Geometry

    /// The rectangle in the superview's coordinates, in points; with a transform, the box around the transformed bounds.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard newValue != layer.frame else { return }
            layer.frame = newValue
            frameDidChangeByHand()
        }
    }

    /// The rectangle in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set {
            guard newValue != layer.bounds else { return }
            layer.bounds = newValue
            frameDidChangeByHand()
        }
    }

    /// Where the layer's anchor point is in the superview, in points.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard newValue != layer.position else { return }
            layer.position = newValue
            frameDidChangeByHand()
        }
    }

    /// Around the centre, in the plane.
    open var transform: CGAffineTransform {
        get { layer.planeTransform }
        set { layer.setAffineTransform(newValue) }
    }

    /// Around the centre, in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    // MARK: Tree

    open internal(set) var superview: UIView? {
        get { superviewReference?.target }
        set {
            superviewReference = newValue?.backReference
            ResolvedTraits.expire()
        }
    }
    open internal(set) var subviews: [UIView] = []
    /// The controller whose root view this is.
    var viewController: UIViewController? {
        get { controllerReference?.target }
        set { controllerReference = newValue?.backReference }
    }

    /// Compares superviews without taking hold of them, which is most of what reading one costs.
    func isSubview(of view: UIView) -> Bool {
        superviewReference != nil && superviewReference === view.ownReference
    }

    func isSibling(of view: UIView) -> Bool {
        superviewReference != nil && superviewReference === view.superviewReference
    }

    private var superviewReference: BackReference<UIView>?
    private var controllerReference: BackReference<UIViewController>?
    private var ownReference: BackReference<UIView>?

    /// What subviews, the layer, constraints and guides hold of this view.
    var backReference: BackReference<UIView> {
        if let ownReference { return ownReference }
        let reference = BackReference(to: self)
        ownReference = reference
        return reference
    }

    deinit {
        guard let ownReference else { return }
        ownReference.end()
        // A view below that is kept elsewhere has no superview from now on.
        ResolvedTraits.expire()
    }

    open override var next: UIResponder? { viewController ?? superview }

    /// The window at the top of the tree; nil outside one.
    open var window: UIWindow? { superview?.window }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Appearance

    /// Resolved with the view's traits whenever it is drawn; a colour set on the layer replaces it.
    open var backgroundColor: UIColor? {
        get { dynamicBackgroundColor ?? layer.backgroundColor.map { UIColor(cgColor: $0) } }
        set {
            layer.backgroundColor = newValue.map { CGColor(value: $0.value(with: traitCollection)) }
            dynamicBackgroundColor = newValue
        }
    }

    var dynamicBackgroundColor: UIColor?

    /// The layer's opacity.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(max(0, min(1, newValue))) }
    }

    open var isOpaque = true
    open var clearsContextBeforeDrawing = true
    open var contentMode: UIView.ContentMode = .scaleToFill

    /// A hidden view is not drawn; in a stack view its place closes up.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange(self)
        }
    }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour of templates and controls; nil takes the superview's, and at the top the system's blue. Grey while it is dimmed.
    open var tintColor: UIColor! {
        get { tintAdjustmentMode == .dimmed ? fullTintColor.dimmedTint : fullTintColor }
        set {
            ownTintColor = newValue
            propagateTintColorChange()
        }
    }

    var ownTintColor: UIColor?
    /// Automatic takes the superview's, which an alert, a popover or a sheet in front of it dims; at the top it is normal. Read, it is what
    /// is in force. Source: Apple, *tintAdjustmentMode*.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { tintAdjustmentModeInForce }
        set { ownTintAdjustmentMode = newValue }
    }

    var ownTintAdjustmentMode = TintAdjustmentMode.automatic {
        didSet { if ownTintAdjustmentMode != oldValue { propagateTintColorChange() } }
    }
    /// Something is presented in front of the view.
    var isTintCovered = false {
        didSet { if isTintCovered != oldValue { propagateTintColorChange() } }
    }
    open func tintColorDidChange() {}

    /// The `traitOverrides` of the view's controller.
    var controllerTraitOverrides: UITraitCollection? {
        didSet { ResolvedTraits.expire() }
    }

    // MARK: Traits and direction

    /// What `overrideUserInterfaceStyle` and a controller's overrides change for this view and all below it.
    var traitOverride: UITraitCollection? {
        didSet { ResolvedTraits.expire() }
    }
    var resolvedTraits: ResolvedTraits?

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownInterfaceStyle }
        set {
            guard newValue != ownInterfaceStyle else { return }
            ownInterfaceStyle = newValue
            ResolvedTraits.expire()
            traitsDidChange()
        }
    }

    private var ownInterfaceStyle = UIUserInterfaceStyle.unspecified

    /// The window's traits, changed by each override on the way down.
    open var traitCollection: UITraitCollection { resolvedTraitCollection }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { layoutStructureDidChange() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        layoutDirection(in: traitCollection)
    }

    // MARK: Identity

    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var accessibilityIdentifier: String?
    override var systemAccessibilityFrame: CGRect { convert(bounds, to: nil) }
    /// Set on views that were made from an Interface Builder document.
    package var documentIdentity: DocumentIdentity?

    // MARK: Touches

    var recognizers: [UIGestureRecognizer] = []
    /// What it does when it is touched, in the order in which it was added.
    open internal(set) var interactions: [any UIInteraction] = []

    /// The frontmost view under a point of this view's coordinates, in points, that takes touches; nil for none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        frontmostView(at: point, with: event)
    }

    /// Whether a point of this view's coordinates is the view's; by default, in its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// What is not on screen gets no text.
    override func mayBecomeFirstResponder() -> Bool { window != nil }

    /// Asked before a gesture on this view, or on one above a touched view, begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Layout

    open var autoresizingMask: UIView.AutoresizingMask = []
    open var autoresizesSubviews = true

    /// True (the default in code): frame and autoresizing mask are law, and become constraints where others refer to the view.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { layoutStructureDidChange() } }
    }

    /// The constraints held by this view: those whose items have it as their nearest common ancestor.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open internal(set) var layoutGuides: [UILayoutGuide] = []

    var needsLayout = true
    var needsConstraintsUpdate = true
    /// Set while the layout pass writes solved frames, so that they do not count as moves by hand.
    var isReceivingSolvedFrame = false
    var boxIndex: Int?
    /// What the partition in the making knows of the view.
    var ties: LayoutPartition.Ties = []
    /// The islands of the tree of which this view is the top.
    var ownLayoutContext: LayoutContext?

    /// Lays out the subviews. The default gives each subview that takes part in Auto Layout its solved frame.
    open func layoutSubviews() {
        applySolvedFrames()
    }

    /// Where a subclass makes or changes its constraints before layout; must call super.
    open func updateConstraints() {
        needsConstraintsUpdate = false
    }

    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size that the content has by itself, in points; `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// True where the height depends on the width that layout finds, as in a label of several lines.
    var hasWidthDependentHeight: Bool { false }

    /// The height of the content at a width; asked only where `hasWidthDependentHeight`.
    func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

    /// The width that the content has when a width breaks it into lines: that of the longest; nil where it keeps its own.
    func intrinsicWidth(brokenAt width: CGFloat) -> CGFloat? { nil }

    /// The size that a document stores for content that only an app's code knows; nil leaves it to the view.
    package var documentIntrinsicSize: CGSize? {
        didSet { if documentIntrinsicSize != oldValue { layoutStructureDidChange() } }
    }

    /// The alignment insets that a document's canvas has; nil leaves them to the view.
    package var documentAlignmentInsets: UIEdgeInsets?

    /// What of the frame constraints leave out: the document's, else the view's own.
    var layoutAlignmentInsets: UIEdgeInsets { documentAlignmentInsets ?? alignmentRectInsets }

    /// The intrinsic size that layout begins with: the document's, else the view's own.
    var startingIntrinsicSize: CGSize { documentIntrinsicSize ?? intrinsicContentSize }

    /// The height for the width that layout found, where `hasWidthDependentHeight`.
    ///
    /// Where a document has the size of text in a font that only an app's code knows, the view's own lines stand for it, to scale.
    func settledHeight(forWidth width: CGFloat) -> CGFloat {
        guard let stored = documentIntrinsicSize else { return intrinsicHeight(forWidth: width) }
        let own = intrinsicContentSize
        guard width < stored.width, own.width > 0, own.height > 0 else { return stored.height }
        return intrinsicHeight(forWidth: width * own.width / stored.width) * stored.height / own.height
    }

    /// The width of the content in the lines that the width that layout found breaks it into, where `hasWidthDependentHeight`.
    func settledWidth(brokenAt width: CGFloat) -> CGFloat? {
        guard let stored = documentIntrinsicSize else { return intrinsicWidth(brokenAt: width) }
        let own = intrinsicContentSize
        guard width < stored.width, own.width > 0 else { return nil }
        return intrinsicWidth(brokenAt: width * own.width / stored.width).map { $0 * stored.width / own.width }
    }

    open func invalidateIntrinsicContentSize() {
        topmostView.ownLayoutContext?.intrinsicSizeDidChange(of: self)
        superview?.subviewIntrinsicSizeDidChange(self)
    }

    /// The size that fits `size` best; the default is the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }

    /// What of the frame lies outside the rectangle that constraints act on.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Distance of the first baseline from the top of the content, in points; nil where the bottom edge stands for it.
    var firstBaselineFromTop: CGFloat? { nil }

    /// Distance of the last baseline from the bottom of the content, in points.
    var lastBaselineFromBottom: CGFloat { 0 }

    /// The line height of the text that has the baselines, in points; nil without text.
    var baselineLineHeight: CGFloat? { nil }

    /// The height of the content that the baselines are in, which is centred in the view; nil where it is the view itself.
    var baselineContentHeight: CGFloat? { nil }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints inside the view allow next to `targetSize`, wished at the two priorities; in points.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    var hugging = AxisPair(horizontal: UILayoutPriority.defaultLow, vertical: .defaultLow)
    var compressionResistance = AxisPair(horizontal: UILayoutPriority.defaultHigh, vertical: .defaultHigh)

    // MARK: Margins and safe area

    var storedMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var hasOwnMargins = false
    open var preservesSuperviewLayoutMargins = false {
        didSet { if preservesSuperviewLayoutMargins != oldValue { layoutStructureDidChange() } }
    }
    open var insetsLayoutMarginsFromSafeArea = true {
        didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutStructureDidChange() } }
    }
    /// Interface Builder's *Follow Readable Width*: the margins leave no more than the readable width between them.
    package var layoutMarginsFollowReadableWidth = false {
        didSet { if layoutMarginsFollowReadableWidth != oldValue { layoutStructureDidChange() } }
    }
    /// Where set, the safe area starts anew here: a window's device insets, a popover's arrow.
    var safeAreaOrigin: UIEdgeInsets? {
        didSet { if safeAreaOrigin != oldValue { safeAreaDidChange() } }
    }

    /// What `safeAreaInsetsDidChange` was last called for.
    var announcedSafeAreaInsets = UIEdgeInsets.zero

    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}

    var storedSafeAreaGuide: UILayoutGuide?
    var storedMarginsGuide: UILayoutGuide?
    var storedReadableGuide: UILayoutGuide?
    var storedKeyboardGuide: UIKeyboardLayoutGuide?

    // MARK: Drawing

    /// What a view that draws its background itself fills its bounds with, below its contents: the layer's round corners do
    /// not cut it unless they clip.
    var contentsBackground: UIColor? { nil }

    /// Where a subclass draws in the current context, in points; called for every picture. The default draws what a view of UIKit shows by
    /// itself.
    open func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let before = context.emitter.list.items.count
        context.emitter.transformed(by: context.ctm) { emitContents(to: &$0) }
        context.ownItems = (context.ownItems ?? 0) + context.emitter.list.items.count - before
    }

    /// A view whose opacity multiplies what this one shows; in this view's coordinates.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    /// Emits what the view shows between its background and its subviews, in its own coordinates.
    func emitContents(to emitter: inout LayerEmitter) {}

    /// What the view shows, for the layout tree: its text, its picture's name.
    var layoutFacts: [LayoutNode.Fact] { [] }

    // MARK: Events inside the module

    /// Called by the subview's `isHidden`.
    func subviewVisibilityDidChange(_ subview: UIView) {}
    func subviewIntrinsicSizeDidChange(_ subview: UIView) {}
    func subviewWasRemoved(_ subview: UIView) {}
    func boundsSizeDidChange() {}
    /// What was measured or resolved with the old traits is stale.
    func invalidateForTraits() {}
    /// The constraints inside a scroll view gave its content a size, in points.
    func solvedContentSizeDidChange(_ size: CGSize) {}
}

/// A value for each axis.
struct AxisPair<Value: Sendable>: Sendable {
    var horizontal: Value
    var vertical: Value

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}
