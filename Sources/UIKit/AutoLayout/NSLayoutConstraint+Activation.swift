extension NSLayoutConstraint {
    /// Calls `body` with what the constraint ties, a distance's beginning included; nil stands for items that are gone.
    @inline(__always)
    func forEachOperand(_ body: ((any LayoutItem)?, Attribute) -> Void) {
        body(first, firstAttribute)
        if let firstStart { body(firstStart.item, firstStart.attribute) }
        if secondAttribute != .notAnAttribute { body(second, secondAttribute) }
        if let secondStart { body(secondStart.item, secondStart.attribute) }
    }

    /// Whether the constraint ties something that fits.
    func hasOperand(where fits: ((any LayoutItem)?, Attribute) -> Bool) -> Bool {
        var isFound = false
        forEachOperand { item, attribute in isFound = isFound || fits(item, attribute) }
        return isFound
    }

    /// Whether the constraint ties this view or guide.
    func ties(_ item: AnyObject) -> Bool {
        hasOperand { operand, _ in operand === item }
    }

    /// Whether an attribute counts in reading direction.
    var isDirectional: Bool {
        firstAttribute.isDirectional || secondAttribute.isDirectional || firstStart?.attribute.isDirectional ?? false
            || secondStart?.attribute.isDirectional ?? false
    }

    func activate() {
        var owner: UIView?
        forEachOperand { item, _ in
            guard let item else {
                preconditionFailure("a constraint with an item that is gone cannot be activated: \(summary)")
            }
            guard let view = item.layoutView else {
                preconditionFailure("the guide of \(summary) belongs to no view: call addLayoutGuide(_:) first")
            }
            guard let common = owner.map({ $0.nearestCommonAncestor(with: view) }) ?? view else {
                preconditionFailure(
                    """
                    \(summary) ties views that have no common superview: add both to one view tree before you activate it
                    """)
            }
            owner = common
        }
        guard let owner else { return }
        holder = owner
        owner.constraints.append(self)
        owner.layoutStructureDidChange()
    }

    func deactivate() {
        guard let holder else { return }
        holder.constraints.removeAll { $0 === self }
        holder.layoutStructureDidChange()
        self.holder = nil
    }

    /// The constraint as an equation that a person can read: `title.top = icon.bottom + 12 @750`.
    var summary: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(Self.text(first, firstAttribute, from: firstStart)) \(sign)"
        if secondAttribute == .notAnAttribute {
            text += " \(constant.brief)"
        } else {
            text += multiplier == 1 ? "" : " \(multiplier.brief) ·"
            text += " \(Self.text(second, secondAttribute, from: secondStart))"
            if constant != 0 { text += constant < 0 ? " − \((-constant).brief)" : " + \(constant.brief)" }
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).brief)" }
        var notes: [String] = []
        if let identifier { notes.append(identifier) }
        if let origin { notes.append("\(origin)") }
        if !notes.isEmpty { text += "  (\(notes.joined(separator: ", ")))" }
        return text
    }

    private static func text(_ item: (any LayoutItem)?, _ attribute: Attribute, from start: AnchorReference?) -> String
    {
        let end = "\(item?.layoutName ?? "(gone)").\(attribute.name)"
        return start.map { "(\(end) − \($0.item?.layoutName ?? "(gone)").\($0.attribute.name))" } ?? end
    }
}

extension NSLayoutConstraint.Attribute {
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }
}
