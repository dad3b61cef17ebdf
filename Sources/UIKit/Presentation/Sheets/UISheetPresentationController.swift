/// Shows a view controller in a sheet, under UIKit's name; the look is that of iOS 13 to 18.
///
/// A finger draws it from detent to detent, or down and away; a tap beside it dismisses it, too. Source: Apple,
/// *UISheetPresentationController*. Differences: see `SheetPlacement`; the sheet does not follow a scroll view in it.
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

    open var prefersGrabberVisible = false { didSet { sheet?.showsGrabber = prefersGrabberVisible } }
    /// Nil is the system's, 10 points.
    open var preferredCornerRadius: CGFloat? { didSet { placementDidChange() } }
    /// Kept: where a card would point at on regular width.
    open var sourceView: UIView?
    /// Kept: scrolling is done by nobody.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Kept: a phone on its side shows sheets over its full width.
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    // MARK: Presentation

    private var sheet: SheetView?
    private var dimming: UIView?
    private var pushedBack: PushedBackView?
    /// How far a finger has drawn the sheet down, in points.
    private var drawn: CGFloat = 0

    open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

    override func installPresentedView(in container: UIView) {
        guard let content = presentedView else { return }
        let dimming = DimmingView(frame: container.bounds)
        container.addSubview(dimming)
        self.dimming = dimming
        let sheet = SheetView(content: content)
        sheet.showsGrabber = prefersGrabberVisible
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
        dimming = nil
    }

    func placementDidChange() {
        containerView?.setNeedsLayout()
    }

    private func placeSheet() {
        guard let sheet, let placement else { return }
        let radius = preferredCornerRadius ?? SheetPlacement.cornerRadius
        sheet.place(placement, cornerRadius: radius, offset: drawn)
        dimming?.isHidden = isUndimmed
        if placement.pushesPresenterBack, pushedBack == nil {
            pushedBack = PushedBackView(of: presentingViewController)
        } else if !placement.pushesPresenterBack {
            pushedBack?.restore()
            pushedBack = nil
        }
    }

    // MARK: Detents

    private var situation: SheetSituation? {
        guard let containerView else { return nil }
        let traits = presentingViewController.traitCollection
        return SheetSituation(
            bounds: containerView.bounds, safeArea: containerView.safeAreaInsets,
            isCompact: traits.horizontalSizeClass != .regular || traits.verticalSizeClass == .compact,
            isFormSheet: presentationStyle == .formSheet, preferredSize: presentedViewController.preferredContentSize,
            grid: containerView.pixelGrid)
    }

    private var placement: SheetPlacement? {
        situation.map { SheetPlacement($0, height: selectedHeight) }
    }

    /// The detents that count, with their heights, from the smallest.
    private var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let situation, let containerView else { return [] }
        let context = SheetDetentContext(
            containerTraitCollection: containerView.traitCollection, maximumDetentValue: situation.largestDetent,
            mediumDetentValue: situation.mediumDetent)
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, context.maximumDetentValue)) }
        }
    }

    private var selectedHeight: CGFloat? {
        let heights = heights
        return (heights.first { $0.identifier == selectedDetentIdentifier } ?? heights.first)?.height
    }

    private var isUndimmed: Bool {
        guard let largest = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })?.height,
            let selectedHeight
        else { return false }
        return selectedHeight <= largest
    }

    // MARK: Touches

    override var viewsToPassThrough: [UIView] { isUndimmed ? [presentingViewController.view] : [] }

    override func tappedOutside() {
        if !isUndimmed { dismissByUser() }
    }

    /// The sheet goes with the finger; where that lets go, it goes to the nearest detent, or away.
    func sheetPanned(_ pan: UIPanGestureRecognizer) {
        let distance = pan.translation(in: nil).y
        switch pan.state {
        case .began, .changed:
            drawn = max(0, distance)
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

    /// Where the sheet would be a fifth of a second later counts (not documented).
    private func settle(after distance: CGFloat, velocity: CGFloat) {
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
