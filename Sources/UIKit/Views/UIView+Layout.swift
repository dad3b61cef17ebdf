import SnapGraphics

extension UIView {
    /// Asks for `layoutSubviews` in the next layout pass.
    public func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out the view's tree now, as far as anything in it asked for it.
    public func layoutIfNeeded() {
        topmostView.layoutContext.layout(from: self)
    }

    public func setNeedsUpdateConstraints() {
        needsConstraintsUpdate = true
    }

    public func updateConstraintsIfNeeded() {
        updateConstraintsInSubtree()
    }

    /// Lets each view below and this one, and their controllers, update the constraints they asked to update; the leaves first.
    func updateConstraintsInSubtree() {
        for subview in subviews { subview.updateConstraintsInSubtree() }
        guard needsConstraintsUpdate else { return }
        needsConstraintsUpdate = false
        viewController?.updateViewConstraints()
        updateConstraints()
    }

    public func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }

    /// Nothing to do: every picture is drawn anew.
    public func setNeedsDisplay() {}
    public func setNeedsDisplay(_ rect: CGRect) {}

    /// The layout state of a tree, asked of its topmost view.
    var layoutContext: LayoutContext {
        if let ownLayoutContext { return ownLayoutContext }
        let context = LayoutContext(top: self)
        ownLayoutContext = context
        return context
    }

    /// The device pixels that layout rounds to.
    var pixelGrid: PixelGrid { traitCollection.pixelGrid }

    /// Views, constraints or guides came or went, or what a view asks of layout is another: its direction, its margins.
    func layoutStructureDidChange() {
        topmostView.ownLayoutContext?.invalidate()
    }

    func layoutFrameDidChange() {
        topmostView.ownLayoutContext?.frameDidChangeByHand(of: self)
    }

    func layoutInsetsDidChange() {
        setNeedsLayout()
    }

    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
        topmostView.ownLayoutContext?.constantDidChange(of: constraint, heldBy: self)
    }

    /// Gives the subviews that take part in Auto Layout their solved frames.
    func applySolvedFrames() {
        // Where there is nothing to place; at the top, the constraints may say its size.
        if subviews.isEmpty, layoutGuides.isEmpty, superview != nil { return }
        guard let island = topmostView.layoutContext.islandInside(self) else { return }
        island.solveIfNeeded()
        let grid = pixelGrid
        if island.root === self, island.isRootFree, superview == nil,
            let size = island.size(ofRootOnGrid: grid), size != bounds.size
        {
            setUntransformedFrame(CGRect(origin: untransformedFrame.origin, size: size))
        }
        if let size = island.contentSize(of: self) { solvedContentSizeDidChange(size) }
        var isMoved = false
        for subview in subviews {
            guard let frame = island.frame(of: subview, on: grid), frame != subview.untransformedFrame else { continue }
            subview.setBoundsAndCenter(forUntransformedFrame: frame)
            isMoved = true
        }
        if isMoved { subviewsDidMoveInSafeArea() }
    }

    /// The size that the constraints inside the view give it.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsInSubtree()
        let partition = LayoutPartition(top: self, isTopFree: true)
        guard let island = partition.islands.first(where: { $0.root === self }) else { return bounds.size }
        island.solveIfNeeded(wish: FittingWish(size: target, horizontal: horizontal, vertical: vertical))
        return island.size(ofRootOnGrid: pixelGrid) ?? bounds.size
    }
}

extension UITraitCollection {
    /// The device pixels that layout rounds to; one a point where the scale is unspecified.
    var pixelGrid: PixelGrid { PixelGrid(scale: displayScale > 0 ? displayScale : 1) }
}
