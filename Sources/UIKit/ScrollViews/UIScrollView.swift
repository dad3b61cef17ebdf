import SnapGraphics

/// A view onto content that may be larger than itself, under UIKit's name.
///
/// `contentOffset` is the origin of `bounds`; at rest it is the negative adjusted inset, so that content begins below it. Lengths are in
/// points. Differences: nothing scrolls by touch, scrolling takes no time, indicators are not drawn (at rest iOS hides them, too), and
/// zooming and paging in motion are absent.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollViewDelegating {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
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

    /// Always false: there is no touch.
    public var isTracking: Bool { false }
    public var isDragging: Bool { false }
    public var isDecelerating: Bool { false }

    /// Kept: at rest it shows nothing, so it is in no view tree.
    open var refreshControl: UIRefreshControl?

    /// Indicators flash and vanish: a picture at rest has none.
    open func flashScrollIndicators() {}

    override func emitContents(to emitter: inout LayerEmitter) {
        super.emitContents(to: &emitter)
        refreshControl?.warnIfRefreshing(&emitter)
    }

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
