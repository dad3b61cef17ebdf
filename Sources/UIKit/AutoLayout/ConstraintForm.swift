/// What a constraint ties, without the items: whether that makes sense.
///
/// Source: Apple, *NSLayoutConstraint.Attribute*: sizes go with sizes, places with places of the same axis, `left` and `right` not with
/// `leading` and `trailing`, and no place is a number.
package struct ConstraintForm {
    let first: NSLayoutConstraint.Attribute
    let isFirstDistance: Bool
    let second: NSLayoutConstraint.Attribute
    let isSecondDistance: Bool
    let hasSecondItem: Bool
    let multiplier: CGFloat
    let constant: CGFloat

    init(
        first: NSLayoutConstraint.Attribute, isFirstDistance: Bool, second: NSLayoutConstraint.Attribute,
        isSecondDistance: Bool, hasSecondItem: Bool, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.isFirstDistance = isFirstDistance
        self.second = second
        self.isSecondDistance = isSecondDistance
        self.hasSecondItem = hasSecondItem
        self.multiplier = multiplier
        self.constant = constant
    }

    /// A constraint between attributes; without a second item, the second is `.notAnAttribute`.
    package init(
        first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.init(
            first: first, isFirstDistance: false, second: second, isSecondDistance: false,
            hasSecondItem: second != .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// Why no such constraint can be; nil where it can.
    package var problem: String? {
        guard constant.isFinite, multiplier.isFinite else {
            return "a constraint's multiplier and constant must be finite, not \(multiplier) and \(constant)"
        }
        guard first != .notAnAttribute else { return "a constraint's first attribute must be one" }
        guard hasSecondItem == (second != .notAnAttribute) else {
            return "a constraint needs a second item and attribute both, or neither"
        }
        let isFirstSize = isFirstDistance || first.isSize
        guard isFirstSize || hasSecondItem && multiplier != 0 else {
            return """
                a multiplier of 0 or a nil second item together with the location \(first.name) makes it equal to a constant: locations \
                must be specified in pairs
                """
        }
        guard hasSecondItem else { return nil }
        let isSecondSize = isSecondDistance || second.isSize
        guard isFirstSize == isSecondSize, isFirstSize || first.axis == second.axis, !mixesDirections else {
            return "invalid pairing of layout attributes: \(first.name) does not go with \(second.name)"
        }
        return nil
    }

    private var mixesDirections: Bool {
        !isFirstDistance && !isSecondDistance
            && (first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional)
    }
}

extension NSLayoutConstraint.Attribute {
    /// A side that stays where it is whatever the reading direction.
    fileprivate var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
