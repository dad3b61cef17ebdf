import Foundation
import Testing

@testable import UIKit

@MainActor struct TransitionTests {
    /// A card at the bottom over a shade, which comes and goes with its transition.
    private final class CardController: UIPresentationController {
        let shade = UIView()
        private(set) var log: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
        }

        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            log.append("willBegin")
            shade.frame = containerView.bounds
            shade.alpha = 0
            containerView.insertSubview(shade, at: 0)
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { _ in self.shade.alpha = 1 }, completion: { _ in self.log.append("beside") })
        }

        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("didEnd \(completed)") }

        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
            log.append("dismissalWillBegin")
        }

        override func dismissalTransitionDidEnd(_ completed: Bool) { log.append("dismissalDidEnd \(completed)") }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    /// Slides in from below in half a second.
    private final class Slide: UIViewControllerAnimatedTransitioning {
        let isPresenting: Bool
        private(set) var hasEnded = false

        init(isPresenting: Bool) { self.isPresenting = isPresenting }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: isPresenting ? .to : .from),
                let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from)
            else { return transitionContext.completeTransition(false) }
            if isPresenting {
                view.frame = transitionContext.finalFrame(for: controller)
                transitionContext.containerView.addSubview(view)
                view.alpha = 0
            }
            UIView.animate(withDuration: 0.5) {
                view.alpha = self.isPresenting ? 1 : 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { hasEnded = transitionCompleted }
    }

    @MainActor private final class Delegate: UIViewControllerTransitioningDelegate {
        let isAnimated: Bool
        private(set) var card: CardController?
        private(set) var slides: [Slide] = []

        init(isAnimated: Bool) { self.isAnimated = isAnimated }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let card = CardController(presentedViewController: presented, presenting: presenting)
            self.card = card
            return card
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isPresenting: true) }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { slide(isPresenting: false) }

        private func slide(isPresenting: Bool) -> Slide? {
            guard isAnimated else { return nil }
            let slide = Slide(isPresenting: isPresenting)
            slides.append(slide)
            return slide
        }
    }

    private func content(_ delegate: Delegate) -> LoggingController {
        let content = LoggingController()
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = delegate
        return content
    }

    @Test func `a custom presentation is where its controller says, with what that adds`() throws {
        let stage = TouchStage()
        let delegate = Delegate(isAnimated: false)
        let content = content(delegate)
        var isDone = false
        stage.controller.present(content, animated: true) { isDone = true }
        let card = try #require(delegate.card)
        #expect(isDone)
        #expect(content.presentationController === card)
        #expect(content.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
        let subviews: [UIView] = [card.shade, content.view]
        #expect(card.containerView?.subviews == subviews)
        #expect(card.shade.alpha == 1)
        #expect(card.log == ["willBegin", "didEnd true", "beside"])
        stage.controller.dismiss(animated: true)
        #expect(card.log.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
        #expect(card.shade.alpha == 0)
        #expect(content.view.superview == nil)
    }

    @Test func `an animator takes time of the virtual clock, and ends the transition`() throws {
        let stage = TouchStage()
        let delegate = Delegate(isAnimated: true)
        let content = content(delegate)
        var isDone = false
        stage.controller.present(content, animated: true) { isDone = true }
        #expect(!isDone)
        #expect(content.isBeingPresented)
        #expect(content.view.frame == CGRect(x: 0, y: 467, width: 375, height: 200))
        VirtualClock.shared.advance(by: 0.4)
        #expect(!isDone)
        VirtualClock.shared.advance(by: 0.1)
        #expect(isDone)
        #expect(content.log.last == "didAppear")
        #expect(delegate.slides.map(\.hasEnded) == [true])
        stage.controller.dismiss(animated: true)
        #expect(content.isBeingDismissed)
        #expect(content.view.superview != nil)
        VirtualClock.shared.advance(by: 0.5)
        #expect(content.view.superview == nil)
        #expect(content.log.last == "didDisappear")
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func `without animation an animator is not asked`() {
        let stage = TouchStage()
        let delegate = Delegate(isAnimated: true)
        let content = content(delegate)
        stage.controller.present(content, animated: false)
        #expect(content.log.last == "didAppear")
        #expect(delegate.slides.isEmpty)
        // Dismissed while still on its way in, it is in first.
        stage.controller.dismiss(animated: false)
        stage.controller.present(content, animated: true)
        stage.controller.dismiss(animated: false)
        #expect(content.view.superview == nil)
        #expect(stage.controller.presentedViewController == nil)
        // The animation that was begun comes to its end, and ends nothing a second time.
        VirtualClock.shared.advance(by: 0.5)
        #expect(content.log.last == "didDisappear")
    }

    @Test func `over the current context it covers the controller that defines one`() {
        let stage = TouchStage()
        let pane = UIViewController()
        pane.definesPresentationContext = true
        stage.controller.addChild(pane)
        pane.view.frame = CGRect(x: 100, y: 200, width: 150, height: 300)
        stage.add(pane.view)
        pane.didMove(toParent: stage.controller)
        let inner = UIViewController()
        pane.addChild(inner)
        pane.view.addSubview(inner.view)
        inner.didMove(toParent: pane)
        let cover = UIViewController()
        cover.modalPresentationStyle = .overCurrentContext
        inner.present(cover, animated: true)
        #expect(cover.presentingViewController === pane)
        #expect(cover.view.convert(cover.view.bounds, to: nil) == CGRect(x: 100, y: 200, width: 150, height: 300))
        inner.dismiss(animated: true)
        #expect(pane.presentedViewController == nil)
        let whole = UIViewController()
        whole.modalPresentationStyle = .overFullScreen
        inner.present(whole, animated: true)
        #expect(whole.presentingViewController === stage.controller)
        whole.dismiss(animated: true)
    }

    @Test func `a second presentation by the same controller is refused with a warning`() {
        let stage = TouchStage()
        let (first, second) = (UIViewController(), UIViewController())
        stage.controller.present(first, animated: true)
        let messages = RuntimeWarnings.collect { stage.controller.present(second, animated: true) }.messages
        #expect(messages == ["UIViewController presents UIViewController already: UIViewController was not presented"])
        first.present(second, animated: true)
        #expect(second.presentingViewController === first)
        stage.controller.dismiss(animated: true)
        #expect(first.presentedViewController == nil && stage.controller.presentedViewController == nil)
    }

    @Test func `a thousand presentations leave nothing behind`() {
        let stage = TouchStage()
        let source = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        stage.add(source)
        final class Weak {
            weak var object: AnyObject?
            init(_ object: AnyObject?) { self.object = object }
        }
        final class Stays: UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .none
            }
        }
        let delegate = Stays()
        var traces: [Weak] = []
        func presentOnce(_ number: Int) {
            let controller: UIViewController
            switch number % 4 {
            case 0:
                let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                alert.addTextField()
                controller = alert
            case 1:
                controller = UIViewController()
                controller.modalPresentationStyle = .popover
                controller.popoverPresentationController?.sourceView = source
                controller.popoverPresentationController?.delegate = delegate
            case 2: controller = UINavigationController(rootViewController: UIViewController())
            default:
                controller = UIViewController()
                controller.modalPresentationStyle = .fullScreen
            }
            stage.controller.present(controller, animated: true)
            stage.window.layoutIfNeeded()
            let presentation = controller.presentationController
            let parts: [AnyObject?] = [controller, controller.view, presentation, presentation?.containerView]
            traces += parts.map { Weak($0) }
            #expect(presentation?.containerView != nil)
            stage.controller.dismiss(animated: true)
        }
        for number in 0..<1_000 { presentOnce(number) }
        #expect(traces.count == 4_000)
        #expect(traces.count { $0.object != nil } == 0)
        #expect(stage.window.subviews.count == 1)
        #expect(stage.window.presentations.isEmpty)
    }
}
