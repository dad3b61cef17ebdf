import Testing

@testable import UIKit

/// Apple, *UIViewController.edgesForExtendedLayout* and *extendedLayoutIncludesOpaqueBars*.
@MainActor struct ExtendedEdgeTests {
    private let screen = UIViewController()
    private let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: screen)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    }

    private func layOut() -> CGRect {
        navigation.view.layoutIfNeeded()
        return screen.view.frame
    }

    @Test func `a view reaches under the bars unless it does not extend at their edges`() {
        navigation.isToolbarHidden = false
        #expect(layOut() == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        screen.edgesForExtendedLayout = []
        #expect(layOut() == CGRect(x: 0, y: 44, width: 320, height: 387))
        #expect(screen.view.safeAreaInsets == .zero)
        screen.edgesForExtendedLayout = .bottom
        #expect(layOut() == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
        screen.edgesForExtendedLayout = .all
        #expect(layOut() == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `a view ends at a bar that is not translucent, unless it includes those`() {
        navigation.navigationBar.isTranslucent = false
        #expect(layOut() == CGRect(x: 0, y: 44, width: 320, height: 436))
        screen.extendedLayoutIncludesOpaqueBars = true
        #expect(layOut() == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `a tab bar takes the bottom from the screen of its navigation controller`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        tabs.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        screen.edgesForExtendedLayout = []
        tabs.view.layoutIfNeeded()
        #expect(screen.view.frame == CGRect(x: 0, y: 44, width: 320, height: 387))
        tabs.tabBar.isHidden = true
        tabs.view.setNeedsLayout()
        tabs.view.layoutIfNeeded()
        #expect(layOut() == CGRect(x: 0, y: 44, width: 320, height: 436))
    }

    @Test func `a toolbar that was shown before the view is there stays shown, with the items of the screen`() {
        let button = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: screen)
        #expect(navigation.isToolbarHidden)
        navigation.isToolbarHidden = false
        navigation.view.layoutIfNeeded()
        #expect(!navigation.isToolbarHidden)
        screen.toolbarItems = [button]
        #expect(navigation.toolbar.items == [button])
    }
}
