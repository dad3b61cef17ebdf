/// Shows an alert in the middle of the screen, or an action sheet at its bottom, over a dimmed ground.
final class AlertPresentationController: UIPresentationController {
    override var presentationStyle: UIModalPresentationStyle { .custom }

    override func installPresentedView(in container: UIView) {
        guard let presentedView else { return }
        container.addSubview(DimmingView(frame: container.bounds))
        container.addSubview(presentedView)
        presentedView.frame = frameOfPresentedViewInContainerView
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override var dimsTintBehind: Bool { true }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    /// The first text field is edited at once.
    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        alert?.textFields?.first?.becomeFirstResponder()
    }

    /// Beside an action sheet, a tap is the action that cancels; beside an alert, it is nothing.
    override func tappedOutside() {
        guard let alert, alert.preferredStyle == .actionSheet, let cancel = alert.cancelAction else { return }
        alert.choose(cancel)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let alert else { return .zero }
        return alert.place == .card ? frameInMiddle(of: containerView) : frameAtBottom(of: containerView)
    }

    /// In the middle of the safe area, or of what a keyboard leaves of it: measured, and that the sides may stand on half a pixel.
    ///
    /// The distance kept from the screen's edges is DWAlertController's: 24 points, 61 on a phone with a home indicator, 8 in landscape, 20
    /// where a keyboard shows.
    private func frameInMiddle(of container: UIView) -> CGRect {
        let traits = container.traitCollection
        var distance: CGFloat = 24
        if traits.verticalSizeClass == .compact {
            distance = 8
        } else if traits.userInterfaceIdiom == .phone, container.safeAreaInsets.bottom > 0 {
            distance = 61
        }
        var size = presentedViewController.preferredContentSize
        let keyboard = container.window?.keyboardHeight ?? 0
        if keyboard > 0 { distance = 20 }
        var insets = container.safeAreaInsets
        insets.bottom = max(insets.bottom, keyboard)
        let safeArea = container.bounds.inset(by: insets)
        let room = keyboard > 0 ? safeArea.height : container.bounds.height
        size.height = min(size.height, room - 2 * distance)
        return CGRect(
            x: container.bounds.midX - size.width / 2,
            y: container.pixelGrid.round(safeArea.midY - size.height / 2),
            width: size.width, height: size.height)
    }

    /// 8 points from the sides, down to the safe area (measured), and 8 points from the bottom of a screen without a home indicator.
    ///
    /// As wide as on the upright screen in landscape, too (unverified).
    private func frameAtBottom(of container: UIView) -> CGRect {
        guard let presentedView else { return .zero }
        let distance = AlertLook.cardDistance
        let bounds = container.bounds
        let safeArea = bounds.inset(by: container.safeAreaInsets)
        let bottom = min(safeArea.maxY, bounds.maxY - distance)
        let width = min(bounds.width, bounds.height) - 2 * distance
        let fitting = presentedView.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let height = min(fitting.height, bottom - safeArea.minY - distance)
        return CGRect(x: bounds.midX - width / 2, y: bottom - height, width: width, height: height)
    }
}
