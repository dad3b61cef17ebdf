/// Gives `UIScrollView` its `delegate`.
///
/// UIKit's subclasses redeclare `delegate` with their own, narrower protocol. Swift lets no property be overridden with a narrower
/// type, but a class may shadow a property that a protocol's extension gives it.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension ScrollViewDelegating where Self: UIScrollView {
    /// Who is told of scrolling; not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
