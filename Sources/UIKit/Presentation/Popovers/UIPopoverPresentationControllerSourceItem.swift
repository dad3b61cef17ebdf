/// Something on screen that a popover can point at.
///
/// Views and bar button items are.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
    /// Where the item is, in the coordinates of `referenceView`, in points; nil where that cannot be said.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in the coordinates of a view of the same tree; nil for another tree.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard topmostView === referenceView.topmostView else { return nil }
        return convert(bounds, to: referenceView)
    }
}
