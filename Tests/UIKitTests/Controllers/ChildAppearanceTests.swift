import Testing

@testable import UIKit

/// A child appears and disappears with its view, whatever `addChild(_:)` and `removeFromParent()` say.
@MainActor struct ChildAppearanceTests {
    @MainActor private final class Stage {
        let parent = LoggingController()
        let child = LoggingController()
        let window = UIWindow()

        init() {
            window.rootViewController = parent
            window.makeKeyAndVisible()
        }

        func adopt() {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }

        var childLog: [String] { child.log.filter { $0 != "didLayout" } }
    }

    @Test func `a child of a shown parent hears nothing before its view is added`() {
        let stage = Stage()
        defer { stage.window.isHidden = true }
        stage.parent.addChild(stage.child)
        #expect(stage.child.log == [])
        #expect(!stage.child.isViewLoaded)
        stage.parent.view.addSubview(stage.child.view)
        #expect(stage.child.log == ["didLoad", "willAppear"])
        stage.window.layoutIfNeeded()
        #expect(stage.child.log == ["didLoad", "willAppear", "didLayout", "didAppear"])
    }

    @Test func `a child disappears when its view leaves the window`() {
        let stage = Stage()
        defer { stage.window.isHidden = true }
        stage.adopt()
        stage.window.layoutIfNeeded()
        stage.child.willMove(toParent: nil)
        stage.child.view.removeFromSuperview()
        #expect(stage.childLog == ["didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"])
        stage.child.removeFromParent()
        #expect(stage.childLog.count == 5)
    }

    @Test func `a child whose view was not added does not appear with its parent`() {
        let stage = Stage()
        stage.window.rootViewController = nil
        stage.parent.addChild(stage.child)
        stage.window.rootViewController = stage.parent
        #expect(stage.child.log == [])
        stage.window.isHidden = true
    }

    @Test func `moving a view within its window is no appearance`() {
        let stage = Stage()
        defer { stage.window.isHidden = true }
        stage.adopt()
        stage.window.layoutIfNeeded()
        let box = UIView()
        stage.parent.view.addSubview(box)
        box.addSubview(stage.child.view)
        stage.window.layoutIfNeeded()
        #expect(stage.childLog == ["didLoad", "willAppear", "didAppear"])
    }

    @Test func `children appear and disappear with the window`() {
        let stage = Stage()
        stage.adopt()
        stage.window.layoutIfNeeded()
        stage.window.isHidden = true
        #expect(stage.childLog.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(stage.parent.log.suffix(2) == ["willDisappear", "didDisappear"])
        stage.window.isHidden = false
        #expect(stage.childLog.suffix(2) == ["willAppear", "didAppear"])
        #expect(stage.parent.log.filter { $0 != "didLayout" }.suffix(2) == ["willAppear", "didAppear"])
        stage.window.isHidden = true
    }

    @Test func `a controller without a parent appears with its view`() {
        let stage = Stage()
        defer { stage.window.isHidden = true }
        stage.parent.view.addSubview(stage.child.view)
        stage.window.layoutIfNeeded()
        #expect(stage.childLog == ["didLoad", "willAppear", "didAppear"])
        stage.child.view.removeFromSuperview()
        #expect(stage.childLog.suffix(2) == ["willDisappear", "didDisappear"])
    }
}
