/// A layout item as a constraint holds it: without keeping it alive.
enum LayoutItemReference {
    case view(BackReference<UIView>)
    case guide(BackReference<UILayoutGuide>)

    /// nil once it is gone.
    var item: (any LayoutItem)? {
        switch self {
        case .view(let reference): reference.target
        case .guide(let reference): reference.target
        }
    }

    /// The view itself, or the view that owns the guide; nil once it is gone.
    @MainActor var view: UIView? {
        switch self {
        case .view(let reference): reference.target
        case .guide(let reference): reference.target?.owningView
        }
    }

    /// Whose attribute it is in truth: a view may leave its baselines to a view inside it.
    @MainActor func solved(for attribute: NSLayoutConstraint.Attribute) -> LayoutItemReference {
        guard attribute.isBaseline, case .view(let reference) = self, let view = reference.target else { return self }
        return .view(view.solvedView(for: attribute).backReference)
    }
}
