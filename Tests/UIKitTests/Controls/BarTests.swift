import SnapRaster
import Testing

@testable import UIKit

/// Places and colours read from pictures of iOS 13 to 17.
@MainActor
@Suite struct BarTests {
    // Sizes here are those of a phone at 2x.
    init() {
        UIScreen.main.device = .phone375
    }

    private func bar(_ item: UINavigationItem, width: CGFloat = 393, height: CGFloat = 44) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
        bar.items = [item]
        return bar
    }

    @Test func `a navigation bar has iOS's ground, hairline and title`() throws {
        let bar = bar(UINavigationItem(title: "Heading"))
        let picture = try Picture(bar, at: CGPoint(x: 0, y: 54))
        #expect(picture.color(10, 60) == "#F7F7F7")
        // The hairline is a pixel below the bar.
        #expect(picture.color(10, 98.1) == "#B2B2B2")
        #expect(picture.color(10, 98.5) == "#FFFFFF")
        #expect(picture.facts == [.init("title", "Heading")])
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        let title = bar.parts.title
        #expect(abs(title.center.x - 196.5) <= 0.5)
    }

    @Test func `the title makes room for the buttons`() {
        let item = UINavigationItem(title: "A rather long title of a screen")
        item.rightBarButtonItems = [
            UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
            UIBarButtonItem(title: "Another", style: .plain, target: nil, action: nil),
        ]
        let bar = bar(item, width: 320)
        bar.layoutIfNeeded()
        let buttons = bar.subviews.compactMap { $0 as? BarButtonView }
        // The first right item is the outermost, 16 points from the edge.
        #expect(buttons.map { $0.label.text } == ["Done", "Another"])
        #expect(buttons[0].frame.maxX == 304)
        #expect(buttons[0].frame.minX - buttons[1].frame.maxX == 16)
        #expect(bar.parts.title.frame.maxX <= buttons[1].frame.minX)
        bar.semanticContentAttribute = .forceRightToLeft
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(bar.subviews.compactMap { $0 as? BarButtonView }[0].frame.minX == 16)
    }

    @Test func `a title view without a size of its own has that of its constraints, in the middle`() {
        let (name, state) = (UILabel(), UILabel())
        (name.text, state.text) = ("Jane Doe", "online")
        let stack = UIStackView(arrangedSubviews: [name, state])
        stack.axis = .vertical
        let item = UINavigationItem(title: "Hidden")
        item.titleView = stack
        bar(item).layoutIfNeeded()
        // Two lines of 17 points, 20.5 high.
        #expect(stack.frame.size == CGSize(width: name.intrinsicContentSize.width, height: 41))
        #expect(abs(stack.center.x - 196.5) <= 0.5 && abs(stack.center.y - 22) <= 0.5)
        // A size that code gave it stays.
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        item.titleView = fixed
        bar(item).layoutIfNeeded()
        #expect(fixed.frame.size == CGSize(width: 90, height: 30))
    }

    @Test func `a second item gets a back button with the first one's title`() {
        let bar = bar(UINavigationItem(title: "First"))
        bar.pushItem(UINavigationItem(title: "Second"), animated: false)
        bar.layoutIfNeeded()
        let back = bar.subviews.compactMap { $0 as? BackButtonView }.first
        #expect((back?.subviews.first as? UILabel)?.text == "First")
        #expect(back?.frame.minX == 8)
        bar.topItem?.hidesBackButton = true
        bar.layoutIfNeeded()
        #expect(!bar.subviews.contains { $0 is BackButtonView })
        #expect(bar.popItem(animated: false)?.title == "Second")
        #expect(bar.topItem?.title == "First")
    }

    @Test func `a large title stands below the buttons`() {
        let bar = bar(UINavigationItem(title: "Settings"), height: 96)
        bar.prefersLargeTitles = true
        #expect(bar.intrinsicContentSize.height == 96)
        bar.layoutIfNeeded()
        #expect(bar.parts.title.superview == nil)
        #expect(bar.parts.largeTitle.frame.minX == 16)
        #expect(bar.parts.largeTitle.frame.minY > 44)
        bar.topItem?.largeTitleDisplayMode = .never
        #expect(bar.intrinsicContentSize.height == 44)
    }

    @Test func `a bar item's change reaches the bar`() {
        let button = UIBarButtonItem(systemItem: .done)
        #expect(button.style == .done)
        let item = UINavigationItem(title: "Title")
        item.leftBarButtonItem = button
        let bar = bar(item)
        bar.layoutIfNeeded()
        button.isEnabled = false
        bar.layoutIfNeeded()
        let view = bar.subviews.compactMap { $0 as? BarButtonView }.first
        #expect(view?.isEnabled == false)
        button.title = "Later"
        bar.layoutIfNeeded()
        #expect(bar.subviews.compactMap { $0 as? BarButtonView }.first?.label.text == "Later")
    }

    @Test func `an action gives a bar item its title`() {
        #expect(UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in }).title == "Share")
        #expect(UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Share") { _ in }).title == "Own")
    }

    @Test func `a popover can point at a bar button`() throws {
        let item = UINavigationItem(title: "Title")
        let button = UIBarButtonItem(systemItem: .done)
        item.rightBarButtonItem = button
        let bar = bar(item)
        #expect(button.frame(in: bar) == nil)
        bar.layoutIfNeeded()
        let frame = try #require(button.frame(in: bar))
        #expect(frame.maxX == 377)
        // The same button stays through another layout.
        let view = button.shownView
        bar.setNeedsLayout()
        bar.layoutIfNeeded()
        #expect(button.shownView === view && view != nil)
    }

    @Test func `a toolbar above the home indicator has its ground down to the screen's edge`() throws {
        let device = DeviceModel.iPhone13.device(isLandscape: false)
        UIScreen.main.device = device
        defer { UIScreen.main.device = .phone375 }
        let (window, content) = (UIWindow(), UIViewController())
        content.view.backgroundColor = .black
        let navigation = UINavigationController(rootViewController: content)
        navigation.isToolbarHidden = false
        navigation.toolbar.barTintColor = .red
        navigation.toolbar.scrollEdgeAppearance = navigation.toolbar.standardAppearance
        navigation.toolbar.scrollEdgeAppearance?.backgroundColor = .red
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        defer { window.isHidden = true }
        #expect(navigation.toolbar.frame.maxY == device.size.height - 34)
        let list = try ViewRenderer.render(window, in: RenderEnvironment(device: device, size: device.size)).displayList
        let picture = try Rasterizer.draw(list)
        for fromBelow in [1, 90, 34 * 3, 60 * 3] { #expect(picture[30, picture.height - fromBelow] == 0xFF00_00FF) }
        #expect(picture[30, picture.height - 90 * 3] == 0xFF00_0000)
    }

    @Test func `flexible spaces share what a toolbar's items leave`() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
        let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
        let items = views.map { UIBarButtonItem(customView: $0) }
        toolbar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
        toolbar.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [16, 167.5, 319])
        #expect(views[0].frame.minY == 14.5)
        toolbar.items = [items[0], .fixedSpace(10), items[1], items[2]]
        toolbar.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [16, 66, 122])
    }

    @Test func `a tab bar's titles stand on iOS's baseline, in its colours`() throws {
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        tabs.items = [
            UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 0),
            UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope.fill"), tag: 1),
        ]
        tabs.selectedItem = tabs.items?.first
        let picture = try Picture(tabs, at: CGPoint(x: 0, y: 100))
        #expect(picture.color(5, 110) == "#F7F7F7")
        #expect(picture.color(5, 99.8) == "#B2B2B2")
        #expect(picture.extent(alongY: 120) { $0 == "#007AFF" }.map { $0.upperBound < 196 } == true)
        #expect(picture.extent(alongY: 120) { $0 == "#999999" }.map { $0.lowerBound > 196 } == true)
        // The baseline is 46 points below the bar's top: below it, round letters reach over by less than a pixel.
        #expect(picture.extent(alongY: 145.8) { $0 != "#F7F7F7" } != nil)
        #expect(picture.extent(alongY: 146.4) { $0 != "#F7F7F7" } == nil)
        #expect(picture.facts == [.init("tab", "Home")])
    }

    @Test func `a badge is a disc of 18 points, longer where its text is`() throws {
        let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
        tabs.items = [UITabBarItem(title: "Mail", image: nil, tag: 0)]
        tabs.items?.first?.badgeValue = "3"
        let picture = try Picture(tabs)
        #expect([104.4, 121.6].map { picture.color($0, 12) } == ["#FF3B30", "#FF3B30"])
        #expect([103.8, 122.1].map { picture.color($0, 12) } == ["#F7F7F7", "#F7F7F7"])
        // The corners are the bar's ground.
        #expect(picture.color(104.4, 3.4) == "#F7F7F7" && picture.color(121.6, 20.6) == "#F7F7F7")
    }

    @Test func `a delegate may refuse an item that is pushed`() {
        final class Refusing: UINavigationBarDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { false }
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        let delegate = Refusing()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "Refused"), animated: false)
        #expect(bar.items == nil)
    }
}
