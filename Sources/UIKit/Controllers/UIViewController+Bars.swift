extension UIViewController {
    /// What a navigation bar shows for this controller; made on first use, with the controller's title.
    public var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem()
        item.title = title
        ownNavigationItem = item
        return item
    }

    /// The controller's tab; made on first use, with its title. A navigation controller without an item and a title of its own has its
    /// root's (as apps rely on; not in Apple's reference).
    public var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            if title == nil, let root = (self as? UINavigationController)?.viewControllers.first {
                return root.tabBarItem
            }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            tabBarItemDidChange()
        }
    }

    /// The tab bar that shows the item, or another in its place now, takes the present one.
    func tabBarItemDidChange() {
        if let tabs = parent as? UITabBarController {
            tabs.showItems()
        } else if let navigation = parent as? UINavigationController, navigation.viewControllers.first === self {
            navigation.tabBarItemDidChange()
        }
    }

    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller that this one is in.
    public var tabBarController: UITabBarController? { ancestor() }

    /// The nearest split view controller that this one is in.
    public var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Ancestor>() -> Ancestor? {
        var above = parent
        while let controller = above {
            if let found = controller as? Ancestor { return found }
            above = controller.parent
        }
        return nil
    }

    /// The buttons of the navigation controller's toolbar.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    func titleDidChange() {
        ownNavigationItem?.title = title
        ownTabBarItem?.title = title
        if self is UINavigationController { tabBarItemDidChange() }
    }

    /// Gives the view of a container's child its safe area, and its place where it may not reach under the container's bars.
    ///
    /// - Parameters:
    ///   - safeArea: Of a view that fills `bounds`, with the bars.
    ///   - bars: How far they reach into `bounds`; 0 at an edge without a bar.
    func fill(
        _ bounds: CGRect, safeArea: UIEdgeInsets, bars: UIEdgeInsets, topIsTranslucent: Bool, bottomIsTranslucent: Bool
    ) {
        guard let view = viewIfLoaded else { return }
        func reaches(_ edge: UIRectEdge, under isTranslucent: Bool) -> Bool {
            edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
        }
        let kept = UIEdgeInsets(
            top: reaches(.top, under: topIsTranslucent) ? 0 : bars.top, left: 0,
            bottom: reaches(.bottom, under: bottomIsTranslucent) ? 0 : bars.bottom, right: 0)
        // A view that fills the container has its place from its autoresizing mask: code may have moved it since.
        if kept != barsKeptFree { view.frame = bounds.inset(by: kept) }
        barsKeptFree = kept
        view.safeAreaOrigin = UIEdgeInsets(
            top: safeArea.top - kept.top, left: safeArea.left, bottom: safeArea.bottom - kept.bottom,
            right: safeArea.right)
    }

    public func setNeedsStatusBarAppearanceUpdate() {}
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// Puts a child's view in the place of another's, filling this controller's view; shown controllers hear of it in UIKit's order.
    func swapChild(_ former: UIViewController?, for new: UIViewController?, at index: Int) {
        guard former !== new || new?.viewIfLoaded?.superview !== view else { return view.setNeedsLayout() }
        let isShown = appearance == .appearing || appearance == .appeared
        let isSwap = isShown && former !== new
        if isSwap { former?.beginDisappearance() }
        if let new {
            if isSwap {
                new.isInTransition = true
                new.beginAppearance()
            }
            let view: UIView = new.view
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            new.barsKeptFree = .zero
            self.view.insertSubview(view, at: index)
        }
        view.setNeedsLayout()
        if isSwap {
            view.layoutIfNeeded()
            new?.announceIsAppearing()
        }
        if former !== new { former?.viewIfLoaded?.removeFromSuperview() }
        guard isSwap, let new else { return }
        new.isInTransition = false
        if appearance == .appeared { new.finishAppearance() }
    }
}
