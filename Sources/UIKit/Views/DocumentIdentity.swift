/// Who a view is in the document that it was made from.
package struct DocumentIdentity: Hashable, Sendable {
    /// The object's id; unique in its document.
    package var id: String?
    /// The class as UIKit names it, where the view stands in for another.
    package var className: String?
    /// What a person calls the view in Interface Builder.
    package var name: String

    package init(id: String?, className: String?, name: String) {
        self.id = id
        self.className = className
        self.name = name
    }
}

extension UIView {
    /// Makes the view the top of a tree of its own: its frame is given, and the safe area begins here; in points.
    package func becomeRoot(safeAreaInsets: UIEdgeInsets) {
        translatesAutoresizingMaskIntoConstraints = true
        safeAreaOrigin = safeAreaInsets
    }
}
