/// The constraints and guides of one stack view in one state.
///
/// Rows and priorities as UIKit's own list has them, by their logged names; where a priority decides, it is written at the row.
/// A hidden view keeps its place in the chain with length 0 (`UISV-hiding`) and half a spacing on each side; at the ends it has none.
@MainActor
final class StackArrangement {
    private unowned let stack: UIStackView
    private let views: [UIView]
    private let visible: [UIView]
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [UILayoutGuide] = []

    private typealias Attribute = NSLayoutConstraint.Attribute

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        visible = views.filter { !$0.isHidden }
        guard !views.isEmpty else { return }
        connectAlongAxis()
        addSpacings()
        distribute()
        for view in views where view.isHidden {
            add("UISV-hiding", view, along.size, .equal)
        }
        guard !visible.isEmpty else { return }
        align()
    }

    func activate() {
        for guide in guides { stack.addLayoutGuide(guide) }
        NSLayoutConstraint.activate(constraints)
    }

    func deactivate() {
        NSLayoutConstraint.deactivate(constraints)
        for guide in guides { stack.removeLayoutGuide(guide) }
    }

    // MARK: Names of the two axes

    private struct AxisAttributes {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let center: NSLayoutConstraint.Attribute
        let size: NSLayoutConstraint.Attribute
        let startMargin: NSLayoutConstraint.Attribute
        let endMargin: NSLayoutConstraint.Attribute

        static let horizontal = AxisAttributes(
            start: .leading, end: .trailing, center: .centerX, size: .width,
            startMargin: .leadingMargin, endMargin: .trailingMargin)
        static let vertical = AxisAttributes(
            start: .top, end: .bottom, center: .centerY, size: .height,
            startMargin: .topMargin, endMargin: .bottomMargin)
    }

    private var along: AxisAttributes { stack.axis == .horizontal ? .horizontal : .vertical }
    private var across: AxisAttributes { stack.axis == .horizontal ? .vertical : .horizontal }

    private func stackEdge(_ edge: Attribute, margin: Attribute) -> Attribute {
        stack.isLayoutMarginsRelativeArrangement ? margin : edge
    }

    // MARK: Along the axis

    private func connectAlongAxis() {
        guard let first = views.first, let last = views.last else { return }
        connect(along.start, along.startMargin, to: first, along.start)
        // With every view hidden there is nothing to reach the end with, and a stack of a fixed length must not contradict that.
        guard !visible.isEmpty else { return }
        connect(along.end, along.endMargin, to: last, along.end)
    }

    private func connect(
        _ edge: Attribute, _ margin: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
        to item: any LayoutItem, _ attribute: Attribute, priority: UILayoutPriority = .required
    ) {
        add(
            "UISV-canvas-connection", stack, stackEdge(edge, margin: margin), relation, item, attribute,
            priority: priority)
    }

    private func addSpacings() {
        let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        let isBaselineRelative = stack.isBaselineRelativeArrangement && stack.axis == .vertical
        for (index, (previous, next)) in zip(views, views.dropFirst()).enumerated() {
            let between = spacing(after: index)
            add(
                "UISV-spacing", next, isBaselineRelative ? .firstBaseline : along.start,
                isMinimum ? .greaterThanOrEqual : .equal,
                previous, isBaselineRelative ? .lastBaseline : along.end, constant: between)
        }
    }

    /// The spacing between the views at `index` and `index + 1`.
    private func spacing(after index: Int) -> CGFloat {
        let isFirstHidden = views[index].isHidden
        let isSecondHidden = views[index + 1].isHidden
        if isFirstHidden, isSecondHidden { return 0 }
        if !isFirstHidden, !isSecondHidden { return ownSpacing(after: views[index]) }
        // Half the spacing of the visible view before the gap, where there is a visible one behind it, too.
        guard let before = views[...index].last(where: { !$0.isHidden }),
            views[(index + 1)...].contains(where: { !$0.isHidden })
        else { return 0 }
        return ownSpacing(after: before) / 2
    }

    private func ownSpacing(after view: UIView) -> CGFloat {
        let custom = stack.customSpacing(after: view)
        return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    }

    private func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing:
            distribute(from: along.end, to: along.start, name: "UISV-distributing-edge") { _ in .required }
            add("UISV-canvas-fit", stack, along.size, .equal, priority: UILayoutPriority(49))
        case .equalCentering:
            distribute(from: along.center, to: along.center, name: "UISV-distributing-edge") { index in
                UILayoutPriority(150 - Float(index))
            }
            add("UISV-canvas-fit", stack, along.size, .equal, priority: UILayoutPriority(49))
        }
    }

    private func fillEqually() {
        for view in visible.dropFirst() {
            add("UISV-fill-equally", visible[0], along.size, .equal, view, along.size)
        }
    }

    /// Each view takes its intrinsic share of the stack's length; the spacing is in that length and in no share, and the priorities count down so that
    /// the last views give way to it. Measured: 60 and 52 of 120 for two equal labels with 8 between, and 348 of 414 for contents of 258½ and 49.
    ///
    /// Until iOS 11 the spacing was counted in the sum, too (openradar 34595752).
    private func fillProportionally() {
        func length(_ view: UIView) -> CGFloat {
            let size = view.startingIntrinsicSize
            return max(0, stack.axis == .horizontal ? size.width : size.height)
        }
        let lengths = visible.map(length)
        let total = lengths.reduce(0, +)
        // Nothing to be in proportion to: equal lengths (measured: 168 and 167 of 345 with 10 between).
        guard total > 0 else { return fillEqually() }
        for (index, view) in visible.enumerated() where lengths[index] > 0 {
            let priority = visible.count == 1 ? UILayoutPriority.required : UILayoutPriority(999 - Float(index))
            add(
                "UISV-fill-proportionally", view, along.size, .equal, stack, along.size,
                multiplier: lengths[index] / total, priority: priority)
        }
    }

    /// Guides from each visible view to the next, all of one length.
    private func distribute(
        from start: Attribute, to end: Attribute, name: String, priority: (Int) -> UILayoutPriority
    ) {
        var first: UILayoutGuide?
        for (index, (previous, next)) in zip(visible, visible.dropFirst()).enumerated() {
            let gap = makeGuide("UISV-gap")
            add(name, gap, along.start, .equal, previous, start)
            add(name, gap, along.end, .equal, next, end)
            if let first {
                add("UISV-fill-equally", first, along.size, .equal, gap, along.size, priority: priority(index - 1))
            }
            first = first ?? gap
        }
    }

    // MARK: Across the axis

    private func align() {
        let first = visible[0]
        let needsSpanner = stack.alignment != .fill
        let spanner = needsSpanner ? makeGuide("UISV-alignment-spanner") : nil
        switch stack.alignment {
        case .fill:
            connect(across.start, across.startMargin, to: first, across.start)
            connect(across.end, across.endMargin, to: first, across.end, priority: stretching(first))
            alignOthers(with: first, across.start)
            alignOthers(with: first, across.end, priority: stretching)
        case .leading: alignEdge(first, spanner, pinned: across.start)
        case .trailing: alignEdge(first, spanner, pinned: across.end)
        case .center:
            guard let spanner else { return }
            connect(across.start, across.startMargin, to: spanner, across.start)
            connect(across.end, across.endMargin, to: spanner, across.end)
            add("UISV-canvas-connection", spanner, across.center, .equal, first, across.center)
            alignOthers(with: first, across.center)
            addBoundaries(spanner, pinned: nil)
        case .firstBaseline, .lastBaseline:
            guard let spanner else { return }
            let isFirst = stack.alignment == .firstBaseline
            // The first view alone stays inside the edge that its baseline counts from (stored: a field that begins 7 points above its row's top,
            // and labels at the bottom of a row that is too high).
            if isFirst {
                connect(across.start, across.startMargin, .lessThanOrEqual, to: first, across.start)
                connect(across.end, across.endMargin, to: spanner, across.end)
            } else {
                connect(across.start, across.startMargin, to: spanner, across.start)
                connect(across.end, across.endMargin, .greaterThanOrEqual, to: first, across.end)
            }
            alignOthers(with: first, isFirst ? .firstBaseline : .lastBaseline)
            addBoundaries(spanner, pinned: nil)
            add("UISV-canvas-fit", stack, across.size, .equal, priority: UILayoutPriority(49))
        }
        guard let spanner else { return }
        add("UISV-spanning-fit", spanner, across.size, .equal, priority: UILayoutPriority(51))
        for view in visible {
            add("UISV-ambiguity-suppression", view, across.size, .equal, priority: UILayoutPriority(25))
        }
    }

    private func alignEdge(_ first: UIView, _ spanner: UILayoutGuide?, pinned: Attribute) {
        guard let spanner else { return }
        let isStart = pinned == across.start
        connect(across.start, across.startMargin, to: isStart ? first : spanner, across.start)
        connect(across.end, across.endMargin, to: isStart ? spanner : first, across.end)
        alignOthers(with: first, pinned)
        addBoundaries(spanner, pinned: pinned)
    }

    /// A view that keeps its frame by mask is not stretched across the axis (stored: labels of 241⅓ in a column of 324).
    private func stretching(_ view: UIView) -> UILayoutPriority {
        view.translatesAutoresizingMaskIntoConstraints ? UILayoutPriority(999) : .required
    }

    private func alignOthers(
        with first: UIView, _ attribute: Attribute, priority: (UIView) -> UILayoutPriority = { _ in .required }
    ) {
        // A hidden view keeps its place across the axis (measured: as wide as a stack that fills, centred in one that centres).
        for view in views where view !== first {
            add(
                "UISV-alignment", first, attribute, .equal, view, attribute,
                priority: min(priority(first), priority(view)))
        }
    }

    /// The spanner reaches round every view; the edge that the views share follows it just below required.
    private func addBoundaries(_ spanner: UILayoutGuide, pinned: Attribute?) {
        for view in visible {
            for (edge, relation) in [
                (across.start, NSLayoutConstraint.Relation.lessThanOrEqual), (across.end, .greaterThanOrEqual),
            ] {
                let isPinned = edge == pinned
                add(
                    "UISV-spanning-boundary", spanner, edge, isPinned ? .equal : relation, view, edge,
                    priority: isPinned ? UILayoutPriority(999.5) : .required)
            }
        }
    }

    // MARK: Rows

    private func makeGuide(_ identifier: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = identifier
        guides.append(guide)
        return guide
    }

    private func add(
        _ identifier: String, _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant,
            origin: nil)
        constraint.identifier = identifier
        constraint.priority = priority
        constraint.kind = .system
        constraints.append(constraint)
    }
}
