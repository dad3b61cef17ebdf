import SnapSolver

/// Turns constraints into expressions over an island's boxes.
///
/// Each attribute is taken in the coordinates of the view that holds the constraint, the nearest common ancestor, so that a multiplier on
/// a position means what it means in Interface Builder's stored frames.
@MainActor
struct ConstraintTranslation {
    let island: LayoutIsland

    /// `first − multiplier · second − constant`, which the relation compares with zero; nil where an item is gone or not of this
    /// island.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.first else { return nil }
        let isMirrored = holder.isRightToLeft && constraint.operands.contains { $0.attribute.isDirectional }
        let space = Space(holder: holder, isMirrored: isMirrored)
        guard
            let left = value(
                of: first, constraint.firstAttribute, from: constraint.firstStart, in: space,
                opposite: constraint.second)
        else { return nil }
        let constant = Double(constraint.constant + constraint.baselineSpacing)
        guard constraint.secondAttribute != .notAnAttribute else { return left - constant }
        guard let second = constraint.second,
            let right = value(
                of: second, constraint.secondAttribute, from: constraint.secondStart, in: space, opposite: first)
        else { return nil }
        return left - Double(constraint.multiplier) * right - constant
    }

    /// True where the expression's constant holds margins, the safe area or a baseline.
    func hasMovingConstant(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.operands.contains { item, attribute in
            (item as? UILayoutGuide)?.system != nil || attribute.isMargin || attribute.isBaseline
        }
    }

    // MARK: Attributes

    /// The coordinates that a constraint is written in. From right to left, a constraint with leading or trailing is mirrored as a whole: its
    /// constant and its relation count in reading direction.
    private struct Space {
        let holder: UIView
        let isMirrored: Bool
    }

    /// A rectangle as expressions, in the holder's coordinates.
    private struct Edges {
        var minX: LinearExpression
        var minY: LinearExpression
        var width: LinearExpression
        var height: LinearExpression

        func inset(by insets: UIEdgeInsets) -> Edges {
            Edges(
                minX: minX + Double(insets.left), minY: minY + Double(insets.top),
                width: width - Double(insets.left + insets.right), height: height - Double(insets.top + insets.bottom))
        }

        /// Leaves a strip of this height at the bottom.
        mutating func keepBottom(_ strip: CGFloat) {
            minY = minY + height - Double(strip)
            height = LinearExpression(constant: Double(strip))
        }
    }

    /// An attribute, or the distance to it from another.
    private func value(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: AnchorReference?,
        in space: Space, opposite: (any LayoutItem)?
    ) -> LinearExpression? {
        guard let end = value(of: item, attribute, in: space, opposite: opposite) else { return nil }
        guard let start else { return end }
        guard let origin = start.item,
            let beginning = value(of: origin, start.attribute, in: space, opposite: opposite)
        else { return nil }
        return end - beginning
    }

    private func value(
        of namedItem: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: Space,
        opposite: (any LayoutItem)?
    ) -> LinearExpression? {
        let item = namedItem.solvedItem(for: attribute)
        guard let view = item.layoutView else { return nil }
        let holder = space.holder
        var edges: Edges?
        if let guide = item as? UILayoutGuide {
            edges = guideEdges(guide, of: view, in: holder)
        } else {
            edges = viewEdges(view, in: holder, attribute: attribute, opposite: opposite)
        }
        guard var edges else { return nil }
        if attribute.isMargin {
            edges = edges.inset(by: view.layoutMargins)
        } else if item === view {
            edges = edges.inset(by: view.layoutAlignmentInsets)
        }
        if space.isMirrored, let box = island.boxes[ObjectIdentifier(holder)] {
            edges.minX = LinearExpression(box.width) - edges.minX - edges.width
        }
        return value(of: attribute, of: edges, view: view)
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute, of edges: Edges, view: UIView
    ) -> LinearExpression? {
        let maxX = edges.minX + edges.width
        let maxY = edges.minY + edges.height
        switch attribute {
        case .notAnAttribute: return nil
        case .left, .leftMargin, .leading, .leadingMargin: return edges.minX
        case .right, .rightMargin, .trailing, .trailingMargin: return maxX
        case .top, .topMargin: return edges.minY
        case .bottom, .bottomMargin: return maxY
        case .width: return edges.width
        case .height: return edges.height
        case .centerX, .centerXWithinMargins: return edges.minX + 0.5 * edges.width
        case .centerY, .centerYWithinMargins: return edges.minY + 0.5 * edges.height
        case .firstBaseline:
            guard let distance = view.firstBaselineFromTop else { return maxY }
            guard let content = view.baselineContentHeight else { return edges.minY + Double(distance) }
            return edges.minY + 0.5 * edges.height + Double(distance - content / 2)
        case .lastBaseline:
            let distance = view.lastBaselineFromBottom
            guard let content = view.baselineContentHeight else { return maxY - Double(distance) }
            return maxY - 0.5 * edges.height + Double(content / 2 - distance)
        }
    }

    // MARK: Rectangles

    private func viewEdges(
        _ view: UIView, in holder: UIView, attribute: NSLayoutConstraint.Attribute, opposite: (any LayoutItem)?
    ) -> Edges? {
        guard let box = island.boxes[ObjectIdentifier(view)] else { return nil }
        if view === holder {
            // To what is inside it, a scroll view's edges are its content's; its size and its centre stay its own. Source: Apple, *Auto Layout
            // Guide*, Working with Scroll Views.
            if let content = box.content, !attribute.isSize, !attribute.isCenter, opposite?.layoutView !== view {
                return Edges(
                    minX: LinearExpression(constant: 0), minY: LinearExpression(constant: 0),
                    width: LinearExpression(content.width), height: LinearExpression(content.height))
            }
            return ownEdges(of: view, box)
        }
        guard let superview = view.superview, let origin = origin(of: superview, in: holder) else { return nil }
        return Edges(
            minX: origin.x + LinearExpression(box.minX), minY: origin.y + LinearExpression(box.minY),
            width: LinearExpression(box.width), height: LinearExpression(box.height))
    }

    private func guideEdges(_ guide: UILayoutGuide, of view: UIView, in holder: UIView) -> Edges? {
        guard let origin = origin(of: view, in: holder) else { return nil }
        var edges: Edges?
        if let system = guide.system {
            guard let box = island.boxes[ObjectIdentifier(view)] else { return nil }
            if system == .content, let content = box.content {
                edges = Edges(
                    minX: LinearExpression(constant: 0), minY: LinearExpression(constant: 0),
                    width: LinearExpression(content.width), height: LinearExpression(content.height))
            } else {
                edges = ownEdges(of: view, box).inset(by: system.insets(in: view))
                if system == .keyboard { edges?.keepBottom(view.keyboardGuideHeight) }
            }
        } else if let box = island.boxes[ObjectIdentifier(guide)] {
            edges = Edges(
                minX: LinearExpression(box.minX), minY: LinearExpression(box.minY),
                width: LinearExpression(box.width), height: LinearExpression(box.height))
        }
        guard var edges else { return nil }
        edges.minX = edges.minX + origin.x
        edges.minY = edges.minY + origin.y
        return edges
    }

    /// A view's bounds in its own coordinates.
    private func ownEdges(of view: UIView, _ box: LayoutBox) -> Edges {
        Edges(
            minX: LinearExpression(constant: Double(view.bounds.minX)),
            minY: LinearExpression(constant: Double(view.bounds.minY)),
            width: LinearExpression(box.width), height: LinearExpression(box.height))
    }

    /// Where `view`'s own coordinates begin in the holder's.
    private func origin(of view: UIView, in holder: UIView) -> (x: LinearExpression, y: LinearExpression)? {
        var x = LinearExpression(constant: 0)
        var y = LinearExpression(constant: 0)
        var each = view
        while each !== holder {
            guard let box = island.boxes[ObjectIdentifier(each)], let superview = each.superview else { return nil }
            x = x + LinearExpression(box.minX) - Double(each.bounds.minX)
            y = y + LinearExpression(box.minY) - Double(each.bounds.minY)
            each = superview
        }
        return (x, y)
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var isCenter: Bool { self == .centerX || self == .centerY }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// Counts in reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
