/// Shows a view controller in a sheet, under UIKit's name; the look is that of iOS 13 to 18.
///
/// A finger draws it from detent to detent, or down and away; a tap beside it dismisses it, too. Source: Apple,
/// *UISheetPresentationController*; sizes are in `SheetSituation`. Difference: detents have no effect on regular width.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    open var delegate: (any UISheetPresentationControllerDelegate)? {
        get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
        set { adaptiveDelegate = newValue }
    }

    // MARK: Heights

    /// From the smallest; large alone by default.
    open var detents: [Detent] = [.large()] { didSet { placementDidChange() } }
    /// Nil is the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { placementDidChange() } }
    /// Up to this detent, nothing behind is darkened, and all of it can be touched.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { placementDidChange() } }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() {
        placementDidChange()
    }

    /// Changes take no time.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.layoutIfNeeded()
    }

    // MARK: Look

    /// The handle at the upper edge of an attached sheet.
    open var prefersGrabberVisible = false { didSet { placementDidChange() } }
    /// Nil is the system's, 10 points.
    open var preferredCornerRadius: CGFloat? { didSet { placementDidChange() } }
    /// Kept: where a card would point at on regular width.
    open var sourceView: UIView?
    /// Content at its top, scrolled on, makes the sheet higher first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// On compact height, too, the sheet is attached to the bottom edge; else it covers the screen there.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { placementDidChange() } }
    /// An attached sheet is as wide as `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { placementDidChange() } }

    // MARK: Presentation

    private var sheet: SheetView?
    private var shadow: SheetShadowView?
    private var dimming: UIView?
    private var pushedBack: PushedBackView?
    /// How far a finger has drawn the sheet down, or below 0 up, in points.
    private var drawn: CGFloat = 0

    open override var frameOfPresentedViewInContainerView: CGRect {
        placement?.frame ?? super.frameOfPresentedViewInContainerView
    }

    override func installPresentedView(in container: UIView) {
        guard styleInUse.isSheet, let content = presentedView else { return super.installPresentedView(in: container) }
        let dimming = DimmingView(frame: container.bounds)
        container.addSubview(dimming)
        self.dimming = dimming
        let shadow = SheetShadowView()
        container.addSubview(shadow)
        self.shadow = shadow
        let sheet = SheetView(content: content)
        sheet.presentation = self
        sheet.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector(UISheetPresentationController.sheetPanned)))
        container.addSubview(sheet)
        self.sheet = sheet
        placeSheet()
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        placeSheet()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        pushedBack?.restore()
        pushedBack = nil
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        sheet = nil
        shadow = nil
        dimming = nil
    }

    func placementDidChange() {
        containerView?.setNeedsLayout()
    }

    private func placeSheet() {
        guard let sheet, let placement else { return }
        let radius = preferredCornerRadius ?? SheetPlacement.cornerRadius
        sheet.place(placement, cornerRadius: radius, offset: max(0, drawn), showsGrabber: prefersGrabberVisible)
        dimming?.isHidden = isUndimmed
        updateTintBehind(isPresented: presentedViewController.presentingViewController != nil)
        shadow?.place(below: sheet, isShown: isUndimmed)
        guard placement.pushesPresenterBack else {
            pushedBack?.restore()
            pushedBack = nil
            return
        }
        if let pushedBack {
            pushedBack.update(behind: placement)
        } else {
            pushedBack = PushedBackView(of: presentingViewController, behind: placement)
        }
    }

    // MARK: Detents

    private var situation: SheetSituation? {
        guard let containerView, styleInUse.isSheet else { return nil }
        let traits = containerTraits
        return SheetSituation(
            bounds: containerView.bounds, safeArea: containerView.safeAreaInsets,
            isNarrow: traits.horizontalSizeClass != .regular, isLow: traits.verticalSizeClass == .compact,
            isFormSheet: styleInUse == .formSheet, preferredSize: presentedViewController.preferredContentSize,
            prefersEdgeAttachedWhenLow: prefersEdgeAttachedInCompactHeight,
            widthFollowsContent: widthFollowsPreferredContentSizeWhenEdgeAttached, grid: containerView.pixelGrid)
    }

    private var placement: SheetPlacement? {
        // Drawn up, it grows, as far as it can.
        situation.map { SheetPlacement($0, height: selectedHeight.map { $0 - min(0, drawn) }) }
    }

    /// The detents that count, with their heights, from the smallest.
    private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let situation, let containerView else { return [] }
        let context = SheetDetentContext(
            containerTraitCollection: containerView.traitCollection, maximumDetentValue: situation.largestDetent)
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, context.maximumDetentValue)) }
        }
    }

    private var selectedHeight: CGFloat? {
        let heights = heights
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height
    }

    private var isUndimmed: Bool {
        guard placement?.isAttached ?? false, let selectedHeight,
            let largest = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height
        else { return false }
        return selectedHeight <= largest
    }

    // MARK: Touches

    override var viewsToPassThrough: [UIView] { isUndimmed ? [presentingViewController.view] : [] }

    override var dimsTintBehind: Bool { styleInUse.isSheet && !isUndimmed }

    override func tappedOutside() {
        if !isUndimmed { dismissByUser() }
    }

    /// Whether a finger that would scroll content in the sheet moves the sheet: down where the content is at its top, and up while the
    /// sheet can get higher. Source: Apple, *prefersScrollingExpandsWhenScrolledToEdge*.
    func takesFinger(movedBy distance: CGFloat, from scrollView: UIScrollView) -> Bool {
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        guard isAtTop, placement?.isAttached ?? false else { return false }
        if distance > 0 { return true }
        let largest = heights.map(\.height).max() ?? 0
        return prefersScrollingExpandsWhenScrolledToEdge && selectedHeight.map { $0 < largest } ?? false
    }

    /// The sheet goes with the finger; where that lets go, it goes to the nearest detent, or away.
    func sheetPanned(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: nil).y
        switch pan.state {
        case .began, .changed:
            drawn = distance
            placementDidChange()
        case .ended:
            drawn = 0
            settle(after: distance, velocity: pan.velocity(in: nil).y)
            placementDidChange()
        case .cancelled, .failed, .possible:
            drawn = 0
            placementDidChange()
        }
    }

    /// Where the sheet would be a fifth of a second later counts (not documented). A card in the middle of the screen has no detents: it goes
    /// away or stays.
    private func settle(after distance: CGFloat, velocity: CGFloat) {
        guard placement?.isAttached ?? false else {
            if distance + velocity / 5 > (sheet?.bounds.height ?? 0) / 2 { dismissByUser() }
            return
        }
        guard let selectedHeight else { return }
        let height = selectedHeight - distance - velocity / 5
        let heights = heights
        guard let smallest = heights.first?.height, height >= smallest / 2 else { return dismissByUser() }
        let nearest = heights.min { abs($0.height - height) < abs($1.height - height) }
        guard let nearest, nearest.height != selectedHeight else { return }
        selectedDetentIdentifier = nearest.identifier
        delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
