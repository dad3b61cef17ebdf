extension UIViewController {
    enum Appearance {
        case disappeared, appearing, appeared
    }

    /// `viewWillAppear` for this controller and its children.
    func beginAppearance() {
        guard appearance == .disappeared else { return }
        loadViewIfNeeded()
        appearance = .appearing
        if overrideUserInterfaceStyle != .unspecified { view.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
        viewWillAppear(false)
        for child in children { child.beginAppearance() }
    }

    /// `viewIsAppearing` and `viewDidAppear`, once the view is in the window and laid out.
    func finishAppearance() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewIsAppearing(false)
        for child in children { child.finishAppearance() }
        viewDidAppear(false)
    }

    func endAppearance() {
        guard appearance == .appeared else { return }
        appearance = .disappeared
        viewWillDisappear(false)
        for child in children { child.endAppearance() }
        viewDidDisappear(false)
    }
}
