public import Foundation
import SnapGraphics

extension UIView {
    /// Changes what a view shows with a transition: a cross-dissolve, or a flip round one of its axes.
    ///
    /// Difference: pages do not curl; a curl changes at once, with a warning. The perspective of a flip is not measured.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let group = CompletionGroup(completion)
        if areAnimationsEnabled, duration > 0 {
            begin(options, of: view, duration: duration, group: group)
        }
        if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
        view.layoutIfNeeded()
        group.seal()
    }

    /// Puts one view in the place of another with a transition of their superview.
    ///
    /// Without `.showHideTransitionViews` the first leaves its superview, and the second comes in.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            RuntimeWarnings.record("a transition from \(fromView.layoutName) does nothing: it has no superview")
            CompletionGroup(completion).seal()
            return
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                (fromView.isHidden, toView.isHidden) = (true, false)
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }

    private class func begin(
        _ options: AnimationOptions, of view: UIView, duration: TimeInterval, group: CompletionGroup
    ) {
        let kind = AnimationOptions(rawValue: options.rawValue & (7 << 20))
        let animation: CAAnimation
        switch kind {
        case .transitionCrossDissolve: animation = CATransition()
        case .transitionFlipFromLeft: animation = Flip(axis: CGVector(dx: 0, dy: 1), turnsForward: true)
        case .transitionFlipFromRight: animation = Flip(axis: CGVector(dx: 0, dy: 1), turnsForward: false)
        case .transitionFlipFromTop: animation = Flip(axis: CGVector(dx: 1, dy: 0), turnsForward: false)
        case .transitionFlipFromBottom: animation = Flip(axis: CGVector(dx: 1, dy: 0), turnsForward: true)
        case []: return
        default:
            RuntimeWarnings.record("a page curl of \(view.layoutName) is not drawn: it changes at once")
            return
        }
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(curve: options.curve)
        (animation as? CATransition)?.takePicture(of: view.layer)
        view.layer.run(
            animation, key: view.layer.freeKey("transition"), timeline: nil,
            groups: CompletionGroup.waiting(with: group))
    }
}

/// A layer turns its old side away, and then its new side towards the viewer.
private final class Flip: CATransition {
    private let axis: CGVector
    private let turnsForward: Bool

    init(axis: CGVector, turnsForward: Bool) {
        self.axis = axis
        self.turnsForward = turnsForward
        super.init()
    }

    required init() {
        (axis, turnsForward) = (.zero, true)
        super.init()
    }

    override func emit(
        at progress: Double, in bounds: CGRect, to emitter: inout LayerEmitter, new: (inout LayerEmitter) -> Void
    ) {
        let angle = CGFloat(progress < 0.5 ? progress : progress - 1) * .pi * (turnsForward ? 1 : -1)
        var perspective = CATransform3D.identity
        perspective.m34 = -1 / Self.distance
        let turned = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
            .concatenating(CATransform3DMakeRotation(angle, axis.dx, axis.dy, 0))
            .concatenating(perspective)
            .concatenating(CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0))
        emitter.projected(by: ProjectiveTransform(turned)) { emitter in
            if progress < 0.5 { self.emitOld(to: &emitter) } else { new(&emitter) }
        }
    }

    /// Of the viewer, in points.
    private static let distance: CGFloat = 1_000
}
