import SnapGraphics

/// Shows a view controller in a popover, under UIKit's name; the look is that of iOS 13 to 18.
///
/// Source: Apple, *UIPopoverPresentationController*. Approximated: the background is the opaque system background, not a blurred material; the shadow's strength.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Where it points

    /// The view that holds `sourceRect`.
    open var sourceView: UIView? { didSet { placementDidChange() } }

    /// What the arrow points at, in the coordinates of `sourceView`, in points; `.null`, the default, is its bounds.
    open var sourceRect = CGRect.null { didSet { placementDidChange() } }

    /// What the arrow points at, in place of `sourceView` and `sourceRect`.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placementDidChange() } }

    /// No direction at all shows the popover without an arrow, over the middle of the source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { placementDidChange() } }

    /// The direction taken; `.unknown` while not presented.
    open internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

    /// True: where space is short, the popover covers its source rather than become smaller.
    open var canOverlapSourceViewRect = false { didSet { placementDidChange() } }

    /// The distances kept from the edges of the screen, in points; the safe area is kept, too, where it is wider (unverified).
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { placementDidChange() }
    }

    // MARK: Look and behaviour

    /// Fills body and arrow; nil takes the system background.
    open var backgroundColor: UIColor? {
        didSet { chrome?.fillColor = backgroundColor ?? .systemBackground }
    }

    /// The class of a view that draws body and arrow in place of the system; a subclass of `UIPopoverBackgroundView`. Set it before the
    /// popover is presented.
    open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

    private func makeChrome() -> any PopoverChrome {
        popoverBackgroundViewClass.map(PopoverBackgroundChromeView.init) ?? UIPopoverChromeView()
    }

    /// The views that stay touchable and bright around the popover.
    open var passthroughViews: [UIView]? {
        didSet { dimming?.brightViews = passthroughViews ?? [] }
    }

    override var viewsToPassThrough: [UIView] {
        if isSheet { return adaptiveSheetPresentationController.viewsToPassThrough }
        return styleInUse == .popover ? passthroughViews ?? [] : []
    }

    override var dimsTintBehind: Bool {
        isSheet ? adaptiveSheetPresentationController.dimsTintBehind : styleInUse == .popover
    }

    override func tappedOutside() {
        if isSheet { return adaptiveSheetPresentationController.tappedOutside() }
        if styleInUse == .popover { dismissByUser() }
    }

    // MARK: Presentation

    private var chrome: (any PopoverChrome)?
    private weak var dimming: UIPopoverDimmingView?
    /// The size of the container that the popover was last placed in.
    private var placedContainerSize: CGSize?

    /// The sheet that the popover becomes on compact width, unless its delegate says otherwise.
    public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController =
        AdaptiveSheetPresentationController(of: self)

    private var isSheet: Bool { styleInUse.isSheet }

    /// The frame of the presented view: the body and the arrow's strip.
    open override var frameOfPresentedViewInContainerView: CGRect {
        if isSheet { return adaptiveSheetPresentationController.frameOfPresentedViewInContainerView }
        guard styleInUse == .popover else { return super.frameOfPresentedViewInContainerView }
        return placement()?.frame ?? .zero
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard styleInUse == .popover else { return }
        delegate?.prepareForPopoverPresentation(self)
        precondition(
            sourceView != nil || sourceItem != nil,
            "the popover of \(type(of: presentedViewController)) points at nothing: set its sourceView or sourceItem before it is presented"
        )
    }

    override func installPresentedView(in container: UIView) {
        if isSheet {
            adaptiveSheetPresentationController.containerView = container
            return adaptiveSheetPresentationController.installPresentedView(in: container)
        }
        guard styleInUse == .popover else { return super.installPresentedView(in: container) }
        guard let content = presentedView else { return }
        if presentingViewController.traitCollection.horizontalSizeClass == .regular {
            let dimming = UIPopoverDimmingView(frame: container.bounds)
            dimming.brightViews = passthroughViews ?? []
            container.addSubview(dimming)
            self.dimming = dimming
        }
        let chrome = makeChrome()
        chrome.fillColor = backgroundColor ?? .systemBackground
        chrome.install(content)
        self.chrome = chrome
        container.addSubview(chrome)
        placeChrome()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if isSheet { return adaptiveSheetPresentationController.containerViewWillLayoutSubviews() }
        askDelegateAfterResize()
        placeChrome()
    }

    /// The popover stays with its source. UIKit documents that for a `sourceRect` that is not set; for one that is set, it is unverified.
    override func windowDidLayOut() {
        guard let chrome, chrome.placement != placement() else { return }
        placementDidChange()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        if isSheet { adaptiveSheetPresentationController.dismissalTransitionWillBegin() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        if isSheet {
            adaptiveSheetPresentationController.dismissalTransitionDidEnd(completed)
            adaptiveSheetPresentationController.containerView = nil
        }
        chrome = nil
        placedContainerSize = nil
        arrowDirection = .unknown
    }

    private func placementDidChange() {
        containerView?.setNeedsLayout()
    }

    private func placeChrome() {
        guard let chrome, let containerView, let placement = placement() else { return }
        placedContainerSize = containerView.bounds.size
        arrowDirection = placement.direction
        chrome.place(placement)
    }

    private func askDelegateAfterResize() {
        guard let containerView, let placedContainerSize, placedContainerSize != containerView.bounds.size,
            let delegate, var view = sourceView
        else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let former = rect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== sourceView { sourceView = view }
        if rect != former { sourceRect = rect }
    }

    private func placement() -> PopoverPlacement? {
        guard let containerView, let source = source(in: containerView) else { return nil }
        let safe = containerView.safeAreaInsets
        let margins = popoverLayoutMargins
        let edges = UIEdgeInsets(
            top: max(margins.top, safe.top), left: max(margins.left, safe.left),
            bottom: max(margins.bottom, safe.bottom, keyboardMargin), right: max(margins.right, safe.right))
        var situation = PopoverSituation(
            source: source, area: containerView.bounds.inset(by: edges), contentSize: contentSize,
            permittedDirections: permittedArrowDirections, canOverlapSource: canOverlapSourceViewRect,
            isRightToLeft: containerView.isRightToLeft, grid: containerView.pixelGrid)
        if let type = popoverBackgroundViewClass {
            let insets = type.contentViewInsets()
            situation.contentSize.width += insets.left + insets.right
            situation.contentSize.height += insets.top + insets.bottom
            situation.arrow = PopoverArrowSize(height: type.arrowHeight(), clearance: type.arrowBase() / 2)
        }
        return PopoverPlacement(situation)
    }

    /// A popover keeps its distance from the keyboard, too. Source: Apple, *UIPopoverPresentationController*.
    private var keyboardMargin: CGFloat {
        let height = containerView?.window?.keyboardHeight ?? 0
        return height > 0 ? height + 10 : 0
    }

    private func source(in container: UIView) -> CGRect? {
        if let sourceItem { return sourceItem.frame(in: container) }
        guard let sourceView else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
    }

    /// The wished size of the body, in points.
    private var contentSize: CGSize {
        let wished = presentedViewController.preferredContentSize
        return CGSize(
            width: wished.width > 0 ? wished.width : Self.defaultContentSize.width,
            height: wished.height > 0 ? wished.height : Self.defaultContentSize.height)
    }

    /// For a side that `preferredContentSize` leaves at 0. Documented is a width of 320 for popovers before iOS 7; the height is unverified.
    private static let defaultContentSize = CGSize(width: 320, height: 480)
}
