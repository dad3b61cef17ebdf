extension UIViewController {
    /// What a navigation bar shows for this controller; made on first use, with the controller's title.
    public var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem()
        item.title = title
        ownNavigationItem = item
        return item
    }

    /// The controller's tab; made on first use, with its title.
    public var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set { ownTabBarItem = newValue }
    }

    /// The nearest navigation controller that this one is in.
    public var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller that this one is in.
    public var tabBarController: UITabBarController? { ancestor() }

    /// The nearest split view controller that this one is in.
    public var splitViewController: UISplitViewController? { ancestor() }

    private func ancestor<Ancestor>() -> Ancestor? {
        for controller in sequence(first: parent, next: { $0?.parent }) {
            if let found = controller as? Ancestor { return found }
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
    }

    /// Puts a child's view in the place of another's, filling this controller's view; shown controllers hear of it in UIKit's order.
    func swapChild(_ former: UIViewController?, for new: UIViewController?, at index: Int) {
        guard former !== new || new?.viewIfLoaded?.superview !== view else { return view.setNeedsLayout() }
        let isShown = appearance == .appearing || appearance == .appeared
        let isSwap = isShown && former !== new
        former?.isLeavingParent = former !== new
        defer { former?.isLeavingParent = false }
        if isSwap { former?.beginDisappearance() }
        if let new {
            if isSwap {
                new.isInTransition = true
                new.beginAppearance()
            }
            let view: UIView = new.view
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
