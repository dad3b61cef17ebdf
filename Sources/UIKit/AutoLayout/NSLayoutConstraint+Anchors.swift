extension NSLayoutConstraint {
    /// What stands on the left, as an anchor; equal to the one that the item hands out, though not of its class. The first item must be there.
    public var firstAnchor: NSLayoutAnchor<AnyObject> {
        guard let first else {
            preconditionFailure("a constraint whose first item is gone has no first anchor: \(summary)")
        }
        return NSLayoutAnchor(first, firstAttribute, from: firstStart)
    }

    /// What stands on the right, as an anchor; nil for a constant.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, secondAttribute, from: secondStart) }
    }
}
