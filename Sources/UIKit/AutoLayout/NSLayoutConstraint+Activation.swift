extension NSLayoutConstraint {
    var first: (any LayoutItem)? { firstItem as? any LayoutItem }
    var second: (any LayoutItem)? { secondItem as? any LayoutItem }

    func activate() {
        guard let first else {
            preconditionFailure("a constraint whose first item is gone cannot be activated: \(summary)")
        }
        if secondAttribute != .notAnAttribute, secondItem == nil {
            preconditionFailure("a constraint whose second item is gone cannot be activated: \(summary)")
        }
        guard let view = first.layoutView else {
            preconditionFailure("the guide of \(summary) belongs to no view: call addLayoutGuide(_:) first")
        }
        var owner = view
        if let second {
            guard let other = second.layoutView else {
                preconditionFailure("the guide of \(summary) belongs to no view: call addLayoutGuide(_:) first")
            }
            guard let common = view.nearestCommonAncestor(with: other) else {
                preconditionFailure(
                    """
                    \(summary) ties views that have no common superview: add both to one view tree before you activate it
                    """)
            }
            owner = common
        }
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
        var text = "\(first?.layoutName ?? "(gone)").\(firstAttribute.name) \(sign)"
        if secondAttribute == .notAnAttribute {
            text += " \(constant.brief)"
        } else {
            text += multiplier == 1 ? "" : " \(multiplier.brief) ·"
            text += " \(second?.layoutName ?? "(gone)").\(secondAttribute.name)"
            if constant != 0 { text += constant < 0 ? " − \((-constant).brief)" : " + \(constant.brief)" }
        }
        if priority != .required { text += " @\(CGFloat(priority.rawValue).brief)" }
        var notes: [String] = []
        if let identifier { notes.append(identifier) }
        if let origin { notes.append("\(origin)") }
        if !notes.isEmpty { text += "  (\(notes.joined(separator: ", ")))" }
        return text
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
