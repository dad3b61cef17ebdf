import SnapDiff
import SnapGolden
import SnapGraphics
import Testing
import UIKit

@testable import SnapTesting

@MainActor struct ScreenTests {
    private func overlay(_ frame: CGRect? = nil) -> UIWindow {
        let window = frame.map { UIWindow(frame: $0) } ?? UIWindow()
        window.windowLevel = .alert
        window.backgroundColor = .red
        window.makeKeyAndVisible()
        return window
    }

    @Test func `a further window is part of the picture, and gone with the screen`() throws {
        let extra: UIWindow
        do {
            let screen = Screen(.iPhone8)
            screen.show(UIViewController())
            extra = overlay(CGRect(x: 0, y: 0, width: 10, height: 10))
            guard case .picture(let bitmap, let tree, _) = try Snapshotting<Screen, UIImage>.image.take(screen).artifact
            else {
                Issue.record("no picture")
                return
            }
            #expect(bitmap.width == 750)
            #expect(bitmap[19, 19] == 0xFF_00_00_FF)
            #expect(bitmap[20, 20] != 0xFF_00_00_FF)
            #expect(tree.root.className == "UIScreen")
            #expect(tree.root.children.map(\.className) == ["UIWindow", "UIWindow"])
            #expect(tree.root.children.map(\.frame.size.width) == [375, 10])
        }
        #expect(extra.isHidden)
        #expect(UIApplication.shared.windows.allSatisfy { $0 !== extra })
    }

    @Test func `a screen tells which addresses were opened while it existed`() throws {
        let first = try #require(URL(string: "https://example.org/before"))
        let second = try #require(URL(string: "mailto:ada@example.org"))
        UIApplication.shared.open(first)
        let screen = Screen(.iPhone8)
        UIApplication.shared.open(second)
        #expect(screen.openedURLs == [second])
    }

    @Test func `windows of before and of other screens are not on a screen`() throws {
        let earlier = overlay()
        defer { earlier.isHidden = true }
        let first = Screen(.iPhone8)
        first.show(UIViewController())
        let second = Screen(.iPhone8)
        second.show(UIViewController())
        #expect(first.windows == [first.window])
        #expect(second.windows == [second.window])
    }

    @Test func `a screen's end dismisses what is presented on it`() {
        let root = UIViewController()
        let dialog = UIViewController()
        dialog.modalPresentationStyle = .overFullScreen
        do {
            let screen = Screen(.iPhone8)
            screen.show(root)
            root.present(dialog, animated: false)
        }
        #expect(root.presentedViewController == nil)
        #expect(dialog.presentingViewController == nil)
    }

    @Test func `fonts and colours made in a test follow its screen`() {
        let before = UIFont.preferredFont(forTextStyle: .body).pointSize
        do {
            let screen = Screen(
                .iPhone8,
                traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: .dark),
                    UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
                ]))
            withExtendedLifetime(screen) {
                // Source: Apple, Human Interface Guidelines, Typography: Body is 53 points at AX5.
                #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
                #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
            }
        }
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == before)
    }
}
