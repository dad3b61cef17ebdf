import Testing

@testable import UIKit

@MainActor struct AdaptationTests {
    /// Puts what is adapted into a navigation controller, as the documentation has it.
    private final class Wraps: UIPopoverPresentationControllerDelegate {
        var log: [String] = []

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("asked for \(style)")
            return UINavigationController(rootViewController: controller.presentedViewController)
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will present as \(style)") }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            log.append("dismissed")
        }
    }

    private func popover(from source: UIView, _ delegate: any UIPopoverPresentationControllerDelegate)
        -> LoggingController
    {
        let content = LoggingController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = source
        content.popoverPresentationController?.delegate = delegate
        return content
    }

    @Test func `in an adapted style another controller stands in, and all that was set counts for it`() throws {
        let stage = TouchStage()
        let delegate = Wraps()
        let content = popover(from: stage.view, delegate)
        stage.controller.present(content, animated: true)
        stage.window.layoutIfNeeded()
        let navigation = try #require(stage.controller.presentedViewController as? UINavigationController)
        #expect(navigation.viewControllers == [content])
        #expect(content.log.contains("didAppear"))
        #expect(content.navigationController === navigation)
        #expect(navigation.presentationController is UIPopoverPresentationController)
        #expect(navigation.presentationController?.adaptivePresentationStyle == .formSheet)
        #expect(delegate.log == ["asked for formSheet", "will present as formSheet"])
        TouchDelivery(pressing: CGPoint(x: 100, y: 10))?.lift()
        #expect(delegate.log.last == "dismissed")
        #expect(stage.controller.presentedViewController == nil)
        #expect(content.view.window == nil)
    }

    @Test func `a style that is not adapted asks for nothing`() {
        let stage = TouchStage()
        let delegate = Wraps()
        UIScreen.main.device = DeviceModel.iPadMini.device()
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let content = popover(from: window, delegate)
        window.rootViewController?.present(content, animated: true)
        #expect(window.rootViewController?.presentedViewController === content)
        #expect(delegate.log == ["will present as none"])
        window.isHidden = true
        UIScreen.main.device = .phone375
        stage.window.layoutIfNeeded()
    }

    /// The methods that iOS 13 deprecated.
    private final class Old: UIPopoverPresentationControllerDelegate {
        var mayGo = false
        var dismissals = 0
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        func popoverPresentationControllerShouldDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) -> Bool { mayGo }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { dismissals += 1 }
    }

    @Test func `the methods that iOS 13 deprecated are called where the new ones are not there`() {
        let stage = TouchStage()
        let source = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        stage.add(source)
        let delegate = Old()
        let content = popover(from: source, delegate)
        content.preferredContentSize = CGSize(width: 200, height: 100)
        stage.controller.present(content, animated: true)
        stage.tap(10, 650)
        #expect(stage.controller.presentedViewController === content)
        delegate.mayGo = true
        stage.tap(10, 650)
        #expect(stage.controller.presentedViewController == nil)
        #expect(delegate.dismissals == 1)
        stage.controller.present(content, animated: true)
        stage.controller.dismiss(animated: true)
        #expect(delegate.dismissals == 1)
    }
}
