extension UIViewController {
    /// The style with `automatic` decided: a sheet of the page's size.
    var decidedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }

    /// The controller for the present style; a custom one is the transitioning delegate's.
    func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        if let own = makeOwnPresentationController() { return own }
        switch decidedPresentationStyle {
        case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .custom:
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            return UIPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    /// The controller to present this one with: the one that was set up before, if anybody asked for it.
    func presentation(by presenter: UIViewController, source: UIViewController) -> UIPresentationController {
        if let ownPresentationController { return ownPresentationController }
        let controller = makePresentationController(presenting: presenter, source: source)
        ownPresentationController = controller
        return controller
    }
}

extension UIPresentationController {
    /// The style after adaptation: on compact width a popover asks its delegate, and without an answer becomes a sheet.
    func effectiveStyle(traits: UITraitCollection) -> UIModalPresentationStyle {
        guard presentationStyle == .popover, traits.horizontalSizeClass == .compact else { return presentationStyle }
        guard let adaptiveDelegate else { return .formSheet }
        let adapted = adaptiveDelegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        return adapted == .none ? .popover : adapted
    }

    // MARK: Container

    func installContainer(in window: UIWindow) {
        let container = PresentationContainerView(frame: containerFrame(in: window))
        container.presentation = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView = container
        window.presentations.append(self)
        window.addSubview(container)
    }

    /// All of the window; in a context, the place of the presenter's view.
    private func containerFrame(in window: UIWindow) -> CGRect {
        guard presentationStyle == .currentContext || presentationStyle == .overCurrentContext else {
            return window.bounds
        }
        let view: UIView = presentingViewController.view
        return view.convert(view.bounds, to: window)
    }

    func removeContainer() {
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        let window = containerView?.window
        containerView?.removeFromSuperview()
        containerView = nil
        window?.presentations.removeAll { $0 === self }
    }
}
