extension UIView {
    /// A view and those it lies in, from the inside out; nothing where there is no view.
    static func lineage(of view: UIView?) -> some Sequence<UIView> {
        sequence(state: view) { next in
            let view = next
            next = view?.superview
            return view
        }
    }

    /// The views that this one lies in, from the inside out.
    var superviews: some Sequence<UIView> { Self.lineage(of: superview) }
}
