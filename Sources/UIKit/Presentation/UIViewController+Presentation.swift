extension UIViewController {
    /// The controller that will show this one when it is presented, or shows it now.
    public var presentationController: UIPresentationController? {
        if let ownPresentationController { return ownPresentationController }
        let controller = makePresentationController(presenting: nil, source: self)
        ownPresentationController = controller
        return controller
    }

    /// The popover that will show this controller; nil where `modalPresentationStyle` is another.
    public var popoverPresentationController: UIPopoverPresentationController? {
        if let popover = presentationController as? UIPopoverPresentationController { return popover }
        return parent?.popoverPresentationController
    }

    /// The sheet that will show this controller; nil where `modalPresentationStyle` is another.
    public var sheetPresentationController: UISheetPresentationController? {
        if let sheet = presentationController as? UISheetPresentationController { return sheet }
        return parent?.sheetPresentationController
    }

    /// True while this controller itself is presented: in its callbacks from `viewWillAppear` to `viewDidAppear`.
    public var isBeingPresented: Bool { ownPresentationController?.transition?.isPresenting == true }
    /// True while this controller itself is dismissed: in its callbacks from `viewWillDisappear` to `viewDidDisappear`. One that is only
    /// covered is not.
    public var isBeingDismissed: Bool { ownPresentationController?.transition?.isPresenting == false }

    /// The presentation or dismissal that is under way, of this controller or above it.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activePresentation?.transition ?? rootContainer.ownPresented?.ownPresentationController?.transition
    }

    /// The controller that presents what this one asks to: the nearest that defines a context, for styles that want one, else the root.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return rootContainer }
        return sequence(first: self) { $0.parent }.first { $0.definesPresentationContext } ?? rootContainer
    }

    func performPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: controller.modalPresentationStyle)
        if let already = presenter.ownPresented {
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
        let presentation = controller.presentation(by: presenter, source: self)
        presentation.presentingViewControllerIfAny = presenter
        presentation.installContainer(in: window)
        presentation.adaptStyle()
        present(presentation.adaptedController() ?? controller, with: presentation, by: presenter, animated, completion)
    }

    /// - Parameter controller: what is shown: the presented controller, or what stands in for it in an adapted style.
    private func present(
        _ controller: UIViewController, with presentation: UIPresentationController, by presenter: UIViewController,
        _ animated: Bool, _ completion: (() -> Void)?
    ) {
        presenter.presentedViewController = controller
        controller.presentingViewController = presenter

        let animator =
            animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: self) : nil
        let interaction = animator.flatMap {
            controller.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        let transition = PresentationTransition(
            of: presentation, isPresenting: true, animator: animator, interaction: interaction
        ) { isCompleted in
            guard isCompleted else { return presenter.undoPresenting(controller, presentation) }
            presenter.finishPresenting(controller, presentation)
            completion?()
        }
        presentation.transition = transition
        presentation.adaptiveDelegate?.presentationController(
            presentation, willPresentWithAdaptiveStyle: presentation.styleAfterAdaptation,
            transitionCoordinator: transition)
        controller.loadViewIfNeeded()
        presentation.presentationTransitionWillBegin()
        if presentation.shouldRemovePresentersView { presenter.beginDisappearance() }
        controller.beginAppearance()
        // An animator puts the view in itself.
        if animator == nil, let container = presentation.containerView {
            presentation.installPresentedView(in: container)
        }
        presentation.updateTintBehind(isPresented: true)
        presentation.containerView?.window?.layoutIfNeeded()
        transition.run()
    }

    func performDismissal(animated: Bool, completion: (() -> Void)?) {
        let presenter: UIViewController
        if let context = sequence(first: self, next: { $0.parent }).first(where: { $0.ownPresented != nil }) {
            presenter = context
        } else if let presenting = rootContainer.ownPresenting {
            presenter = presenting
        } else {
            completion?()
            return
        }
        guard let presented = presenter.ownPresented else { return }
        presented.dismissEverythingPresented()
        presenter.takeAway(presented, animated: animated, presenterAppears: true, completion: completion)
    }

    /// Takes away what this controller presents, after what that one presents: from the top, at once.
    ///
    /// None of them is told that it appears: what is between leaves the screen, too. Source: Apple, *dismiss(animated:completion:)*, "any
    /// intermediate view controllers are simply removed from the stack".
    func dismissEverythingPresented() {
        guard let ownPresented else { return }
        ownPresented.dismissEverythingPresented()
        takeAway(ownPresented, animated: false, presenterAppears: false, completion: nil)
    }

    /// - Parameter presenterAppears: where `presented` has covered this controller, whether that is told that it appears.
    private func takeAway(
        _ presented: UIViewController, animated: Bool, presenterAppears: Bool, completion: (() -> Void)?
    ) {
        guard let presentation = presented.ownPresentationController else { return }
        // What is still on its way in, or out already, is there at once.
        presentation.transition?.completeTransition(true)
        guard presented.ownPresenting != nil else {
            completion?()
            return
        }
        let animator = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        let interaction = animator.flatMap {
            presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
        }
        let transition = PresentationTransition(
            of: presentation, isPresenting: false, animator: animator, interaction: interaction
        ) { isCompleted in
            guard isCompleted else { return self.undoDismissing(presented, presentation) }
            self.finishDismissing(presented, presentation)
            completion?()
        }
        presentation.transition = transition
        presented.beginDisappearance()
        if presentation.shouldRemovePresentersView {
            viewIfLoaded?.isHidden = false
            if presenterAppears { beginAppearance() }
        }
        presentation.dismissalTransitionWillBegin()
        presentation.updateTintBehind(isPresented: false)
        transition.run()
    }
}
