extension UIView {
    /// Puts `view` on top of the other subviews; it leaves its former superview.
    public func addSubview(_ view: UIView) {
        insert(view, at: nil)
    }

    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        let index = subviews.firstIndex { $0 === sibling }.map { $0 + 1 }
        insert(view, at: index)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling })
    }

    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        subviews.swapAt(first, second)
        syncSublayers()
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
        syncSublayers()
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
        syncSublayers()
    }

    /// Takes the view out of its superview, and with it every constraint that ties it or a view in it to the outside.
    public func removeFromSuperview() {
        guard let superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { announce { $0.willMove(toWindow: nil) } }
        superview.willRemoveSubview(self)
        deactivateConstraintsToOutside()
        superview.layoutStructureDidChange()
        superview.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        self.superview = nil
        superview.subviewWasRemoved(self)
        didMoveToSuperview()
        if oldWindow != nil { announce { $0.didMoveToWindow() } }
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

    /// Calls `body` for this view and all below it, in tree order.
    func announce(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.announce(body) }
    }

    private func insert(_ view: UIView, at index: Int?) {
        precondition(view !== self && !isDescendant(of: view), "a view cannot be put into itself")
        let oldWindow = view.window
        if view.superview === self {
            // Moving within the same superview keeps the constraints.
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
            syncSublayers()
            return
        }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        let newWindow = window
        if oldWindow == nil, newWindow != nil { view.announce { $0.willMove(toWindow: newWindow) } }
        view.ownLayoutContext = nil
        subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
        view.superview = self
        syncSublayers()
        layoutStructureDidChange()
        setNeedsLayout()
        view.didMoveToSuperview()
        didAddSubview(view)
        if newWindow != nil {
            view.announce { $0.didMoveToWindow() }
            view.traitsDidChange()
        }
    }

    /// Brings the layer's children into the subviews' order; layers that belong to no subview stay below.
    private func syncSublayers() {
        let own = layer.children.filter { child in child.owner == nil }
        layer.children = own + subviews.map(\.layer)
        for subview in subviews { subview.layer.superlayer = layer }
    }
}
