/// Who a view is in the document that it was made from.
package struct DocumentIdentity: Hashable, Sendable {
    /// The object's id; unique in its document.
    package var id: String?
    /// The class as UIKit names it, where the view stands in for another.
    package var className: String?
    /// What a person calls the view in Interface Builder.
    package var name: String
    /// The frame that the document stores, in the superview's coordinates, in points.
    package var frame: CGRect?

    package init(id: String?, className: String?, name: String, frame: CGRect? = nil) {
        self.id = id
        self.className = className
        self.name = name
        self.frame = frame
    }
}

extension UIView {
    /// Makes the view the top of a tree of its own: its frame is given, and the safe area begins here; in points.
    package func becomeRoot(safeAreaInsets: UIEdgeInsets) {
        translatesAutoresizingMaskIntoConstraints = true
        safeAreaOrigin = safeAreaInsets
    }
}
