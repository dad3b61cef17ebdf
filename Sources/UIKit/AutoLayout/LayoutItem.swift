/// What a constraint can be tied to: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }
    /// Where the item's box is in the island that made one for it last.
    var boxIndex: Int? { get set }
    /// What constraints hold of the item.
    var itemReference: LayoutItemReference { get }
    /// What a message calls the item.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    var itemReference: LayoutItemReference { .view(backReference) }

    /// The view that has the view's baseline.
    func solvedView(for attribute: NSLayoutConstraint.Attribute) -> UIView {
        let view: UIView
        switch attribute {
        case .firstBaseline: view = forFirstBaselineLayout
        case .lastBaseline: view = forLastBaselineLayout
        default: return self
        }
        return view !== self && view.isDescendant(of: self) ? view.solvedView(for: attribute) : self
    }

    var layoutName: String {
        if let documentIdentity { return documentIdentity.name }
        if let accessibilityIdentifier { return accessibilityIdentifier }
        if let property = propertyName { return property }
        let name = LayoutTreeBuilder.className(of: self)
        if let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) {
            return "\(name)[\(index)]"
        }
        return name
    }
}

extension UIView {
    /// The property of a superview or controller that holds this view.
    private var propertyName: String? { PropertyNames(below: topmostView).name(of: self) }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }

    var itemReference: LayoutItemReference { .guide(backReference) }

    var layoutName: String {
        let owner = owningView?.layoutName ?? "(no view)"
        return identifier.isEmpty ? "\(owner).guide" : "\(owner).\(identifier)"
    }
}
