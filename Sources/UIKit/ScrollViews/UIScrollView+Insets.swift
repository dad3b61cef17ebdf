extension UIScrollView {
    /// The content inset with what `contentInsetAdjustmentBehavior` adds of the safe area, in points.
    public var adjustedContentInset: UIEdgeInsets {
        let safe = safeAreaContribution
        return UIEdgeInsets(
            top: contentInset.top + safe.top + refreshInset, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }

    /// The part of the safe area that is added to the content inset.
    ///
    /// `.always` adds all of it, `.scrollableAxes` only that along an axis on which the view scrolls: where the content is larger than the
    /// view, or bounces always. `.automatic` is the same, but that the content of a navigation controller keeps clear of its bars always.
    /// Source: Apple, *UIScrollView.ContentInsetAdjustmentBehavior*. Not documented, and taken so here: a scroll view that is not
    /// enabled scrolls on no axis.
    var safeAreaContribution: UIEdgeInsets {
        let safe = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: return .zero
        case .always: return safe
        case .automatic, .scrollableAxes:
            let (horizontal, vertical) = (scrollsHorizontally, scrollsVertically || isBetweenNavigationBars)
            return UIEdgeInsets(
                top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
                bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
        }
    }

    private var isBetweenNavigationBars: Bool {
        guard isScrollEnabled, contentInsetAdjustmentBehavior == .automatic,
            let controller = viewController ?? superview?.viewController, controller.navigationController != nil
        else { return false }
        return controller.shownContentScrollView(for: .top) === self
    }

    private var scrollsHorizontally: Bool {
        isScrollEnabled && (contentSize.width > bounds.width || alwaysBounceHorizontal)
    }

    private var scrollsVertically: Bool {
        isScrollEnabled && (contentSize.height > bounds.height || alwaysBounceVertical)
    }

    /// Brings the offset in line after a change of insets, content or size.
    ///
    /// At the top (or leading) end the content stays at the end; elsewhere it stays where it is, as far as it still reaches. An offset
    /// that code set beyond the content before stays.
    func adjustedInsetMayHaveChanged() {
        let (old, new) = (appliedAdjustedInset, adjustedContentInset)
        let (oldContent, oldBounds) = (appliedContentSize, appliedBoundsSize)
        guard old != new || oldContent != contentSize || oldBounds != bounds.size else { return }
        appliedAdjustedInset = new
        appliedContentSize = contentSize
        appliedBoundsSize = bounds.size
        let x = Self.following(
            contentOffset.x,
            from: .init(before: old.left, after: old.right, content: oldContent.width, oldBounds.width),
            to: .init(before: new.left, after: new.right, content: contentSize.width, bounds.width))
        let y = Self.following(
            contentOffset.y,
            from: .init(before: old.top, after: old.bottom, content: oldContent.height, oldBounds.height),
            to: .init(before: new.top, after: new.bottom, content: contentSize.height, bounds.height))
        let offset = CGPoint(x: x, y: y)
        if offset != contentOffset { contentOffset = offset }
        if old != new { adjustedContentInsetDidChange() }
    }

    /// Where the offset may be along one axis.
    struct OffsetRange {
        let lowest: CGFloat
        let highest: CGFloat

        /// The content is longer than the view.
        var isMovable: Bool { highest > lowest }

        init(before: CGFloat, after: CGFloat, content: CGFloat, _ length: CGFloat) {
            lowest = -before
            highest = max(-before, content + after - length)
        }
    }

    private static func following(_ offset: CGFloat, from old: OffsetRange, to new: OffsetRange) -> CGFloat {
        if offset == old.lowest { return new.lowest }
        guard offset > old.lowest, offset <= old.highest else { return offset }
        return min(max(offset, new.lowest), new.highest)
    }

    /// Scrolls as little as needed for `rect`, in the content's coordinates, to be seen; at once, whatever `animated`.
    public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let insets = adjustedContentInset
        let seen = bounds.inset(by: insets)
        func moved(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat {
            if low < seenLow { return low - seenLow }
            if high > seenHigh { return min(high - seenHigh, low - seenLow) }
            return 0
        }
        let wanted = CGPoint(
            x: contentOffset.x + moved(rect.minX, rect.maxX, seen.minX, seen.maxX),
            y: contentOffset.y + moved(rect.minY, rect.maxY, seen.minY, seen.maxY))
        setContentOffset(clampedToContent(wanted), animated: animated)
    }

    /// The nearest offset at which the view shows content only.
    func clampedToContent(_ offset: CGPoint) -> CGPoint {
        let (x, y) = (range(of: .horizontal), range(of: .vertical))
        return CGPoint(
            x: min(max(offset.x, x.lowest), x.highest), y: min(max(offset.y, y.lowest), y.highest))
    }

    /// The offsets along an axis at which the view shows content only.
    func range(of axis: NSLayoutConstraint.Axis) -> OffsetRange {
        let insets = adjustedContentInset
        switch axis {
        case .horizontal:
            return OffsetRange(before: insets.left, after: insets.right, content: contentSize.width, bounds.width)
        case .vertical:
            return OffsetRange(before: insets.top, after: insets.bottom, content: contentSize.height, bounds.height)
        }
    }
}
