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
    /// The style after adaptation: on compact width a popover asks its delegate, and without an answer becomes a sheet; a sheet may become
    /// another style there, and on compact height.
    func effectiveStyle(traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = presentationStyle
        let isNarrow = traits.horizontalSizeClass == .compact
        let isLow = traits.verticalSizeClass == .compact
        guard own == .popover ? isNarrow : own.isSheet && (isNarrow || isLow) else { return own }
        guard let adaptiveDelegate else { return own == .popover ? .formSheet : own }
        let adapted = adaptiveDelegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        switch adapted {
        case .none: return own
        case .automatic: return .pageSheet
        default: return adapted
        }
    }

    /// What stands in for the presented controller in an adapted style, and is told of it; nil where nothing does.
    func adaptedController() -> UIViewController? {
        guard let adaptiveDelegate, styleInUse != presentationStyle,
            let replacement = adaptiveDelegate.presentationController(
                self, viewControllerForAdaptivePresentationStyle: styleInUse),
            replacement !== presentedViewController
        else { return nil }
        replacePresented(by: replacement)
        return replacement
    }

    // MARK: Container

    /// The view that a presentation in a context covers; nil for one that covers the window.
    private var contextView: UIView? {
        guard presentationStyle == .currentContext || presentationStyle == .overCurrentContext,
            let view = presentingViewController.viewIfLoaded, view.superview != nil
        else { return nil }
        return view
    }

    /// Over everything in the window, or over the context's view, below what is in front of that.
    func installContainer(in window: UIWindow) {
        let container = PresentationContainerView(frame: window.bounds)
        container.presentation = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView = container
        window.presentations.append(self)
        if let contextView, let around = contextView.superview {
            container.frame = contextView.untransformedFrame
            around.insertSubview(container, aboveSubview: contextView)
        } else {
            window.addSubview(container)
        }
    }

    /// The context's view may have been laid out elsewhere.
    func followContext() {
        guard let contextView, let containerView, containerView.frame != contextView.untransformedFrame else { return }
        containerView.frame = contextView.untransformedFrame
    }

    func removeContainer() {
        presentedViewController.viewIfLoaded?.removeFromSuperview()
        let window = containerView?.window
        containerView?.removeFromSuperview()
        containerView = nil
        window?.presentations.removeAll { $0 === self }
    }
}

extension UIModalPresentationStyle {
    var isSheet: Bool { self == .pageSheet || self == .formSheet }
}
