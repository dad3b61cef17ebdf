/// A width, a height, or the distance between two anchors.
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
        NSLayoutConstraint(
            layoutItem, attribute, from: start, relation, nil, .notAnAttribute, constant: constant, origin: origin)
    }
}
