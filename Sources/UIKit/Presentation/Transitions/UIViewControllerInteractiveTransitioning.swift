/// What lets a finger drive a presentation or a dismissal, under UIKit's name.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition, which goes on by `updateInteractiveTransition(_:)` and its kin.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// False lets the animator run as without a finger.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { true }
}
