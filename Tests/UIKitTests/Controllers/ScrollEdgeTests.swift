import Testing

@testable import UIKit

/// Apple, *UINavigationBar.scrollEdgeAppearance* and its like: without one, a bar with no content under it has a clear background.
@MainActor struct ScrollEdgeTests {
    private let frame = CGRect(x: 0, y: 0, width: 393, height: 300)
    private let content = UIScrollView()
    private let screen = UIViewController()
    private let navigation: UINavigationController

    init() {
        screen.view = content
        content.backgroundColor = .white
        content.contentSize = CGSize(width: 393, height: 1000)
        screen.title = "Title"
        navigation = UINavigationController(rootViewController: screen)
        navigation.view.frame = frame
    }

    /// The colours of the navigation bar's ground and of the pixel below it.
    private func barColors() throws -> [String] {
        let picture = try Picture(navigation.view)
        return [picture.color(10, 20), picture.color(10, 44.1)]
    }

    @Test func `at the content's top a navigation bar is clear, without a hairline`() throws {
        try #expect(barColors() == ["#FFFFFF", "#FFFFFF"])
    }

    @Test func `content that is scrolled under the bar brings its standard look`() throws {
        _ = try barColors()
        content.contentOffset.y = 100
        try #expect(barColors() == ["#F7F7F7", "#B2B2B2"])
    }

    @Test func `a scroll edge appearance is shown at the edge only, the item's before the bar's`() throws {
        let red = UINavigationBarAppearance()
        red.configureWithOpaqueBackground()
        red.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        navigation.navigationBar.scrollEdgeAppearance = red
        try #expect(barColors()[0] == "#FF0000")
        let green = UINavigationBarAppearance()
        green.configureWithTransparentBackground()
        green.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        screen.navigationItem.scrollEdgeAppearance = green
        try #expect(barColors() == ["#00FF00", "#FFFFFF"])
        content.contentOffset.y = 100
        try #expect(barColors()[0] == "#F7F7F7")
    }

    @Test func `a screen names the scroll view that its bar follows`() throws {
        let plain = UIViewController()
        plain.view.backgroundColor = .white
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        inner.contentSize = CGSize(width: 393, height: 1000)
        plain.view.addSubview(UIView())
        plain.view.addSubview(inner)
        navigation.setViewControllers([plain], animated: false)
        _ = try barColors()
        inner.contentOffset.y = 200
        try #expect(barColors()[0] == "#FFFFFF", "the first view in the screen's is no scroll view")
        plain.setContentScrollView(inner, for: .top)
        #expect(plain.contentScrollView(for: .top) === inner && plain.contentScrollView(for: .bottom) == nil)
        try #expect(barColors()[0] == "#F7F7F7")
    }

    @Test func `a tab bar is clear where the content ends above it`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.view.frame = frame
        _ = try Picture(tabs.view)
        let scrolled = try Picture(tabs.view)
        #expect(scrolled.color(5, 260) == "#F7F7F7")
        content.contentOffset.y = 1000 - content.bounds.height + content.adjustedContentInset.bottom
        try #expect(Picture(tabs.view).color(5, 260) == "#FFFFFF")
    }

    /// Apple, *UIScrollView.ContentInsetAdjustmentBehavior.automatic*: whether the content scrolls or not.
    @Test func `content in a navigation controller begins below the bar though it does not scroll`() {
        let short = UIViewController()
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        short.view = view
        navigation.setViewControllers([short], animated: false)
        navigation.view.layoutIfNeeded()
        #expect(view.adjustedContentInset.top == 44)
        view.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(view.adjustedContentInset.top == 0)
    }
}
