/// What an anchor stands for: an attribute of an item, or the distance to it. Anchors of equal places are equal.
struct AnchorPlace: Hashable, Sendable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
    private let startItem: ObjectIdentifier?
    private let startAttribute: NSLayoutConstraint.Attribute?

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: AnchorReference?) {
        self.item = ObjectIdentifier(item)
        self.attribute = attribute
        startItem = start?.item.map { ObjectIdentifier($0) }
        startAttribute = start?.attribute
    }
}

/// An anchor of whatever kind.
protocol PlacedAnchor {
    var place: AnchorPlace { get }
}
