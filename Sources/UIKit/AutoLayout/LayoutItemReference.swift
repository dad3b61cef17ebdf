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
}
