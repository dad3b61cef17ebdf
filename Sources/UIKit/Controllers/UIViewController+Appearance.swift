extension UIViewController {
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// `viewWillAppear` for this controller and for the children whose views are in its view.
    func beginAppearance() {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        asCurrent {
            viewWillAppear(false)
            updateContentUnavailableIfNeeded()
        }
        isAppearingIsDue = true
        for child in childrenInView { child.beginAppearance() }
    }

    /// `viewIsAppearing`, once in each appearance: the view is in the window with its traits and its frame, and not yet laid out.
    func announceIsAppearing() {
        guard isAppearingIsDue, viewIfLoaded?.window != nil else { return }
        isAppearingIsDue = false
        asCurrent { viewIsAppearing(false) }
    }

    /// `viewDidAppear`, once the view is in the window and laid out.
    func finishAppearance() {
        guard appearance == .appearing else { return }
        announceIsAppearing()
        appearance = .appeared
        for child in childrenInView { child.finishAppearance() }
        asCurrent { viewDidAppear(false) }
        isMovingToParent = false
    }

    /// `viewWillDisappear`, before the view leaves the window.
    func beginDisappearance() {
        guard appearance == .appearing || appearance == .appeared else { return }
        appearance = .disappearing
        isAppearingIsDue = false
        asCurrent { viewWillDisappear(false) }
        for child in childrenInView { child.beginDisappearance() }
    }

    /// `viewDidDisappear`, once the view has left the window.
    func finishDisappearance() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        for child in children { child.finishDisappearance() }
        asCurrent { viewDidDisappear(false) }
    }

    /// Runs one of the controller's callbacks with its traits as the current ones.
    func asCurrent(_ callback: () -> Void) {
        traitCollection.asCurrent(callback)
    }

    // MARK: Driven by the view

    /// The view is about to enter a window, or with nil to leave it.
    ///
    /// A child appears with its parent; where the parent is shown already, it appears when its view is added.
    func viewWillMove(toWindow window: UIWindow?) {
        if window == nil {
            viewIfLoaded?.window?.pendingAppearances.removeAll { $0 === self }
            beginDisappearance()
        } else if parent.map({ $0.isShown }) ?? true {
            beginAppearance()
        }
    }

    /// The view has entered a window, or with nil has left it.
    ///
    /// UIKit completes an appearance after its next commit, when all is laid out; here that is the end of the window's next layout pass.
    func viewDidMove(toWindow window: UIWindow?) {
        guard let window else {
            if !isInTransition { finishDisappearance() }
            return
        }
        if appearance == .appearing, !isAppearanceCompletedFromAbove { window.pendingAppearances.append(self) }
    }

    private var isShown: Bool { appearance == .appearing || appearance == .appeared }

    /// The window, the presentation or the parent shows this controller just now and will complete it.
    private var isAppearanceCompletedFromAbove: Bool {
        if isInTransition { return true }
        if let parent { return parent.appearance == .appearing }
        return rootWindow != nil || ownPresenting != nil
    }

    private var childrenInView: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }
}
