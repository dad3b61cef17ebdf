extension UIViewController {
    /// The controller that will show this one when it is presented, or shows it now.
    public var presentationController: UIPresentationController? {
        if let ownPresentationController { return ownPresentationController }
        let controller = makePresentationController()
        ownPresentationController = controller
        return controller
    }

    /// The popover that will show this controller; nil where `modalPresentationStyle` is another.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let popover = presentationController as? UIPopoverPresentationController { return popover }
        return parent?.popoverPresentationController
    }

    public var isBeingPresented: Bool { presentingViewController != nil && appearance == .appearing }

    func performPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = rootContainer
        if let already = presenter.presentedViewController {
            RuntimeWarnings.record(
                "\(type(of: presenter)) presents \(type(of: already)) already: \(type(of: controller)) was not presented"
            )
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            RuntimeWarnings.record(
                "\(type(of: presenter)) is not in a window: \(type(of: controller)) was not presented")
            return
        }
        guard let presentation = controller.presentationController else { return }
        presentation.checkStyle(traits: presenter.traitCollection)
        presenter.presentedViewController = controller
        controller.presentingViewController = presenter
        presentation.presentingViewControllerIfAny = presenter

        let container = PresentationContainerView(frame: window.bounds)
        container.presentation = presentation
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        presentation.containerView = container
        window.presentations.append(presentation)
        window.addSubview(container)

        controller.beginAppearance()
        presentation.presentationTransitionWillBegin()
        presentation.installPresentedView(in: container)
        window.layoutIfNeeded()
        if presentation.shouldRemovePresentersView { presenter.view.isHidden = true }
        controller.finishAppearance()
        presentation.presentationTransitionDidEnd(true)
        completion?()
    }

    func performDismissal(animated: Bool, completion: (() -> Void)?) {
        let presenter: UIViewController
        if rootContainer.presentedViewController != nil {
            presenter = rootContainer
        } else if let presenting = rootContainer.presentingViewController {
            presenter = presenting
        } else {
            completion?()
            return
        }
        presenter.dismissEverythingPresented()
        completion?()
    }

    /// Takes away what this controller presents, after what that one presents: from the top.
    func dismissEverythingPresented() {
        guard let presentedViewController else { return }
        presentedViewController.dismissEverythingPresented()
        takeAway(presentedViewController)
    }

    private func takeAway(_ presented: UIViewController) {
        let presentation = presented.ownPresentationController
        presentation?.dismissalTransitionWillBegin()
        if presentation?.shouldRemovePresentersView ?? false { viewIfLoaded?.isHidden = false }
        presented.beginDisappearance()
        presented.viewIfLoaded?.removeFromSuperview()
        if let presentation {
            let window = presentation.containerView?.window
            presentation.containerView?.removeFromSuperview()
            presentation.containerView = nil
            window?.presentations.removeAll { $0 === presentation }
        }
        presented.finishDisappearance()
        presentedViewController = nil
        presented.presentingViewController = nil
        presentation?.dismissalTransitionDidEnd(true)
        presented.ownPresentationController = nil
    }
}
