/// One attribute of a layout item as an object that makes constraints, under UIKit's name.
///
/// `AnchorType` keeps horizontal, vertical and size anchors apart at compile time. Each factory method notes its caller's file and
/// line for messages; the constraint is inactive until activated.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, PlacedAnchor {
    let layoutItem: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    /// Where a distance begins that ends at the attribute; nil for the attribute itself.
    let start: AnchorReference?
    nonisolated let place: AnchorPlace

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: AnchorReference? = nil) {
        layoutItem = item
        self.attribute = attribute
        self.start = start
        place = AnchorPlace(item, attribute, from: start)
        super.init()
    }

    /// The view or layout guide whose attribute this is.
    public var item: AnyObject? { layoutItem }

    /// What a message calls the anchor: `title.leading`.
    public var name: String { "\(layoutItem.layoutName).\(attribute.name)" }

    /// Equal are anchors of the same attribute of the same item.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? any PlacedAnchor)?.place == place
    }

    open override nonisolated var hash: Int { place.hashValue }

    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    /// A constraint of so many system spacings.
    func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat,
        origin: SourcePlace
    ) -> NSLayoutConstraint {
        let constraint = make(
            relation, anchor, constant: NSLayoutConstraint.systemSpacing * multiplier, origin: origin)
        constraint.systemSpacingMultiplier = multiplier
        return constraint
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1, constant: CGFloat, origin: SourcePlace
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            layoutItem, attribute, from: start, relation, anchor.layoutItem, anchor.attribute, from: anchor.start,
            multiplier: multiplier, constant: constant, origin: origin)
    }
}
