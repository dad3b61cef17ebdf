import SnapGraphics

/// A view onto content that may be larger than itself, under UIKit's name.
///
/// `contentOffset` is the origin of `bounds`; at rest it is the negative adjusted inset, so that content begins below it. Lengths are in
/// points. A finger scrolls it on the virtual clock; scrolling by code takes no time. Difference: indicators are not drawn, for at rest
/// iOS hides them, too.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Who is told; `delegate` is its name outside, and narrower in subclasses.
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The extent of the content. Constraints that size the content win over a size set by hand, axis by axis.
    open var contentSize: CGSize {
        get {
            CGSize(
                width: solvedContentSize.width > 0 ? solvedContentSize.width : ownContentSize.width,
                height: solvedContentSize.height > 0 ? solvedContentSize.height : ownContentSize.height)
        }
        set {
            ownContentSize = newValue
            adjustedInsetMayHaveChanged()
        }
    }

    private var ownContentSize = CGSize.zero
    private var solvedContentSize = CGSize.zero

    override func solvedContentSizeDidChange(_ size: CGSize) {
        guard size != solvedContentSize else { return }
        solvedContentSize = size
        adjustedInsetMayHaveChanged()
    }

    /// The content's point at the top left corner of the view.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Scrolls at once, whatever `animated`.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let moves = contentOffset != self.contentOffset
        self.contentOffset = contentOffset
        if animated, moves { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    open override var bounds: CGRect {
        didSet {
            guard bounds.origin != oldValue.origin else { return }
            setNeedsLayout()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    // MARK: Insets

    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
    }

    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// The adjusted inset that the offset was last brought in line with.
    var appliedAdjustedInset = UIEdgeInsets.zero
    /// What else that offset was for.
    var appliedContentSize = CGSize.zero
    var appliedBoundsSize = CGSize.zero

    /// Called when `adjustedContentInset` is another; the default tells the delegate.
    open func adjustedContentInsetDidChange() {
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    override func boundsSizeDidChange() {
        super.boundsSizeDidChange()
        adjustedInsetMayHaveChanged()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        adjustedInsetMayHaveChanged()
    }

    // MARK: Layout guides

    /// The content's rectangle: what is tied to it sizes the content.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(system: .content, of: self)
    /// The scroll view's own rectangle, which does not move with the content.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(system: .frame, of: self)

    // MARK: Behaviour

    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { adjustedInsetMayHaveChanged() } }
    }
    open var bounces = true
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } }
    }
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var scrollsToTop = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true
    open var indicatorStyle = IndicatorStyle.default
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Both indicators' insets at once.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    // MARK: Zooming

    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }
    /// Kept: fingers zoom no further than the limits.
    open var bouncesZoom = true
    /// Finds the fingers that zoom; nil as long as there is nothing between the limits.
    public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

    // MARK: Touches

    /// Finds the finger that scrolls; it must not be disabled for good or given another delegate, as in UIKit.
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(
        target: self, action: Selector(UIScrollView.panned))

    /// Where the content was when a finger began to scroll; nil while none does.
    var dragStart: CGPoint?
    /// The motion after a finger has let go.
    var deceleration: ScrollDeceleration?

    /// Whether a finger on this part of the content may still scroll; by default not on controls.
    open func touchesShouldCancel(in view: UIView) -> Bool {
        !(view is UIControl)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return mayBeginDragging(panGestureRecognizer)
    }

    /// In the view tree while it refreshes: at rest it shows nothing.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            oldValue?.scrollView = nil
            refreshControl?.scrollView = self
            refreshingDidChange()
        }
    }

    /// Above the content while it is fetched anew, in points.
    var refreshInset: CGFloat { refreshControl?.isRefreshing ?? false ? UIRefreshControl.height : 0 }

    /// Indicators flash and vanish: a picture at rest has none.
    open func flashScrollIndicators() {}

    // Touches of its content end here, as in UIKit: neither the cell that a scroll view stands in nor its controller gets them.

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Layout tree

    override var layoutFacts: [LayoutNode.Fact] {
        guard contentOffset != .zero else { return super.layoutFacts }
        return super.layoutFacts + [.init("offset", "\(contentOffset.x.brief) \(contentOffset.y.brief)")]
    }
}
