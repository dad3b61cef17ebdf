/// An attribute of a layout item, which it does not keep alive.
struct AnchorReference {
    private(set) weak var item: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    @MainActor
    init(_ anchor: NSLayoutAnchor<some AnyObject>) {
        item = anchor.layoutItem
        attribute = anchor.attribute
    }
}
