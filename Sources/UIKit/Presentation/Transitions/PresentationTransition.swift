import Foundation

/// A presentation or a dismissal that is under way: the animator's context, and the coordinator of what runs beside it.
///
/// Without an animator it is over when `run()` returns.
final class PresentationTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
    private let presentation: UIPresentationController
    let isPresenting: Bool
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let atEnd: () -> Void

    /// What was asked to run beside the transition, until it begins.
    private var alongside: [() -> Void] = []
    private var completions: [() -> Void] = []
    private var isOver = false
    private var hasBegun = false
    private(set) var transitionWasCancelled = false

    init(
        of presentation: UIPresentationController, isPresenting: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?, atEnd: @escaping () -> Void
    ) {
        self.presentation = presentation
        self.isPresenting = isPresenting
        self.animator = animator
        self.atEnd = atEnd
    }

    /// Runs what is beside the transition, and the animator, which ends it.
    func run() {
        hasBegun = true
        let beside = alongside
        alongside = []
        guard let animator else {
            for animation in beside { animation() }
            return completeTransition(true)
        }
        UIView.animate(withDuration: transitionDuration) {
            for animation in beside { animation() }
        }
        animator.animateTransition(using: self)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        transitionWasCancelled = !didComplete
        if !didComplete {
            RuntimeWarnings.record(
                "\(animator.map { "\(type(of: $0))" } ?? "a transition") cancelled a transition, which only a finger may do: it was completed"
            )
        }
        atEnd()
        for completion in completions { completion() }
        animator?.animationEnded(didComplete)
    }

    // MARK: Beside the transition

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
    var isInteractive: Bool { false }
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
