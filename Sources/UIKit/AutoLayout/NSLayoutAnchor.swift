/// One attribute of a layout item as an object that makes constraints, under UIKit's name.
///
/// `AnchorType` keeps horizontal, vertical and size anchors apart at compile time. Each factory method notes its caller's file and
/// line for messages; the constraint is inactive until activated.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

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

    func make(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
        multiplier: CGFloat = 1, constant: CGFloat, origin: SourcePlace
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier, constant: constant,
            origin: origin)
    }
}

/// A left, right, leading, trailing or horizontal centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// A top, bottom, vertical centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(
        equalToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.equal, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m, constant: c, origin: SourcePlace(fileID: fileID, line: line))
    }

    private func make(
        _ relation: NSLayoutConstraint.Relation, constant: CGFloat, origin: SourcePlace
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, constant: constant, origin: origin)
    }
}
