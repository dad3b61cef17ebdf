/// A top, bottom, vertical centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, positive where that lies below this one.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(otherAnchor.layoutItem, otherAnchor.attribute, from: AnchorReference(self))
    }

    /// Puts this anchor so many system spacings below another; where one is a baseline of text, the spacing follows the fonts.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, origin: SourcePlace(fileID: fileID, line: line))
    }

    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, origin: SourcePlace(fileID: fileID, line: line))
    }
}
