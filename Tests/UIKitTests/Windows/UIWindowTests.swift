import Testing

@testable import UIKit

@MainActor struct UIWindowTests {
    @Test func `a window without a frame fills the screen`() {
        #expect(UIWindow().frame == UIScreen.main.bounds)
        #expect(UIWindow(frame: .zero).frame == .zero)
    }

    @Test func `a level may be told by its distance from another`() {
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001))
        #expect(UIWindow.Level.statusBar - 1 < .statusBar)
    }

    @Test func `the windows are in the order of their levels, then of being shown`() {
        let before = UIApplication.shared.windows.count
        let (alert, first, second) = (UIWindow(), UIWindow(), UIWindow())
        alert.windowLevel = .alert
        for window in [alert, first, second] { window.isHidden = false }
        defer { for window in [alert, first, second] { window.isHidden = true } }
        func shown() -> [ObjectIdentifier] {
            UIApplication.shared.windows.filter { [alert, first, second].contains($0) }.map { ObjectIdentifier($0) }
        }
        #expect(shown() == [first, second, alert].map { ObjectIdentifier($0) })
        first.makeKeyAndVisible()
        #expect(shown() == [second, first, alert].map { ObjectIdentifier($0) })
        #expect(UIApplication.shared.windows.count == before + 3)
    }

    @Test func `a hidden key window gives the keys to the foremost one`() {
        let (below, above) = (UIWindow(), UIWindow())
        below.makeKeyAndVisible()
        above.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === above)
        above.isHidden = true
        #expect(!above.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === below)
        below.isHidden = true
    }

    @Test func `several windows are drawn by level, under one root`() throws {
        let (alert, base) = (UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), UIWindow())
        alert.windowLevel = .alert
        alert.backgroundColor = .red
        base.backgroundColor = .white
        for window in [alert, base] { window.isHidden = false }
        defer { for window in [alert, base] { window.isHidden = true } }
        let windows = UIApplication.shared.windows.filter { [alert, base].contains($0) }
        let rendering = try ViewRenderer.render(windows, in: RenderEnvironment())
        let root = rendering.layoutTree.root
        #expect(root.className == "UIScreen")
        #expect(root.frame == UIScreen.main.bounds)
        #expect(root.children.map(\.frame) == [UIScreen.main.bounds, alert.frame])
        #expect(rendering.displayList.items.count == 2)
        #expect(rendering.displayList.width == 750)
        let single = try ViewRenderer.render([base], in: RenderEnvironment()).layoutTree.root
        #expect(single.className == "UIWindow")
    }
}
