/// Screens that a bar of tabs chooses from, under UIKit's name.
///
/// Source: Apple, *UITabBarController*. Differences: every tab is in the bar, however many there are (UIKit puts the fifth and later ones
/// behind *More*, which is noted as a warning); customizing and sidebars are absent.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    public let tabBar = UITabBar(frame: .zero)
    open weak var delegate: (any UITabBarControllerDelegate)?

    private var tabs: [UIViewController] = []
    private var selected: Int?

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// At once, whatever `animated`. The selected one stays so, where it is still there; else the first is.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let former = selectedViewController
        let new = viewControllers ?? []
        if new.count > 5 {
            RuntimeWarnings.record("a tab bar of \(new.count) items shows all of them: the item More is absent")
        }
        for gone in tabs where !new.contains(gone) { gone.willMove(toParent: nil) }
        for added in new where added.parent !== self { addChild(added) }
        let gone = tabs.filter { !new.contains($0) }
        let added = new.filter { !tabs.contains($0) }
        tabs = new
        selected = former.flatMap { new.firstIndex(of: $0) } ?? (new.isEmpty ? nil : 0)
        showItems()
        showSelected(instead: former)
        for each in gone { each.removeFromParent() }
        for each in added { each.didMove(toParent: self) }
    }

    /// `NSNotFound` where there is no tab.
    open var selectedIndex: Int {
        get { selected ?? NSNotFound }
        set {
            precondition(tabs.indices.contains(newValue), "tab \(newValue) of \(tabs.count)")
            let former = selectedViewController
            selected = newValue
            showSelected(instead: former)
        }
    }

    open var selectedViewController: UIViewController? {
        get { selected.map { tabs[$0] } }
        set {
            if let index = newValue.flatMap({ tabs.firstIndex(of: $0) }) { selectedIndex = index }
        }
    }

    override var shownContentController: UIViewController? { selectedViewController }

    // MARK: Touches

    /// Asks before a tap on a tab selects it.
    func maySelect(_ item: UITabBarItem) -> Bool {
        guard let controller = controller(of: item) else { return true }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    func didSelect(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        if controller === selectedViewController, let navigation = controller as? UINavigationController {
            // A second tap goes back to the root.
            navigation.popToRootViewController(animated: true)
        }
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func controller(of item: UITabBarItem) -> UIViewController? {
        tabs.first { $0.tabBarItem === item }
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.controller = self
        view.addSubview(tabBar)
        showSelected(instead: nil)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.safeAreaInsets
        let height = 49 + safe.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - (hidesBar ? 0 : height), width: view.bounds.width, height: height)
        let area = UIEdgeInsets(
            top: safe.top, left: safe.left, bottom: hidesBar ? safe.bottom : height, right: safe.right)
        selectedViewController?.fill(
            view.bounds, safeArea: area, bars: UIEdgeInsets(top: 0, left: 0, bottom: hidesBar ? 0 : height, right: 0),
            topIsTranslucent: true, bottomIsTranslucent: tabBar.isTranslucent)
    }

    var hidesBar: Bool { tabBar.isHidden || isBarHidden }

    /// A screen that was pushed may hide the bar.
    private var isBarHidden: Bool {
        let navigation = selectedViewController as? UINavigationController
        return navigation?.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) ?? false
    }

    /// Gives the bar the controllers' present items.
    func showItems() {
        let items = tabs.compactMap(\.tabBarItem)
        if !(tabBar.items ?? []).elementsEqual(items, by: { $0 === $1 }) { tabBar.items = items }
        if isViewLoaded { tabBar.selectedItem = selectedViewController?.tabBarItem }
    }

    private func showSelected(instead former: UIViewController?) {
        guard isViewLoaded else { return }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        swapChild(former, for: selectedViewController, at: 0)
    }
}
