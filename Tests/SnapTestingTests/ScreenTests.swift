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

    /// Each of these tests is two: a first one that leaves something behind, and a second one.
    private func test(_ body: (Screen, UIViewController) -> Void) {
        let screen = Screen(.iPhone8)
        let root = UIViewController()
        screen.show(root)
        body(screen, root)
    }

    @Test func `what a test has begun does not go on in the next`() {
        var log: [String] = []
        var links: [CADisplayLink] = []
        weak var first: UIViewController?
        test { screen, root in
            first = root
            let view = UIView()
            root.view.addSubview(view)
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: { _ in
                log.append("faded \(root)")
            }
            UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
                view.center.x = 100
            } completion: { _ in
                log.append("moved \(root)")
            }
            UIView.animate(withDuration: 0) {
            } completion: { _ in
                log.append("at once \(root)")
            }
            VirtualClock.shared.schedule(after: 1) { log.append("late \(root)") }
            let link = CADisplayLink(target: root, selector: Selector(UIViewController.viewDidLoad))
            link.add(to: .main, forMode: .common)
            links.append(link)
            screen.advance(by: 0)
            log = []
        }
        links = []
        test { screen, _ in screen.advance(by: 2) }
        #expect(log == [])
        #expect(first == nil)
    }

    @Test func `a tap is not the second one of another test`() {
        var counts: [Int] = []
        for _ in 0..<2 {
            test { screen, root in
                let button = UIButton(frame: root.view.bounds)
                button.addAction(UIAction { _ in counts.append(1) }, for: .touchDown)
                button.addAction(UIAction { _ in counts.append(2) }, for: .touchDownRepeat)
                root.view.addSubview(button)
                screen.tap(at: CGPoint(x: 100, y: 100))
            }
        }
        #expect(counts == [1, 1])
    }

    @Test func `settings, copied texts, transactions, image contexts and warnings of a test end with it`() {
        let traits = UITraitCollection.current
        UIPasteboard.general.string = nil
        test { _, root in
            UIView.setAnimationsEnabled(false)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            UIPasteboard.general.string = "copied"
            UIViewController().present(root, animated: false)
        }
        #expect(UIView.areAnimationsEnabled)
        #expect(!CATransaction.disableActions())
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UITraitCollection.current == traits)
        #expect(UIPasteboard.general.string == nil)
        #expect(RuntimeWarnings.take() == [])
    }

    @Test func `settings from before a screen stay after it`() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        test { _, _ in UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
    }
}
