/// A left, right, leading, trailing or horizontal centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, positive where that lies after this one.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, from: AnchorReference(self))
    }

    /// Puts this anchor so many system spacings after another, in reading direction between leading and trailing ones.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, origin: SourcePlace(fileID: fileID, line: line))
    }
}
