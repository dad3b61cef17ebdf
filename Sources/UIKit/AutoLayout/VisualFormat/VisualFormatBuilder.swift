/// Turns a visual format string into constraints.
///
/// Each constraint reads as UIKit's: the later item first, `b.leading = a.trailing + 8`.
@MainActor
struct VisualFormatBuilder {
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: (String) -> Double?
    private let views: (String) -> Any?
    private let origin: SourcePlace?
    private let parsed: VisualFormat
    private var constraints: [NSLayoutConstraint] = []

    init(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: @escaping (String) -> Double?,
        views: @escaping (String) -> Any?, origin: SourcePlace?
    ) throws(VisualFormatError) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
        self.origin = origin
        parsed = try VisualFormatParser.parse(format)
    }

    /// One side of a gap: a layout item, or the superview of the one on the other side.
    private struct Side {
        let item: any LayoutItem
        let isSuperview: Bool
    }

    mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkAlignments()
        let sides = try self.sides()
        for (index, item) in parsed.items.enumerated() {
            if index > 0 { constraints += try gaps(sides[index - 1], parsed.connections[index - 1], sides[index]) }
            if case .view(_, let sizes) = item.content {
                for size in sizes { try addSize(size, of: sides[index].item) }
            }
        }
        let aligned = sides.filter { !$0.isSuperview }.map(\.item)
        for attribute in options.alignments {
            for (previous, next) in zip(aligned, aligned.dropFirst()) {
                add(next, attribute, .equal, previous, attribute)
            }
        }
        return constraints
    }

    // MARK: Items

    private func checkAlignments() throws(VisualFormatError) {
        for attribute in options.alignments where attribute.axis == parsed.axis {
            throw error(.alignmentAlong(parsed.axis), at: 0)
        }
    }

    private func sides() throws(VisualFormatError) -> [Side] {
        var sides: [Side?] = []
        for item in parsed.items {
            if case .view(let name, _) = item.content {
                sides.append(Side(item: try layoutItem(name, at: item.column + 1), isSuperview: false))
            } else {
                sides.append(nil)
            }
        }
        // A superview is that of the view beside it.
        var result: [Side] = []
        for (index, side) in sides.enumerated() {
            if let side {
                result.append(side)
                continue
            }
            let neighbour = sides[index == 0 ? 1 : index - 1]?.item
            let above = (neighbour as? UIView)?.superview ?? (neighbour as? UILayoutGuide)?.owningView
            guard let above else { throw error(.noSuperview, at: parsed.items[index].column) }
            result.append(Side(item: above, isSuperview: true))
        }
        for (index, side) in result.enumerated().dropFirst() {
            guard let first = result[0].item.layoutView, let other = side.item.layoutView,
                first.nearestCommonAncestor(with: other) != nil
            else { throw error(.separateViews, at: parsed.items[index].column) }
        }
        return result
    }

    private func layoutItem(_ name: String, at column: Int) throws(VisualFormatError) -> any LayoutItem {
        guard let object = views(name) else { throw error(.unknownView(name), at: column) }
        guard let item = object as? any LayoutItem else { throw error(.noItem(name), at: column) }
        return item
    }

    // MARK: Gaps

    private func gaps(
        _ before: Side, _ connection: VisualFormat.Connection, _ after: Side
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        let touchesSuperview = before.isSuperview || after.isSuperview
        switch connection {
        case .flush: return [gap(before, after, .equal, 0)]
        case .standard where touchesSuperview: return [gap(before, after, .equal, 0, isToMargin: true)]
        case .standard:
            let standard = gap(before, after, .equal, NSLayoutConstraint.systemSpacing)
            standard.systemSpacingMultiplier = 1
            return [standard]
        case .spaced(let spaces):
            var made: [NSLayoutConstraint] = []
            for space in spaces {
                let constraint = gap(before, after, space.relation, CGFloat(try number(space.object)))
                constraint.priority = try priority(space.priority)
                made.append(constraint)
            }
            return made
        }
    }

    /// The space from `before` to `after`. To a superview, UIKit's standard space is its margin.
    private func gap(
        _ before: Side, _ after: Side, _ relation: NSLayoutConstraint.Relation, _ space: CGFloat,
        isToMargin: Bool = false
    ) -> NSLayoutConstraint {
        let edges = Edges(axis: parsed.axis, options: options)
        let start = before.isSuperview ? (isToMargin ? edges.startMargin : edges.start) : edges.end
        let end = after.isSuperview ? (isToMargin ? edges.endMargin : edges.end) : edges.start
        let isBetweenBaselines =
            options.contains(.spacingBaselineToBaseline) && parsed.axis == .vertical && !before.isSuperview
            && !after.isSuperview
        let (later, earlier) =
            isBetweenBaselines
            ? ((after.item, NSLayoutConstraint.Attribute.firstBaseline), (before.item, .lastBaseline))
            : ((after.item, end), (before.item, start))
        // Laid out from right to left, the later item is the one at the left: its edge is the lower number.
        return edges.isReversed
            ? make(earlier.0, earlier.1, relation, later.0, later.1, space)
            : make(later.0, later.1, relation, earlier.0, earlier.1, space)
    }

    private struct Edges {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let startMargin: NSLayoutConstraint.Attribute
        let endMargin: NSLayoutConstraint.Attribute
        var isReversed = false

        init(axis: NSLayoutConstraint.Axis, options: NSLayoutConstraint.FormatOptions) {
            if axis == .vertical {
                (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
            } else if options.contains(.directionLeftToRight) {
                (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
            } else if options.contains(.directionRightToLeft) {
                (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
                isReversed = true
            } else {
                (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
            }
        }
    }

    // MARK: Sizes and numbers

    private mutating func addSize(_ size: VisualFormat.Predicate, of item: any LayoutItem) throws(VisualFormatError) {
        let attribute: NSLayoutConstraint.Attribute = parsed.axis == .horizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if case .name(let name) = size.object.content, metrics(name) == nil {
            constraint = make(
                item, attribute, size.relation, try layoutItem(name, at: size.object.column), attribute, 0)
        } else {
            constraint = make(
                item, attribute, size.relation, nil, .notAnAttribute, CGFloat(try number(size.object)))
        }
        constraint.priority = try priority(size.priority)
        constraints.append(constraint)
    }

    private func number(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
        switch operand.content {
        case .number(let number): return number
        case .name(let name):
            guard let number = metrics(name), number.isFinite else {
                throw error(.unknownMetric(name), at: operand.column)
            }
            return number
        }
    }

    private func priority(_ operand: VisualFormat.Operand?) throws(VisualFormatError) -> UILayoutPriority {
        guard let operand else { return .required }
        let value = try number(operand)
        guard value > 0, value <= 1000 else { throw error(.priority(value), at: operand.column) }
        return UILayoutPriority(Float(value))
    }

    // MARK: Constraints

    private mutating func add(
        _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute
    ) {
        constraints.append(make(first, firstAttribute, relation, second, secondAttribute, 0))
    }

    private func make(
        _ first: any LayoutItem, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, constant: constant, origin: origin)
    }

    private func error(_ problem: VisualFormatError.Problem, at column: Int) -> VisualFormatError {
        VisualFormatError(problem: problem, format: format, column: column)
    }
}
