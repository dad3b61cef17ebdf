import Testing

@testable import UIKit

/// What a controller can find out about its presentation and its parent. Source: Apple, *UIViewController*.
@MainActor struct PresentationStateTests {
    /// Notes in each callback what it is told of.
    private final class Asker: UIViewController {
        private(set) var log: [String] = []

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        private func note(_ callback: String) {
            let answers = [
                ("presented", isBeingPresented), ("dismissed", isBeingDismissed), ("to", isMovingToParent),
                ("from", isMovingFromParent),
            ].filter(\.1).map(\.0)
            log.append(([callback] + answers).joined(separator: " "))
        }

        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    private func present(
        _ controller: UIViewController, on presenter: UIViewController,
        _ style: UIModalPresentationStyle = .fullScreen
    ) {
        controller.modalPresentationStyle = style
        presenter.present(controller, animated: false)
    }

    @Test
    func
        `a screen in a presented navigation controller knows its presenter, and one in the presenter what is presented`()
    {
        let inner = UIViewController()
        let stage = TouchStage()
        let outer = UIViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: outer)
        let navigation = UINavigationController(rootViewController: inner)
        present(navigation, on: outer)
        #expect(inner.presentingViewController === stage.window.rootViewController)
        #expect(outer.presentedViewController === navigation)
        #expect(outer.navigationController?.visibleViewController === navigation)
        outer.dismiss(animated: false)
        #expect(inner.presentingViewController == nil)
        #expect(outer.presentedViewController == nil)
    }

    @Test func `only who is presented or dismissed itself says so, from the first callback to the last`() {
        let stage = TouchStage()
        let (first, second) = (Asker(), Asker())
        present(first, on: stage.controller)
        #expect(first.take() == ["willAppear presented", "didAppear presented"])
        present(second, on: first)
        #expect(first.take() == ["willDisappear", "didDisappear"])
        first.dismiss(animated: false)
        #expect(first.take() == ["willAppear", "didAppear"])
        #expect(second.take().suffix(2) == ["willDisappear dismissed", "didDisappear dismissed"])
        stage.controller.dismiss(animated: false)
        #expect(first.take() == ["willDisappear dismissed", "didDisappear dismissed"])
        #expect(!first.isBeingDismissed)
    }

    @Test func `a screen that is pushed moves to its parent, one that is popped from it, one that is covered neither`()
    {
        let stage = TouchStage()
        let (first, second) = (Asker(), Asker())
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        navigation.pushViewController(first, animated: false)
        #expect(first.take() == ["willAppear to", "didAppear to"])
        navigation.pushViewController(second, animated: false)
        #expect(first.take() == ["willDisappear", "didDisappear"])
        navigation.popViewController(animated: false)
        #expect(second.take().suffix(2) == ["willDisappear from", "didDisappear from"])
        #expect(first.take() == ["willAppear", "didAppear"])
    }

    @Test func `dismissing a chain tells nobody in between that it appears`() {
        let stage = TouchStage()
        let (first, second) = (Asker(), Asker())
        present(first, on: stage.controller)
        present(second, on: first)
        _ = first.take()
        stage.controller.dismiss(animated: false)
        #expect(first.take() == [])
        #expect(stage.controller.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(!first.view.isHidden)
    }

    /// Source: Apple, *Using responders and the responder chain to handle events*.
    @Test func `the next responder of what is presented is its presenter`() {
        let stage = TouchStage()
        let sheet = UIViewController()
        present(sheet, on: stage.controller, .pageSheet)
        #expect(sheet.view.next === sheet)
        #expect(sheet.next === stage.controller)
        stage.controller.dismiss(animated: false)
    }
}
