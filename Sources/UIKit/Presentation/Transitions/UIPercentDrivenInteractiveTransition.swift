/// Lets a finger move an animator's transition back and forth, under UIKit's name.
///
/// The animator's animations are begun, and their time is what `update(_:)` says; `finish()` and `cancel()` let it run to its end or back.
/// Source: Apple, *UIPercentDrivenInteractiveTransition*. Differences: `completionCurve` has no effect, and the progress of an animator that
/// works with a `UIViewPropertyAnimator` is its own.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Of the animator, in seconds.
    open private(set) var duration: CGFloat = 0
    /// From 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest of the way is gone, as a factor.
    open var completionSpeed: CGFloat = 1
    /// Kept.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true

    private weak var transition: PresentationTransition?
    private var time: TransitionTime?

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let transition = transitionContext as? PresentationTransition else { return }
        self.transition = transition
        duration = transition.transitionDuration
        percentComplete = 0
        time = TransitionTime(of: transition.movingLayers, duration: duration)
        transition.beginAnimations()
    }

    /// Shows the transition at a part of its way.
    /// - Parameter percentComplete: from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        guard let time else { return }
        self.percentComplete = max(0, min(1, percentComplete))
        time.seek(self.percentComplete)
        transition?.updateInteractiveTransition(self.percentComplete)
    }

    /// Goes the rest of the way, at the end of which the animator completes the transition.
    open func finish() {
        guard let time else { return }
        self.time = nil
        transition?.finishInteractiveTransition()
        time.run(speed: completionSpeed)
    }

    /// Goes the way back, at the end of which everything is as it was.
    open func cancel() {
        guard let time else { return }
        self.time = nil
        transition?.cancelInteractiveTransition()
        time.runBack(speed: completionSpeed) { [weak transition] in transition?.returned() }
    }
}
