/// What becomes of a presentation or a dismissal at its end, or where it was given up.
extension UIViewController {
    func finishPresenting(_ presented: UIViewController, _ presentation: UIPresentationController) {
        if presentation.shouldRemovePresentersView { view.isHidden = true }
        presented.finishAppearance()
        if presentation.shouldRemovePresentersView { finishDisappearance() }
        presentation.transition = nil
        presentation.presentationTransitionDidEnd(true)
    }

    /// The presentation was given up: it never was.
    func undoPresenting(_ presented: UIViewController, _ presentation: UIPresentationController) {
        presented.beginDisappearance()
        if presentation.shouldRemovePresentersView { beginAppearance() }
        remove(presented, presentation)
        presentation.presentationTransitionDidEnd(false)
        presented.ownPresentationController = nil
    }

    func finishDismissing(_ presented: UIViewController, _ presentation: UIPresentationController) {
        remove(presented, presentation)
        presentation.dismissalTransitionDidEnd(true)
        presented.ownPresentationController = nil
    }

    /// The dismissal was given up: the presented controller appears anew.
    func undoDismissing(_ presented: UIViewController, _ presentation: UIPresentationController) {
        presentation.transition = nil
        presented.beginAppearance()
        if presentation.shouldRemovePresentersView {
            beginDisappearance()
            view.isHidden = true
            finishDisappearance()
        }
        presented.finishAppearance()
        presentation.dismissalTransitionDidEnd(false)
    }

    private func remove(_ presented: UIViewController, _ presentation: UIPresentationController) {
        let bringsPresenterBack = presentation.shouldRemovePresentersView
        presented.isInTransition = true
        presentation.removeContainer()
        presented.isInTransition = false
        if bringsPresenterBack { finishAppearance() }
        presented.finishDisappearance()
        presentedViewController = nil
        presented.presentingViewController = nil
        presentation.transition = nil
    }
}
