import Testing

@testable import UIKit

@MainActor struct ContainerTests {
    private func show(_ controller: UIViewController, on model: DeviceModel = .iPhone8) -> UIWindow {
        UIScreen.main.device = model.device()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    private func close(_ window: UIWindow) {
        window.isHidden = true
        UIScreen.main.device = .phone375
    }

    @Test func `the bar shows the top screen's title, and its safe area leaves the bar out`() {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        defer { close(window) }
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        #expect(navigation.navigationBar.topItem?.title == "First")
        #expect(first.view.frame == window.bounds)
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
        first.title = "Renamed"
        #expect(navigation.navigationBar.topItem?.title == "Renamed")
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.top == 20)
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(first.view.safeAreaInsets.bottom == 49)
    }

    /// Measured on iOS 16: the bar is from 54 to 98 points where the safe area without a bar is 59.
    @Test func `on a phone with a Dynamic Island the bar begins at 54`() {
        let first = UIViewController()
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation, on: .iPhone15)
        defer { close(window) }
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 54, width: 393, height: 44))
        #expect(first.view.safeAreaInsets.top == 98)
    }

    @Test func `the back button pops`() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        let window = show(navigation)
        defer { close(window) }
        second.navigationItem.title = "Second"
        first.show(second, sender: nil)
        window.layoutIfNeeded()
        #expect(navigation.viewControllers == [first, second])
        #expect(second.navigationController === navigation)
        TouchDelivery(pressing: CGPoint(x: 30, y: 42))?.lift()
        #expect(navigation.viewControllers == [first])
        #expect(first.view.superview != nil && second.view.superview == nil)
    }

    @Test func `a stack is popped to its root, to a screen, and set as a whole`() {
        let screens = (0..<4).map { _ in UIViewController() }
        let navigation = UINavigationController(rootViewController: screens[0])
        let window = show(navigation)
        defer { close(window) }
        for screen in screens[1...] { navigation.pushViewController(screen, animated: true) }
        #expect(navigation.popToViewController(screens[2], animated: true) == [screens[3]])
        #expect(navigation.popToRootViewController(animated: true) == [screens[1], screens[2]])
        #expect(navigation.popViewController(animated: true) == nil)
        navigation.setViewControllers([screens[3], screens[1]], animated: false)
        #expect(navigation.topViewController === screens[1])
        #expect(screens[0].parent == nil)
        #expect(navigation.children.count == 2)
    }

    @Test func `a bar in a sheet is 56 points high`() {
        let root = UIViewController()
        let window = show(root, on: .iPhone13)
        defer { close(window) }
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        root.present(navigation, animated: true)
        window.layoutIfNeeded()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
    }

    @Test func `tabs choose screens, by code and by touch, and the delegate is asked and told of touches`() {
        final class Listener: UITabBarControllerDelegate {
            var selected: [Int] = []
            var refuses = false
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { !refuses }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) {
                selected.append(tabBarController.selectedIndex)
            }
        }
        let screens = (0..<3).map { number in
            let screen = UIViewController()
            screen.tabBarItem = UITabBarItem(title: "Tab \(number)", image: nil, tag: number)
            return screen
        }
        let tabs = UITabBarController()
        let listener = Listener()
        tabs.delegate = listener
        tabs.viewControllers = screens
        let window = show(tabs, on: .iPhone13)
        defer { close(window) }
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
        #expect(screens[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        #expect(listener.selected == [])
        #expect(screens[1].view.superview != nil && screens[0].view.superview == nil)
        TouchDelivery(pressing: CGPoint(x: 350, y: 785))?.lift()
        #expect(listener.selected == [2])
        #expect(tabs.selectedViewController === screens[2])
        listener.refuses = true
        TouchDelivery(pressing: CGPoint(x: 50, y: 785))?.lift()
        #expect(tabs.selectedIndex == 2)
    }

    @Test func `a navigation controller has its root's tab, and the bar follows what changes`() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 1)
        let navigation = UINavigationController(rootViewController: root)
        #expect(navigation.tabBarItem === root.tabBarItem)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, UIViewController()]
        let window = show(tabs)
        defer { close(window) }
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", nil])
        root.tabBarItem = UITabBarItem(title: "Start", image: nil, tag: 2)
        #expect(tabs.tabBar.items?.map(\.title) == ["Start", nil])
        #expect(tabs.tabBar.selectedItem === root.tabBarItem)
        navigation.viewControllers = [UIViewController()]
        #expect(tabs.tabBar.items?.map(\.title) == [nil, nil])
        navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 3)
        #expect(tabs.tabBar.items?.map(\.title) == ["Own", nil])
    }
}
