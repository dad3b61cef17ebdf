import Foundation

/// A presentation or a dismissal that is under way: the animator's context, and the coordinator of what runs beside it.
///
/// Without an animator it is over when `run()` returns.
final class PresentationTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    private let presentation: UIPresentationController
    let isPresenting: Bool
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Gets whether the transition was completed, or given up.
    private let atEnd: (Bool) -> Void

    /// What was asked to run beside the transition, until it begins.
    private var alongside: [() -> Void] = []
    private var completions: [() -> Void] = []
    private var interactionObservers: [() -> Void] = []
    private var isOver = false
    private var hasBegun = false
    private(set) var transitionWasCancelled = false
    /// A finger drives it.
    private(set) var isInteractive = false
    private(set) var percentComplete: CGFloat = 0

    init(
        of presentation: UIPresentationController, isPresenting: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil, atEnd: @escaping (Bool) -> Void
    ) {
        self.presentation = presentation
        self.isPresenting = isPresenting
        self.animator = animator
        self.interaction = interaction
        self.atEnd = atEnd
    }

    /// Runs what is beside the transition, and the animator, which ends it; or lets a finger drive both.
    func run() {
        hasBegun = true
        guard animator != nil else {
            for animation in takeAlongside() { animation() }
            return completeTransition(true)
        }
        guard let interaction, interaction.wantsInteractiveStart else { return beginAnimations() }
        isInteractive = true
        interaction.startInteractiveTransition(self)
    }

    /// Begins what is beside the transition, and the animator.
    func beginAnimations() {
        let beside = takeAlongside()
        UIView.animate(withDuration: transitionDuration) {
            for animation in beside { animation() }
        }
        animator?.animateTransition(using: self)
    }

    private func takeAlongside() -> [() -> Void] {
        defer { alongside = [] }
        return alongside
    }

    /// What a transition moves: all that is in the container, and the presenter.
    var movingLayers: [CALayer] {
        [presentation.containerView?.layer, presenter.viewIfLoaded?.layer].compactMap { $0 }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        isInteractive = false
        atEnd(didComplete)
        for completion in completions { completion() }
        animator?.animationEnded(didComplete)
    }

    // MARK: The finger

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        interactionEnds(cancelled: false)
    }

    func cancelInteractiveTransition() {
        interactionEnds(cancelled: true)
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    private func interactionEnds(cancelled: Bool) {
        transitionWasCancelled = cancelled
        isInteractive = false
        for observer in interactionObservers { observer() }
    }

    /// The way back is gone: the animator hears at the clock's next turn that its animations did not finish. One that waits for nothing
    /// would never end the transition.
    func returned() {
        VirtualClock.shared.schedule(after: 0) { self.completeTransition(false) }
    }

    // MARK: Beside the transition

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        interactionObservers.append { handler(self) }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation {
            if hasBegun { animation(self) } else { alongside.append { animation(self) } }
        }
        if let completion { completions.append { completion(self) } }
        return true
    }

    // MARK: What is known

    var isAnimated: Bool { animator != nil }
    var initiallyInteractive: Bool { interaction?.wantsInteractiveStart ?? false }
    var isCancelled: Bool { transitionWasCancelled }
    var presentationStyle: UIModalPresentationStyle { presentation.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }
    var transitionDuration: TimeInterval { animator?.transitionDuration(using: self) ?? 0 }

    var containerView: UIView {
        guard let container = presentation.containerView else {
            preconditionFailure("a transition has a container as long as it is under way")
        }
        return container
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from, .to: (key == .to) == isPresenting ? presented : presenter
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from, .to:
            (key == .to) == isPresenting
                ? presentation.presentedView : presentation.shouldRemovePresentersView ? presenter.view : nil
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === presented && isPresenting ? .zero : vc.view.frame
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        guard vc === presented else { return vc.view.frame }
        return isPresenting ? presentation.frameOfPresentedViewInContainerView : .zero
    }

    private var presented: UIViewController { presentation.presentedViewController }
    private var presenter: UIViewController { presentation.presentingViewController }
}
