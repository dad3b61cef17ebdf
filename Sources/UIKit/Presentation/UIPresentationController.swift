/// What shows one presented view controller: its container in the window, and where in it the view is.
///
/// Difference: transitions take no time, so `presentationTransitionWillBegin` and `…DidEnd` follow each other at once.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIPresentationDelegating {
    public let presentedViewController: UIViewController
    open internal(set) weak var presentingViewControllerIfAny: UIViewController?

    /// The controller below; before presentation, the presented one itself.
    open var presentingViewController: UIViewController { presentingViewControllerIfAny ?? presentedViewController }

    /// The view above the window's content that everything presented is in; nil while not presented.
    open internal(set) var containerView: UIView?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewControllerIfAny = presentingViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var presentedView: UIView? { presentedViewController.view }
    open var shouldRemovePresentersView: Bool { presentationStyle == .fullScreen }
    open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

    /// What `delegate` was set to, here or in a subclass that narrows its type.
    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The presented view's place in the container, in points.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    /// Puts the presented view into the container; called once, before the first layout.
    func installPresentedView(in container: UIView) {
        guard let presentedView else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
        presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(presentedView)
    }

    /// Called after each layout pass of the window: what the presentation depends on may have moved.
    func windowDidLayOut() {}

    /// The presented controller's `preferredContentSize` is another.
    func contentSizeDidChange() {
        containerView?.setNeedsLayout()
    }
}

/// Who has the `delegate` of a presentation.
///
/// UIKit's popover redeclares the property with a narrower type, which Swift allows no override to do. A protocol extension's member may be
/// shadowed, so the wide property stands in one.
@preconcurrency @MainActor
public protocol UIPresentationDelegating: AnyObject {}

extension UIPresentationDelegating where Self: UIPresentationController {
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}

/// What a presentation asks the app.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle == .popover ? .formSheet : controller.presentationStyle
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
