/// What pulling down a scroll view would show, under UIKit's name; at rest it shows nothing.
///
/// Difference: the spinner is not drawn. A picture taken while refreshing says so in a warning.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// Makes room for nothing, and is not drawn: noted as a warning.
    open func beginRefreshing() {
        isRefreshing = true
        RuntimeWarnings.record(
            "a refreshing UIRefreshControl is not drawn: call endRefreshing() before the picture is taken")
    }

    open func endRefreshing() {
        isRefreshing = false
    }
}
