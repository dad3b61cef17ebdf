import SnapSolver

/// Turns constraints into expressions over an island's boxes.
///
/// Each attribute is taken in the coordinates of the view that holds the constraint, the nearest common ancestor, so that a multiplier on
/// a position means what it means in Interface Builder's stored frames.
@MainActor
struct ConstraintTranslation {
    let island: LayoutIsland
    /// Whether the constant of the last expression holds margins, the safe area or a baseline.
    private(set) var hasMovingConstant = false
    /// The direction of the view that held the last constraint; most often it holds the next one, too.
    private var direction: (holder: ObjectIdentifier, isRightToLeft: Bool)?
    // Kept for the next constraint, so that its terms take the same room.
    private var row = LinearExpression()
    private var extent = Extent()

    init(island: LayoutIsland) {
        self.island = island
    }

    /// `first − multiplier · second − constant`, which the relation compares with zero; nil where an item is gone or not of this
    /// island.
    mutating func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        hasMovingConstant = false
        guard let holder = constraint.holder else { return nil }
        let first = constraint.firstReference
        let second = constraint.secondReference
        let space = Space(holder: holder, isMirrored: constraint.isDirectional && isMirrored(holder))
        row.reset()
        guard
            add(1, of: first, constraint.firstAttribute, from: constraint.firstStart, in: space, opposite: second)
        else { return nil }
        if let second {
            guard
                add(
                    -Double(constraint.multiplier), of: second, constraint.secondAttribute,
                    from: constraint.secondStart, in: space, opposite: first)
            else { return nil }
        }
        row.constant -= Double(constraint.constant + constraint.baselineSpacing)
        return row
    }

    private mutating func isMirrored(_ holder: UIView) -> Bool {
        let id = ObjectIdentifier(holder)
        if let direction, direction.holder == id { return direction.isRightToLeft }
        let isRightToLeft = holder.isRightToLeft
        direction = (id, isRightToLeft)
        return isRightToLeft
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
        var start = LinearExpression()
        var length = Length()

        /// A variable, or none, and a constant.
        struct Length {
            var variable: Variable?
            var constant = 0.0
        }

        var size: LinearExpression {
            var size = LinearExpression(constant: length.constant)
            if let variable = length.variable { size.add(variable) }
            return size
        }

        /// Moves the start by a part of the length.
        mutating func moveStart(by part: Double) {
            if let variable = length.variable { start.add(variable, times: part) }
            start.constant += length.constant * part
        }

        mutating func inset(by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
            let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
            start.constant += Double(near)
            length.constant -= Double(near + far)
        }

        /// Leaves a strip of this length at the end.
        mutating func keepEnd(_ strip: CGFloat) {
            moveStart(by: 1)
            start.constant -= Double(strip)
            length = Length(constant: Double(strip))
        }

        mutating func reset() {
            start.reset()
            length = Length()
        }
    }

    /// Adds a multiple of an attribute, or of the distance to it from another, to the row; false where an item is gone or not of this island.
    private mutating func add(
        _ multiple: Double, of item: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute,
        from start: AnchorReference?, in space: Space, opposite: LayoutItemReference?
    ) -> Bool {
        guard evaluate(attribute, of: item, in: space, opposite: opposite) else { return false }
        guard let start else {
            row.add(extent.start, times: multiple)
            return true
        }
        var distance = extent.start
        guard evaluate(start.attribute, of: start.reference, in: space, opposite: opposite) else { return false }
        distance.add(extent.start, times: -1)
        row.add(distance, times: multiple)
        return true
    }

    /// Makes the attribute the start of `extent`.
    private mutating func evaluate(
        _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItemReference, in space: Space,
        opposite: LayoutItemReference?
    ) -> Bool {
        let item = item.solved(for: attribute)
        guard let view = item.view else { return false }
        let axis = attribute.axis
        extent.reset()
        switch item {
        case .view:
            guard findExtent(of: view, holder: space.holder, attribute, opposite: opposite) else { return false }
            if !attribute.isMargin { extent.inset(by: view.layoutAlignmentInsets, axis) }
        case .guide(let reference):
            guard let guide = reference.target, findExtent(of: guide, in: view, holder: space.holder, axis)
            else { return false }
            hasMovingConstant = hasMovingConstant || guide.system != nil
        }
        if attribute.isMargin { extent.inset(by: view.layoutMargins, axis) }
        hasMovingConstant = hasMovingConstant || attribute.isMargin || attribute.isBaseline
        if space.isMirrored, axis == .horizontal, let box = island.boxes[space.holder] {
            extent.start = LinearExpression(box.width) - extent.start - extent.size
        }
        return moveStart(to: attribute, of: view)
    }

    private mutating func moveStart(to attribute: NSLayoutConstraint.Attribute, of view: UIView) -> Bool {
        switch attribute {
        case .notAnAttribute: return false
        case .left, .leftMargin, .leading, .leadingMargin, .top, .topMargin: break
        case .right, .rightMargin, .trailing, .trailingMargin, .bottom, .bottomMargin: extent.moveStart(by: 1)
        case .width, .height:
            extent.start.reset()
            extent.moveStart(by: 1)
        case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: extent.moveStart(by: 0.5)
        case .firstBaseline:
            guard let distance = view.firstBaselineFromTop else {
                extent.moveStart(by: 1)
                break
            }
            if let content = view.baselineContentHeight {
                extent.moveStart(by: 0.5)
                extent.start.constant += Double(distance - content / 2)
            } else {
                extent.start.constant += Double(distance)
            }
        case .lastBaseline:
            let distance = view.lastBaselineFromBottom
            extent.moveStart(by: 1)
            if let content = view.baselineContentHeight {
                extent.start.add(extent.size, times: -0.5)
                extent.start.constant += Double(content / 2 - distance)
            } else {
                extent.start.constant -= Double(distance)
            }
        }
        return true
    }

    // MARK: Rectangles

    private mutating func findExtent(
        of view: UIView, holder: UIView, _ attribute: NSLayoutConstraint.Attribute, opposite: LayoutItemReference?
    ) -> Bool {
        guard let box = island.boxes[view] else { return false }
        let axis = attribute.axis
        if view === holder {
            // To what is inside it, a scroll view's edges are its content's; its size and its centre stay its own. Source: Apple, *Auto Layout
            // Guide*, Working with Scroll Views.
            if let content = box.content, !attribute.isSize, !attribute.isCenter, opposite?.view !== view {
                extent.length.variable = content.length(axis)
            } else {
                setBounds(of: view, box, axis)
            }
            return true
        }
        extent.start.add(box.start(axis))
        if !view.isSubview(of: holder) {
            guard let superview = view.superview, let origin = addOrigin(of: superview, in: holder, axis)
            else { return false }
            extent.start.constant += origin
        }
        extent.length.variable = box.length(axis)
        return true
    }

    private mutating func findExtent(
        of guide: UILayoutGuide, in view: UIView, holder: UIView, _ axis: NSLayoutConstraint.Axis
    ) -> Bool {
        if let system = guide.system {
            guard let box = island.boxes[view] else { return false }
            if system == .content, let content = box.content {
                extent.length.variable = content.length(axis)
            } else {
                setBounds(of: view, box, axis)
                extent.inset(by: system.insets(in: view), axis)
                if system == .keyboard, axis == .vertical { extent.keepEnd(view.keyboardGuideHeight) }
            }
        } else {
            guard let box = island.boxes[guide] else { return false }
            extent.start.add(box.start(axis))
            extent.length.variable = box.length(axis)
        }
        guard let origin = addOrigin(of: view, in: holder, axis) else { return false }
        extent.start.constant += origin
        return true
    }

    /// Makes a view's bounds the extent, in the view's own coordinates.
    private mutating func setBounds(of view: UIView, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) {
        extent.start.constant = Double(view.bounds.origin(axis))
        extent.length.variable = box.length(axis)
    }

    /// Moves the start by where `view`'s own coordinates begin in the holder's, but for the constant, which is returned.
    private mutating func addOrigin(of view: UIView, in holder: UIView, _ axis: NSLayoutConstraint.Axis) -> Double? {
        var constant = 0.0
        var each = view
        while each !== holder {
            guard let box = island.boxes[each], let superview = each.superview else { return nil }
            extent.start.add(box.start(axis))
            constant -= Double(each.bounds.origin(axis))
            each = superview
        }
        return constant
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
