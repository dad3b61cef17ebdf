extension UIView {
    /// Puts `view` on top of the other subviews; it leaves its former superview.
    public func addSubview(_ view: UIView) {
        insert(view) { _ in nil }
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { _ in index }
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { $0.firstIndex { $0 === sibling }.map { $0 + 1 } }
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { $0.firstIndex { $0 === sibling } }
    }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        subviews.swapAt(first, second)
        placeLayer(ofSubviewAt: min(first, second))
        placeLayer(ofSubviewAt: max(first, second))
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        placeLayer(ofSubviewAt: subviews.count - 1)
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        placeLayer(ofSubviewAt: 0)
    }

    /// Takes the view out of its superview, and with it every constraint that ties it or a view in it to the outside.
    public func removeFromSuperview() {
        leaveSuperview(for: nil)
    }

    /// The window's callbacks are due only where the view will not be in the same one again.
    private func leaveSuperview(for newWindow: UIWindow?) {
        guard let superview else { return }
        let oldWindow = window
        let leavesWindow = oldWindow != nil && oldWindow !== newWindow
        willMove(toSuperview: nil)
        if leavesWindow { announceMove(toWindow: nil) }
        superview.willRemoveSubview(self)
        deactivateConstraintsToOutside()
        superview.layoutStructureDidChange()
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.superview = nil
        superview.subviewWasRemoved(self)
        didMoveToSuperview()
        if leavesWindow {
            layer.cancelAnimationsInTree()
            announceMoved()
        }
    }

    /// True where `view` is this view or one above it in the tree.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let each = current {
            if each === view { return true }
            current = each.superview
        }
        return false
    }

    /// The view with this tag, here or below, first in tree order.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The top of the tree that this view is in.
    var topmostView: UIView {
        var view = self
        while let above = view.superview { view = above }
        return view
    }

    /// How many levels of views there are, from this one down.
    var levelCount: Int {
        var levels = 0
        var level = [self]
        while !level.isEmpty {
            levels += 1
            var next: [UIView] = []
            for view in level { next += view.subviews }
            level = next
        }
        return levels
    }

    /// Whether there are more levels of views than so many, from this one down. Looks no deeper than that.
    func hasMoreLevels(than count: Int) -> Bool {
        guard count > 0 else { return true }
        for subview in subviews where subview.hasMoreLevels(than: count - 1) { return true }
        return false
    }

    /// Calls `body` for this view and all below it, in tree order.
    func announce(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.announce(body) }
    }

    private func announceMove(toWindow newWindow: UIWindow?) {
        announce { view in
            // Text goes nowhere that is not on screen.
            if newWindow == nil, view.isFirstResponder { view.endEditing(true) }
            view.willMove(toWindow: newWindow)
            view.viewController?.viewWillMove(toWindow: newWindow)
        }
    }

    private func announceMoved() {
        announce { view in
            view.didMoveToWindow()
            view.viewController?.viewDidMove(toWindow: view.window)
        }
    }

    /// Inserts a subview where `place` says among the others; nil is on top.
    private func insert(_ view: UIView, at place: ([UIView]) -> Int?) {
        precondition(view !== self && !isDescendant(of: view), "a view cannot be put into itself")
        if view.superview === self {
            // Moving within the same superview keeps the constraints.
            subviews.removeAll { $0 === view }
            putIn(view, at: place(subviews))
            return
        }
        let oldWindow = view.window
        let newWindow = window
        let oldTint = view.tintColor
        view.leaveSuperview(for: newWindow)
        view.willMove(toSuperview: self)
        let entersWindow = newWindow != nil && newWindow !== oldWindow
        if entersWindow { view.announceMove(toWindow: newWindow) }
        view.ownLayoutContext = nil
        view.superview = self
        putIn(view, at: place(subviews))
        layoutStructureDidChange()
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
        let newTint = view.tintColor
        if newTint !== oldTint, newTint != oldTint { view.propagateTintColorChange() }
        if entersWindow { view.announceMoved() }
        if newWindow != nil { view.traitsDidChange() }
        view.safeAreaDidChange()
    }

    private func putIn(_ view: UIView, at index: Int?) {
        let index = max(0, min(index ?? subviews.count, subviews.count))
        subviews.insert(view, at: index)
        placeLayer(ofSubviewAt: index)
    }

    /// Puts a subview's layer just below the next subview's, or on top; other layers keep their places.
    private func placeLayer(ofSubviewAt index: Int) {
        let moved = subviews[index].layer
        let next = index + 1 < subviews.count ? subviews[index + 1].layer : nil
        if let next, next.superlayer === layer {
            layer.insertSublayer(moved, below: next)
        } else {
            layer.addSublayer(moved)
        }
    }
}
