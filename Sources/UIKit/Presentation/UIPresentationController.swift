/// What shows one presented view controller: its container in the window, and where in it the view is.
///
/// Difference: without an animator of the transitioning delegate a transition takes no time, so that `presentationTransitionWillBegin` and
/// `…DidEnd` follow each other at once.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIPresentationDelegating, UIContentContainer {
    /// The view controller that is or will be shown; who asks must know it to exist.
    ///
    /// Not held: it holds its presentation controller, before it is presented too, and the one below holds it while it is presented.
    public var presentedViewController: UIViewController {
        guard let presentedIfAny else {
            preconditionFailure("\(type(of: self)) outlives its presentedViewController: keep that, too")
        }
        return presentedIfAny
    }

    private weak var presentedIfAny: UIViewController?
    /// The style of the controller that another one stands in for since the style was adapted.
    private var styleOfReplaced: UIModalPresentationStyle?

    /// Shows another controller in place of the one that was presented, as the delegate has it for an adapted style.
    final func replacePresented(by replacement: UIViewController) {
        styleOfReplaced = presentationStyle
        presentedIfAny = replacement
        replacement.ownPresentationController = self
    }
    open internal(set) weak var presentingViewControllerIfAny: UIViewController?

    /// The controller below; before presentation, the presented one itself.
    open var presentingViewController: UIViewController { presentingViewControllerIfAny ?? presentedViewController }

    /// The view above the window's content that everything presented is in; nil while not presented.
    open internal(set) var containerView: UIView?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedIfAny = presentedViewController
        self.presentingViewControllerIfAny = presentingViewController
        super.init()
    }

    open var presentationStyle: UIModalPresentationStyle {
        styleOfReplaced ?? presentedViewController.decidedPresentationStyle
    }
    open var presentedView: UIView? { presentedViewController.view }
    open var shouldRemovePresentersView: Bool {
        styleInUse == .fullScreen || styleInUse == .currentContext
    }
    open var shouldPresentInFullscreen: Bool { true }
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        let style = effectiveStyle(traits: traitCollection)
        return style == presentationStyle ? .none : style
    }

    open var traitCollection: UITraitCollection { presentingViewController.traitCollection }

    /// The style after adaptation, from the beginning of the presentation; before, the one that was asked for.
    final var styleInUse: UIModalPresentationStyle { adaptedStyle ?? presentationStyle }

    private var adaptedStyle: UIModalPresentationStyle?

    /// `none` where the style is the one that was asked for.
    final var styleAfterAdaptation: UIModalPresentationStyle {
        styleInUse == presentationStyle ? .none : styleInUse
    }

    /// Adapts the style to the room that the container has, which is more than a presenter in a popover has.
    final func adaptStyle() {
        adaptedStyle = effectiveStyle(traits: containerTraits)
    }

    final var containerTraits: UITraitCollection {
        containerView?.traitCollection ?? presentingViewController.traitCollection
    }

    /// The presentation or dismissal that is under way.
    var transition: PresentationTransition?

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

    // MARK: Content container

    /// The presented view controller's, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented view controller's `preferredContentSize` is another; the frame is asked for again.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }

    /// Never called: a child's fitting size is asked for in each layout.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// In points; for `frameOfPresentedViewInContainerView` of a subclass, which may ask for it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // Never called: no device turns here.

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    // MARK: What is behind

    /// Whether tints behind lose their colour: behind what asks for an answer, and is dimmed for it.
    var dimsTintBehind: Bool { false }

    /// Brings the tints behind in line, as long as it is presented.
    final func updateTintBehind(isPresented: Bool) {
        presentingViewController.viewIfLoaded?.isTintCovered = isPresented && dimsTintBehind
    }

    // MARK: Touches beside what is presented

    /// Which views behind still get their touches.
    var viewsToPassThrough: [UIView] { [] }

    /// A finger tapped the container beside what is presented.
    func tappedOutside() {}

    /// What a person does who wants to be rid of it: a tap outside, a sheet drawn down.
    ///
    /// The delegate is asked and told, which it is not where code dismisses. Source: Apple, *UIAdaptivePresentationControllerDelegate*,
    /// *isModalInPresentation*.
    func dismissByUser() {
        guard !presentedViewController.isModalInPresentation,
            adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        let presented = presentedViewController
        presentingViewController.dismiss(animated: true) {
            presented.wasDismissedByUser()
            self.adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
    }

    /// Called after each layout pass of the window: what the presentation depends on may have moved.
    func windowDidLayOut() {
        followContext()
    }

    /// The presented controller's `preferredContentSize` is another.
    func contentSizeDidChange() {
        preferredContentSizeDidChange(forChildContentContainer: presentedViewController)
    }
}
