import Testing

@testable import UIKit

@MainActor struct PresentationLifetimeTests {
    /// Presents its popover each time it appears.
    private final class Host: UIViewController, UIPopoverPresentationControllerDelegate {
        private(set) var menus: [LoggingController] = []

        override func viewDidAppear(_ animated: Bool) {
            let menu = LoggingController()
            menu.modalPresentationStyle = .popover
            menu.popoverPresentationController?.sourceView = view
            menu.popoverPresentationController?.delegate = self
            menus.append(menu)
            present(menu, animated: false)
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    @Test func `a host that presents when it appears can be rendered again and again`() throws {
        let host = Host()
        for count in 1...2 {
            let rendering = try ViewRenderer.render(host, in: RenderEnvironment())
            #expect(rendering.warnings == [])
            #expect(rendering.layoutTree.root.children.map(\.className) == ["UIView", "PresentationContainerView"])
            #expect(host.menus.count == count)
            #expect(host.presentedViewController == nil)
        }
        #expect(
            host.menus[0].log == ["didLoad", "willAppear", "didLayout", "didAppear", "willDisappear", "didDisappear"])
    }

    @Test func `another root dismisses what the former one presented, from the top`() {
        let window = UIWindow()
        let root = LoggingController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let dialogs = [LoggingController(), LoggingController()]
        for dialog in dialogs { dialog.modalPresentationStyle = .overFullScreen }
        root.present(dialogs[0], animated: false)
        dialogs[0].present(dialogs[1], animated: false)
        #expect(window.presentations.count == 2)
        window.rootViewController = UIViewController()
        for dialog in dialogs {
            #expect(dialog.presentingViewController == nil)
            #expect(dialog.presentedViewController == nil)
            #expect(dialog.viewIfLoaded?.superview == nil)
            #expect(dialog.log.suffix(2) == ["willDisappear", "didDisappear"])
        }
        #expect(root.presentedViewController == nil)
        #expect(root.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(window.presentations.isEmpty)
        #expect(window.subviews.count == 1)
        window.isHidden = true
    }

    @Test func `a hidden window keeps what is presented and tells it`() {
        let window = UIWindow()
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let dialog = LoggingController()
        dialog.modalPresentationStyle = .overFullScreen
        root.present(dialog, animated: false)
        window.isHidden = true
        #expect(dialog.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(root.presentedViewController === dialog)
        window.isHidden = false
        #expect(dialog.log.suffix(2) == ["willAppear", "didAppear"])
        window.isHidden = true
    }

    @Test func `a root that another window takes over leaves its presentations behind`() {
        let root = UIViewController()
        let first = UIWindow()
        first.rootViewController = root
        first.makeKeyAndVisible()
        let dialog = UIViewController()
        dialog.modalPresentationStyle = .overFullScreen
        root.present(dialog, animated: false)
        first.isHidden = true
        let second = UIWindow()
        second.rootViewController = root
        #expect(first.rootViewController == nil)
        #expect(first.subviews.isEmpty)
        #expect(root.presentedViewController == nil)
        second.makeKeyAndVisible()
        #expect(root.view.window === second)
        second.isHidden = true
    }

    @Test func `a controller whose popover was only prepared is not kept`() {
        weak var prepared: UIViewController?
        weak var presentation: UIPresentationController?
        do {
            let menu = UIViewController()
            menu.modalPresentationStyle = .popover
            menu.popoverPresentationController?.permittedArrowDirections = .up
            prepared = menu
            presentation = menu.presentationController
            #expect(presentation != nil)
        }
        #expect(prepared == nil)
        #expect(presentation == nil)
    }

    private struct Weak {
        weak var controller: UIViewController?
    }

    @Test func `presentations that are over hold no controller`() {
        let window = UIWindow()
        let root = Host()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        var former: [Weak] = []
        for _ in 0..<200 {
            let menu = UIViewController()
            menu.modalPresentationStyle = .popover
            menu.popoverPresentationController?.sourceView = window
            menu.popoverPresentationController?.delegate = root
            window.rootViewController?.present(menu, animated: false)
            #expect(menu.view.window === window)
            former.append(Weak(controller: menu))
            window.rootViewController?.dismiss(animated: false)
        }
        #expect(former.count { $0.controller != nil } == 0)
        #expect(window.presentations.isEmpty)
        window.isHidden = true
    }

    @Test func `a window that is let go lets its controllers go`() {
        weak var root: UIViewController?
        weak var dialog: UIViewController?
        do {
            let window = UIWindow()
            let (below, above) = (UIViewController(), UIViewController())
            above.modalPresentationStyle = .overFullScreen
            window.rootViewController = below
            window.makeKeyAndVisible()
            below.present(above, animated: false)
            window.isHidden = true
            (root, dialog) = (below, above)
        }
        #expect(root == nil)
        #expect(dialog == nil)
    }
}
