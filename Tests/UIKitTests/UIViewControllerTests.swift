import Testing
import UIKit

/// Writes down what it is told.
@MainActor
final class LoggingController: UIViewController {
    var log: [String] = []

    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    override func viewDidLayoutSubviews() { log.append("didLayout") }
}

@MainActor
@Suite struct UIViewControllerTests {
    @Test func aWindowShowsItsRootWithTheCallbacksInOrder() {
        let controller = LoggingController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        #expect(controller.log == [])
        window.makeKeyAndVisible()
        #expect(controller.log == ["didLoad", "willAppear", "didLayout", "didAppear"])
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.safeAreaInsets.top == 20)
        window.rootViewController = nil
        #expect(controller.log.suffix(2) == ["willDisappear", "didDisappear"])
        window.isHidden = true
        #expect(UIApplication.shared.windows.allSatisfy { $0 !== window })
    }

    @Test func aRootViewHasTheSystemsMargins() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
    }

    @Test func presentingAndDismissingKeepsTheChain() {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = root
        window.makeKeyAndVisible()
        defer { window.isHidden = true }

        let dialog = LoggingController()
        dialog.modalPresentationStyle = .overFullScreen
        var completed = false
        root.present(dialog, animated: true) { completed = true }
        #expect(completed)
        #expect(root.presentedViewController === dialog)
        #expect(dialog.presentingViewController === root)
        #expect(dialog.view.window === window)
        #expect(dialog.log == ["didLoad", "willAppear", "didLayout", "didAppear"])

        dialog.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
        #expect(dialog.view.window == nil)
        #expect(dialog.log.suffix(2) == ["willDisappear", "didDisappear"])
    }

    @Test func childrenAppearWithTheirParent() {
        let parent = UIViewController()
        let child = LoggingController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        #expect(child.log.filter { $0 != "didLayout" } == ["didLoad", "willAppear", "didAppear"])
        #expect(child.parent === parent)
    }
}
