import Testing

@testable import UIKit

@MainActor
struct ContextPresentationTests {
    /// A window with a controller that has a child in its lower half, between two bars.
    @MainActor private final class Stage {
        let window: UIWindow
        let root = UIViewController()
        let child = UIViewController()
        let content = UIViewController()
        let bar = UIView(frame: CGRect(x: 0, y: 600, width: 375, height: 67))

        init(_ style: UIModalPresentationStyle) {
            UIScreen.main.device = .phone375
            window = UIWindow()
            window.rootViewController = root
            root.addChild(child)
            child.view.frame = CGRect(x: 0, y: 300, width: 375, height: 367)
            child.view.autoresizingMask = []
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            root.view.addSubview(bar)
            window.makeKeyAndVisible()
            content.modalPresentationStyle = style
        }

        isolated deinit {
            window.isHidden = true
            UIScreen.main.device = .phone375
        }
    }

    @Test func `a controller that defines a context presents over its own view, below what is in front of that`() {
        let stage = Stage(.overCurrentContext)
        stage.child.definesPresentationContext = true
        stage.child.present(stage.content, animated: false)
        #expect(stage.content.presentingViewController === stage.child)
        #expect(stage.content.view.convert(stage.content.view.bounds, to: stage.window) == stage.child.view.frame)
        #expect(!stage.child.view.isHidden)
        #expect(stage.root.view.subviews.last === stage.bar)
        stage.child.view.frame = CGRect(x: 0, y: 100, width: 375, height: 200)
        stage.window.layoutIfNeeded()
        #expect(stage.content.view.convert(stage.content.view.bounds, to: stage.window) == stage.child.view.frame)
        stage.content.dismiss(animated: false)
        #expect(stage.child.presentedViewController == nil)
        #expect(stage.root.view.subviews == [stage.child.view, stage.bar])
    }

    @Test func `currentContext takes the context's view away meanwhile`() {
        let stage = Stage(.currentContext)
        stage.child.definesPresentationContext = true
        stage.child.present(stage.content, animated: false)
        #expect(stage.child.view.isHidden)
        stage.child.dismiss(animated: false)
        #expect(!stage.child.view.isHidden)
    }

    @Test func `without a context it is the root's`() {
        let stage = Stage(.overCurrentContext)
        stage.child.present(stage.content, animated: false)
        #expect(stage.content.presentingViewController === stage.root)
        #expect(stage.content.view.frame == stage.window.bounds)
    }
}
