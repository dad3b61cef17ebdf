extension NSLayoutConstraint {
    /// Calls `body` with what the constraint ties, a distance's beginning included.
    @inline(__always)
    func forEachOperand(_ body: (LayoutItemReference, Attribute) -> Void) {
        body(firstReference, firstAttribute)
        if let firstStart { body(firstStart.reference, firstStart.attribute) }
        if let secondReference { body(secondReference, secondAttribute) }
        if let secondStart { body(secondStart.reference, secondStart.attribute) }
    }

    /// Whether the constraint ties something that fits.
    func hasOperand(where fits: (LayoutItemReference) -> Bool) -> Bool {
        var isFound = false
        forEachOperand { reference, _ in isFound = isFound || fits(reference) }
        return isFound
    }

    /// Whether the constraint ties this view or guide.
    func ties(_ item: AnyObject) -> Bool {
        hasOperand { $0.item === item }
    }

    /// Whether an attribute counts in reading direction.
    var isDirectional: Bool {
        firstAttribute.isDirectional || secondAttribute.isDirectional || firstStart?.attribute.isDirectional ?? false
            || secondStart?.attribute.isDirectional ?? false
    }

    /// Makes the constraint active, and returns the view that holds it from then on.
    func hold() -> UIView? {
        var owner: UIView?
        forEachOperand { reference, _ in
            let view = tiedView(reference)
            guard let other = owner else {
                owner = view
                return
            }
            owner = other.nearestCommonAncestor(with: view)
            precondition(
                owner != nil,
                """
                \(summary) ties views that have no common superview: add both to one view tree before you activate it
                """)
        }
        holder = owner
        owner?.constraints.append(self)
        return owner
    }

    private func tiedView(_ reference: LayoutItemReference) -> UIView {
        if let view = reference.view { return view }
        guard reference.item != nil else {
            preconditionFailure("a constraint with an item that is gone cannot be activated: \(summary)")
        }
        preconditionFailure("the guide of \(summary) belongs to no view: call addLayoutGuide(_:) first")
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
