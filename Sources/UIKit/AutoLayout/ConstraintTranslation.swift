import SnapSolver

/// Turns constraints into expressions over an island's boxes.
///
/// Each attribute is taken in the coordinates of the view that holds the constraint, the nearest common ancestor, so that a multiplier on
/// a position means what it means in Interface Builder's stored frames.
@MainActor
struct ConstraintTranslation {
    let island: LayoutIsland
    /// The direction of each view that held a constraint so far.
    private var isRightToLeft: [ObjectIdentifier: Bool] = [:]

    init(island: LayoutIsland) {
        self.island = island
    }

    /// `first − multiplier · second − constant`, which the relation compares with zero; nil where an item is gone or not of this
    /// island.
    mutating func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        guard let holder = constraint.holder, let first = constraint.first else { return nil }
        let second = constraint.second
        let space = Space(holder: holder, isMirrored: constraint.isDirectional && isMirrored(holder))
        guard
            var expression = value(
                of: first, constraint.firstAttribute, from: constraint.firstStart, in: space, opposite: second)
        else { return nil }
        if constraint.secondAttribute != .notAnAttribute {
            guard let second,
                let right = value(
                    of: second, constraint.secondAttribute, from: constraint.secondStart, in: space, opposite: first)
            else { return nil }
            expression.add(right, times: -Double(constraint.multiplier))
        }
        expression.constant -= Double(constraint.constant + constraint.baselineSpacing)
        return expression
    }

    private mutating func isMirrored(_ holder: UIView) -> Bool {
        let id = ObjectIdentifier(holder)
        let isMirrored = isRightToLeft[id] ?? holder.isRightToLeft
        isRightToLeft[id] = isMirrored
        return isMirrored
    }

    /// True where the expression's constant holds margins, the safe area or a baseline.
    func hasMovingConstant(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.hasOperand { item, attribute in
            attribute.isMargin || attribute.isBaseline || (item as? UILayoutGuide)?.system != nil
        }
    }

    // MARK: Attributes

    /// The coordinates that a constraint is written in. From right to left, a constraint with leading or trailing is mirrored as a whole: its
    /// constant and its relation count in reading direction.
    private struct Space {
        let holder: UIView
        let isMirrored: Bool
    }

    /// A rectangle along one axis as expressions, in the holder's coordinates.
    private struct Extent {
        var start: LinearExpression
        var length: Length

        /// A variable, or none, and a constant.
        struct Length {
            var variable: Variable?
            var constant = 0.0
        }

        /// `start + part · length`.
        func point(at part: Double) -> LinearExpression {
            var point = start
            if let variable = length.variable { point.add(variable, times: part) }
            point.constant += length.constant * part
            return point
        }

        var size: LinearExpression {
            var size = LinearExpression(constant: length.constant)
            if let variable = length.variable { size.add(variable) }
            return size
        }

        mutating func inset(by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
            let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
            start.constant += Double(near)
            length.constant -= Double(near + far)
        }

        /// Leaves a strip of this length at the end.
        mutating func keepEnd(_ strip: CGFloat) {
            start = point(at: 1)
            start.constant -= Double(strip)
            length = Length(constant: Double(strip))
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
        let axis = attribute.axis
        var found: Extent?
        if let guide = item as? UILayoutGuide {
            found = guideExtent(guide, of: view, in: holder, axis)
        } else {
            found = viewExtent(view, in: holder, attribute: attribute, opposite: opposite)
        }
        guard var extent = found else { return nil }
        if attribute.isMargin {
            extent.inset(by: view.layoutMargins, axis)
        } else if item === view {
            extent.inset(by: view.layoutAlignmentInsets, axis)
        }
        if space.isMirrored, axis == .horizontal, let box = island.boxes[ObjectIdentifier(holder)] {
            extent.start = LinearExpression(box.width) - extent.start - extent.size
        }
        return value(of: attribute, of: extent, view: view)
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute, of extent: Extent, view: UIView
    ) -> LinearExpression? {
        switch attribute {
        case .notAnAttribute: return nil
        case .left, .leftMargin, .leading, .leadingMargin, .top, .topMargin: return extent.start
        case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin: return extent.point(at: 1)
        case .width, .height: return extent.size
        case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return extent.point(at: 0.5)
        case .firstBaseline:
            guard let distance = view.firstBaselineFromTop else { return extent.point(at: 1) }
            guard let content = view.baselineContentHeight else { return extent.start + Double(distance) }
            return extent.point(at: 0.5) + Double(distance - content / 2)
        case .lastBaseline:
            let distance = view.lastBaselineFromBottom
            guard let content = view.baselineContentHeight else { return extent.point(at: 1) - Double(distance) }
            return extent.point(at: 1) - 0.5 * extent.size + Double(content / 2 - distance)
        }
    }

    // MARK: Rectangles

    private func viewExtent(
        _ view: UIView, in holder: UIView, attribute: NSLayoutConstraint.Attribute, opposite: (any LayoutItem)?
    ) -> Extent? {
        guard let box = island.boxes[ObjectIdentifier(view)] else { return nil }
        let axis = attribute.axis
        if view === holder {
            // To what is inside it, a scroll view's edges are its content's; its size and its centre stay its own. Source: Apple, *Auto Layout
            // Guide*, Working with Scroll Views.
            if let content = box.content, !attribute.isSize, !attribute.isCenter, opposite?.layoutView !== view {
                return contentExtent(content, axis)
            }
            return ownExtent(of: view, box, axis)
        }
        guard let superview = view.superview, var start = origin(of: superview, in: holder, axis) else { return nil }
        start.add(box.start(axis))
        return Extent(start: start, length: .init(variable: box.length(axis)))
    }

    private func guideExtent(
        _ guide: UILayoutGuide, of view: UIView, in holder: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> Extent? {
        guard let origin = origin(of: view, in: holder, axis) else { return nil }
        var found: Extent?
        if let system = guide.system {
            guard let box = island.boxes[ObjectIdentifier(view)] else { return nil }
            if system == .content, let content = box.content {
                found = contentExtent(content, axis)
            } else {
                found = ownExtent(of: view, box, axis)
                found?.inset(by: system.insets(in: view), axis)
                if system == .keyboard, axis == .vertical { found?.keepEnd(view.keyboardGuideHeight) }
            }
        } else if let box = island.boxes[ObjectIdentifier(guide)] {
            found = Extent(start: LinearExpression(box.start(axis)), length: .init(variable: box.length(axis)))
        }
        found?.start.add(origin)
        return found
    }

    private func contentExtent(_ content: LayoutBox.Content, _ axis: NSLayoutConstraint.Axis) -> Extent {
        Extent(
            start: LinearExpression(), length: .init(variable: axis == .horizontal ? content.width : content.height))
    }

    /// A view's bounds in its own coordinates.
    private func ownExtent(of view: UIView, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> Extent {
        Extent(
            start: LinearExpression(constant: Double(view.bounds.origin(axis))),
            length: .init(variable: box.length(axis)))
    }

    /// Where `view`'s own coordinates begin in the holder's.
    private func origin(of view: UIView, in holder: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression? {
        var sum = LinearExpression()
        // With the view's own place and length, and what the other item adds, one allocation does for most.
        sum.reserveCapacity(4)
        var each = view
        while each !== holder {
            guard let box = island.boxes[ObjectIdentifier(each)], let superview = each.superview else { return nil }
            sum.add(box.start(axis))
            sum.constant -= Double(each.bounds.origin(axis))
            each = superview
        }
        return sum
    }
}

extension CGRect {
    fileprivate func origin(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? minX : minY }
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
