/// An attribute of a layout item, which it does not keep alive.
struct AnchorReference {
    let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    @MainActor
    init(_ anchor: NSLayoutAnchor<some AnyObject>) {
        reference = anchor.layoutItem.itemReference
        attribute = anchor.attribute
    }

    /// nil once it is gone.
    var item: (any LayoutItem)? { reference.item }
}
