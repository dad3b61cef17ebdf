extension UIScrollView {
    /// Puts the view's own parts in this order, below whatever else was added; nothing is touched where they stand so.
    func bringIntoOrder(_ order: [UIView]) {
        guard !subviews.starts(with: order, by: { $0 === $1 }) else { return }
        for (index, view) in order.enumerated() { insertSubview(view, at: index) }
    }
}
