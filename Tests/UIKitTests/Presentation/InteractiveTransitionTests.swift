import Foundation
import Testing

@testable import UIKit

@MainActor struct InteractiveTransitionTests {
    /// Moves the presented view down and away, or up, in a second.
    private final class Slide: UIViewControllerAnimatedTransitioning {
        let isPresenting: Bool
        private(set) var ends: [Bool] = []

        init(isPresenting: Bool) { self.isPresenting = isPresenting }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
                return transitionContext.completeTransition(false)
            }
            let bounds = transitionContext.containerView.bounds
            if isPresenting {
                view.frame = bounds.offsetBy(dx: 0, dy: bounds.height)
                transitionContext.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = self.isPresenting ? bounds : bounds.offsetBy(dx: 0, dy: bounds.height)
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
    }

    /// A presented controller that a finger takes down.
    @MainActor private final class Stage: UIViewControllerTransitioningDelegate {
        let touch = TouchStage()
        let content = LoggingController()
        var interaction: UIPercentDrivenInteractiveTransition?
        private(set) var slides: [Slide] = []
        private(set) var completions = 0

        init(style: UIModalPresentationStyle = .overFullScreen) {
            VirtualClock.shared.advance(by: 1)
            content.modalPresentationStyle = style
            content.transitioningDelegate = self
        }

        func present() {
            touch.controller.present(content, animated: true) { self.completions += 1 }
        }

        func dismiss() {
            touch.controller.dismiss(animated: true) { self.completions += 1 }
        }

        /// Of appearance, without layout.
        var calls: [String] { content.log.filter { $0 != "didLayout" } }

        /// Where the presented view is seen, in points from its place.
        var shownOffset: CGFloat {
            (content.view.layer.presentation()?.position.y ?? .nan) - touch.window.bounds.midY
        }

        private func slide(_ isPresenting: Bool) -> Slide {
            let slide = Slide(isPresenting: isPresenting)
            slides.append(slide)
            return slide
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide(true) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide(false) }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// Presented without a finger, and about to be dismissed by one.
    private func dismissing(style: UIModalPresentationStyle = .overFullScreen) -> (
        Stage, UIPercentDrivenInteractiveTransition
    ) {
        let stage = Stage(style: style)
        stage.present()
        VirtualClock.shared.advance(by: 1)
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.interaction = interaction
        stage.content.log = []
        stage.dismiss()
        return (stage, interaction)
    }

    @Test func `a finger moves the transition back and forth, whatever time passes`() {
        let (stage, interaction) = dismissing()
        #expect(stage.content.transitionCoordinator?.isInteractive == true)
        #expect(stage.shownOffset == 0)
        interaction.update(0.5)
        #expect(abs(stage.shownOffset - 333.5) < 1e-6)
        VirtualClock.shared.advance(by: 3)
        #expect(abs(stage.shownOffset - 333.5) < 1e-6)
        interaction.update(0.25)
        #expect(abs(stage.shownOffset - 166.75) < 1e-6)
        #expect(interaction.percentComplete == 0.25)
        #expect(stage.content.transitionCoordinator?.percentComplete == 0.25)
        #expect(stage.calls == ["willDisappear"])
        interaction.cancel()
        VirtualClock.shared.settle()
    }

    @Test func `what the finger finishes runs the rest of the way, at its speed`() {
        let (stage, interaction) = dismissing()
        interaction.update(0.5)
        interaction.completionSpeed = 2
        interaction.finish()
        VirtualClock.shared.advance(by: 0.125)
        #expect(abs(stage.shownOffset - 500.25) < 1e-3)
        VirtualClock.shared.advance(by: 0.126)
        #expect(stage.content.view.superview == nil)
        #expect(stage.calls == ["willDisappear", "didDisappear"])
        #expect(stage.slides.map(\.ends) == [[true], [true]])
        #expect(stage.completions == 2)
    }

    @Test func `what the finger cancels goes back, and the controller appears anew`() {
        let (stage, interaction) = dismissing()
        interaction.update(0.5)
        interaction.cancel()
        VirtualClock.shared.advance(by: 0.25)
        #expect(abs(stage.shownOffset - 166.75) < 1e-6)
        VirtualClock.shared.advance(by: 0.5)
        #expect(stage.shownOffset == 0)
        #expect(stage.content.view.frame.minY == 0)
        #expect(stage.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(stage.slides.map(\.ends) == [[true], [false]])
        #expect(stage.touch.controller.presentedViewController === stage.content)
        // Only the presentation has completed.
        #expect(stage.completions == 1)
        stage.interaction = nil
        stage.dismiss()
        VirtualClock.shared.advance(by: 1)
        #expect(stage.content.view.superview == nil)
    }

    @Test func `settling brings a cancelled transition back without time`() {
        let (stage, interaction) = dismissing()
        interaction.update(0.9)
        interaction.cancel()
        VirtualClock.shared.settle()
        #expect(stage.content.view.frame.minY == 0)
        #expect(stage.calls.last == "didAppear")
    }

    @Test func `a presentation that is cancelled never was`() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.interaction = interaction
        stage.present()
        interaction.update(0.3)
        interaction.cancel()
        VirtualClock.shared.advance(by: 1)
        #expect(stage.content.view.window == nil)
        #expect(stage.touch.controller.presentedViewController == nil)
        #expect(stage.touch.window.presentations.isEmpty)
        #expect(stage.calls.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(stage.completions == 0)
    }

    @Test func `a cancelled dismissal of a full screen hides the presenter again`() {
        let (stage, interaction) = dismissing(style: .fullScreen)
        #expect(!stage.touch.view.isHidden)
        interaction.cancel()
        VirtualClock.shared.settle()
        #expect(stage.touch.view.isHidden)
    }

    @Test func `without a wish to begin with a finger the animator runs by itself`() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        stage.interaction = interaction
        stage.present()
        VirtualClock.shared.advance(by: 1)
        #expect(stage.completions == 1)
    }

    @Test func `an animator that does not complete undoes the transition`() {
        final class Refuses: UIViewControllerAnimatedTransitioning {
            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.1 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                transitionContext.completeTransition(false)
            }
        }
        @MainActor final class Delegate: UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Refuses() }
        }
        let touch = TouchStage()
        let delegate = Delegate()
        let content = UIViewController()
        content.modalPresentationStyle = .overFullScreen
        content.transitioningDelegate = delegate
        touch.controller.present(content, animated: true)
        #expect(touch.controller.presentedViewController == nil)
        #expect(content.viewIfLoaded?.window == nil)
    }

    /// The way of the finger in points, and whether the screen is popped.
    private nonisolated static let swipes: [(from: CGFloat, to: CGFloat, pops: Bool)] = [
        (5, 300, true), (5, 100, false), (60, 360, false),
    ]

    @Test(arguments: swipes)
    func `a swipe from the leading edge beyond the middle goes back`(from: CGFloat, to: CGFloat, pops: Bool) {
        let touch = TouchStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        touch.window.rootViewController = navigation
        navigation.pushViewController(UIViewController(), animated: false)
        touch.window.layoutIfNeeded()
        let finger = touch.press(CGPoint(x: from, y: 300))
        VirtualClock.shared.advance(by: 1)
        finger?.move(to: CGPoint(x: (from + to) / 2, y: 300))
        VirtualClock.shared.advance(by: 1)
        finger?.move(to: CGPoint(x: to, y: 300))
        finger?.lift()
        #expect(navigation.viewControllers.count == (pops ? 1 : 2))
    }

    @Test func `a screen without a back button is not swiped away`() {
        let touch = TouchStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        touch.window.rootViewController = navigation
        let second = UIViewController()
        second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        navigation.pushViewController(second, animated: false)
        touch.window.layoutIfNeeded()
        touch.drag(CGPoint(x: 5, y: 300), CGPoint(x: 350, y: 300))
        #expect(navigation.viewControllers.count == 2)
    }
}
