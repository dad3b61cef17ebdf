extension UIView {
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging[axis] }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard hugging[axis] != priority else { return }
        hugging[axis] = priority
        layoutStructureDidChange()
    }

    /// Hugs its content at 750 along both axes, as Interface Builder stores it for controls of a size of their own.
    func hugContent() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultHigh, for: axis)
        }
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        compressionResistance[axis]
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard compressionResistance[axis] != priority else { return }
        compressionResistance[axis] = priority
        layoutStructureDidChange()
    }

    /// The rectangle that constraints act on, for a frame.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The lowest view that both are in; nil for two trees.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        // Most constraints tie a view to itself, its superview or a sibling.
        if other === self { return self }
        if isSubview(of: other) { return other }
        if other.isSubview(of: self) { return self }
        if isSibling(of: other), let superview { return superview }
        let (ownDepth, otherDepth) = (depth, other.depth)
        var (own, other): (UIView?, UIView?) = (self, other)
        for _ in 0..<max(0, ownDepth - otherDepth) { own = own?.superview }
        for _ in 0..<max(0, otherDepth - ownDepth) { other = other?.superview }
        while own !== other { (own, other) = (own?.superview, other?.superview) }
        return own
    }

    /// How many views are above this one.
    private var depth: Int {
        var depth = 0
        var view = superview
        while let above = view {
            depth += 1
            view = above.superview
        }
        return depth
    }

    /// Takes off the constraints held by this view and those above that fit.
    func deactivateConstraints(where matches: (NSLayoutConstraint) -> Bool) {
        var view: UIView? = self
        while let each = view {
            for constraint in each.constraints where matches(constraint) { constraint.isActive = false }
            view = each.superview
        }
    }

    /// Takes off the constraints that tie this view, or anything in it, to what is above it.
    func deactivateConstraintsToOutside() {
        superview?.deactivateConstraints { constraint in
            constraint.hasOperand { $0.view?.isDescendant(of: self) ?? false }
        }
    }
}
