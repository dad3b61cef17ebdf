/// What pulling down a scroll view would show, under UIKit's name; at rest it shows nothing.
///
/// Difference: the spinner is not drawn. A picture taken while refreshing says so in a warning.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// Makes room for nothing, and is not drawn.
    open func beginRefreshing() {
        isRefreshing = true
    }

    open func endRefreshing() {
        isRefreshing = false
    }

    override func emitContents(to emitter: inout LayerEmitter) {
        super.emitContents(to: &emitter)
        warnIfRefreshing(&emitter)
    }

    /// A scroll view's own control is in no view tree: the scroll view asks for the warning.
    func warnIfRefreshing(_ emitter: inout LayerEmitter) {
        guard isRefreshing else { return }
        emitter.warn("a refreshing UIRefreshControl is not drawn: call endRefreshing() before the picture is taken")
    }
}
