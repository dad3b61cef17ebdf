extension UIViewController {
    /// Names the scroll view whose content the bar at an edge follows, in place of the one that is found by itself; nil goes back to that.
    ///
    /// Source: Apple, *setContentScrollView(_:for:)*. Bars stand at the top and the bottom only: other edges are kept from nobody.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        if edge.contains(.top) { contentScrollViews.top = scrollView }
        if edge.contains(.bottom) { contentScrollViews.bottom = scrollView }
        navigationController?.navigationBar.setNeedsLayout()
    }

    /// The scroll view that was named for an edge.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? contentScrollViews.top : edge.contains(.bottom) ? contentScrollViews.bottom : nil
    }

    /// The scroll view of the screen that is shown in here: the one that was named, else the screen's view, or the first view in it.
    func shownContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = contentScrollView(for: edge) { return named }
        if let shownContentController { return shownContentController.shownContentScrollView(for: edge) }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Whether nothing of the content is beyond an edge, under the bar there: the bar then has its look for the scroll edge.
    ///
    /// A screen without a scroll view is at its edges always.
    func isAtScrollEdge(_ edge: NSDirectionalRectEdge) -> Bool {
        guard let view = shownContentScrollView(for: edge) else { return true }
        let insets = view.adjustedContentInset
        // Half a point: an offset is brought to the pixels of the screen.
        return edge == .top
            ? view.contentOffset.y <= -insets.top + 0.5
            : view.contentOffset.y + view.bounds.height >= view.contentSize.height + insets.bottom - 0.5
    }
}

/// The scroll views that a view controller's bars were told to follow.
struct ContentScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
}
