extension UIScrollView {
    /// Shows the strip above the content or takes it away. Content stays where it is; at its end it goes back to its top.
    func refreshingDidChange() {
        let offset = contentOffset
        adjustedInsetMayHaveChanged()
        guard let refreshControl else { return }
        if refreshControl.isRefreshing {
            contentOffset = offset
            let height = UIRefreshControl.height
            refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
            refreshControl.autoresizingMask = .flexibleWidth
            insertSubview(refreshControl, at: 0)
        } else {
            refreshControl.removeFromSuperview()
        }
    }

    /// Begins to refresh once content is pulled as far as the strip is high.
    func refreshIfPulled() {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing,
            contentOffset.y <= range(of: .vertical).lowest - UIRefreshControl.height
        else { return }
        refreshControl.beginByFinger()
    }
}
