import SnapGraphics

extension UIView {
    /// Converts from this view's coordinates to another's; nil is the window, or the top of the tree outside one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? topmostView).convert(point, to: self)
    }

    /// Converts a rectangle: the box around its image where a transform turns it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? topmostView).convert(rect, to: self)
    }

    private func transform(to view: UIView?) -> CGAffineTransform {
        let target = view ?? topmostView
        if target === self { return .identity }
        let top = transformToTop
        return target.superview == nil ? top : top.concatenating(target.transformToTop.inverted())
    }

    /// Maps the view's coordinates to those of the top of its tree.
    var transformToTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let above = view.superview {
            result = result.concatenating(view.layer.transformToSuperlayer)
            view = above
        }
        return result
    }

    /// What a change of size sets off: the subviews' masks, and a layout pass.
    func layerBoundsDidChange(from old: CGRect) {
        if layer.bounds.size != old.size {
            setNeedsLayout()
            if autoresizesSubviews { autoresizeSubviews(from: old.size) }
            boundsSizeDidChange()
        }
        if !isReceivingSolvedFrame { boundsDidChangeInSafeArea() }
    }

    func layerPositionDidChange() {
        if !isReceivingSolvedFrame { safeAreaDidChange() }
    }

    private func boundsDidChangeInSafeArea() {
        safeAreaDidChange()
        // The subviews' distances from the edges are others, whether this view's own insets changed or not.
        if announcedSafeAreaInsets != .zero { safeAreaOfSubviewsDidChange() }
    }

    private func autoresizeSubviews(from old: CGSize) {
        for subview in subviews
        where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            let mask = AutoresizingRule(
                frame: subview.untransformedFrame, superviewSize: old, mask: subview.autoresizingMask)
            subview.setUntransformedFrame(mask.frame(in: layer.bounds.size))
        }
    }

    /// The frame as it were without the transform.
    var untransformedFrame: CGRect { layer.untransformedFrame }

    /// Places the view as layout does: bounds and centre, whatever the transform.
    func setUntransformedFrame(_ frame: CGRect) {
        let isResized = layer.bounds.size != frame.size
        setBoundsAndCenter(forUntransformedFrame: frame)
        if isResized { boundsDidChangeInSafeArea() } else { safeAreaDidChange() }
    }

    /// The same, without telling anybody of other safe areas.
    func setBoundsAndCenter(forUntransformedFrame frame: CGRect) {
        isReceivingSolvedFrame = true
        defer { isReceivingSolvedFrame = false }
        if layer.bounds.size != frame.size {
            bounds = CGRect(origin: bounds.origin, size: frame.size)
        }
        let anchor = layer.anchorPoint
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    /// A frame set by code moves what the mask's constraints say.
    func frameDidChangeByHand() {
        guard !isReceivingSolvedFrame else { return }
        layoutFrameDidChange()
    }
}

extension CALayer {
    /// The frame as it were without the transform.
    var untransformedFrame: CGRect {
        let (size, position, anchorPoint) = (bounds.size, position, anchorPoint)
        return CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
            width: size.width, height: size.height)
    }
}
