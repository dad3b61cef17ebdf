import SnapGraphics
import SnapSolver

/// One system of constraints: a root view and the views and guides below it that are solved together.
///
/// Each item has a box of four variables in the coordinates of its superview. The solver is built on first use; constants, sizes and
/// insets are edited in place, everything else makes a new partition.
@MainActor
final class LayoutIsland {
    unowned let root: UIView
    /// True where the root's size is a result instead of an input.
    let isRootFree: Bool
    /// In tree order.
    var members: [UIView] = []
    var guides: [UILayoutGuide] = []
    /// Those held by the root and by members.
    var constraints: [NSLayoutConstraint] = []

    private(set) var conflicts: [LayoutConflict] = []
    var solver = Solver()
    var boxes = LayoutBoxes()
    /// The solver's names of the constraints, by their positions; nil for what was given up.
    private var ids: [ConstraintID?] = []
    /// Where each constraint is among them; made for the first one that is edited.
    private var positions: [ObjectIdentifier: Int]?
    /// What the required rows beside the constraints say.
    private var systemRows: [ConstraintID: SystemRow] = [:]
    /// Constraints whose constant holds margins, safe area or baselines, which may change without a new partition.
    private var movingConstraints: [MovingConstraint] = []
    /// What each length may not fall below, and whether the solver knows.
    private var lengthFloors: [LengthFloor] = []
    private var rootSize: (width: ConstraintID, height: ConstraintID, size: CGSize)?
    /// By the indices of the boxes.
    private var intrinsics: [IntrinsicRows?] = []
    private var staleIntrinsics: [UIView] = []
    /// Labels whose rows have the width of their lines instead of that of the text on one.
    private var brokenTexts: [UIView] = []
    private var isBuilt = false
    private var needsSolving = true
    /// An intrinsic size may lay out its view to be found, as that of a table as high as its rows: this asks for the solution in the making.
    private var isSolving = false

    init(root: UIView, isRootFree: Bool) {
        self.root = root
        self.isRootFree = isRootFree
    }

    /// Asks for a layout of every view whose subviews this island places.
    func requestLayout() {
        root.needsLayout = true
        for member in members { member.superview?.needsLayout = true }
    }

    // MARK: Results

    /// The frame of a member in its superview's coordinates, edges on device pixels.
    func frame(of member: UIView, on grid: PixelGrid) -> CGRect? {
        guard let box = boxes[member] else { return nil }
        return grid.round(frame(of: box))
    }

    /// The same in another solution.
    func frame(of member: UIView, in solution: Solver, on grid: PixelGrid) -> CGRect? {
        boxes[member].map { grid.round($0.frame(in: solution)) }
    }

    func size(ofRootOnGrid grid: PixelGrid) -> CGSize? {
        guard let box = boxes[root] else { return nil }
        return CGSize(
            width: grid.round(CGFloat(solver.value(of: box.width))),
            height: grid.round(CGFloat(solver.value(of: box.height))))
    }

    /// Solved, but not on device pixels.
    func frame(of box: LayoutBox) -> CGRect { box.frame(in: solver) }

    /// What the constraints inside a scroll view make its content's size; nil where they say nothing of it.
    func contentSize(of scrollView: UIView) -> CGSize? {
        guard let content = boxes[scrollView]?.content, isBuilt,
            members.contains(where: { $0.superview === scrollView })
        else { return nil }
        return CGSize(width: solver.value(of: content.width), height: solver.value(of: content.height))
    }

    // MARK: Edits

    /// Brings a changed constant into the solver; false where the island must be made anew.
    func updateConstant(of constraint: NSLayoutConstraint) -> Bool {
        guard isBuilt else { return true }
        var translation = ConstraintTranslation(island: self)
        guard let id = id(of: constraint), let expression = translation.expression(of: constraint)
        else { return false }
        return edit(id, to: expression.constant)
    }

    private func id(of constraint: NSLayoutConstraint) -> ConstraintID? {
        position(of: constraint).flatMap { ids[$0] }
    }

    private func position(of constraint: NSLayoutConstraint) -> Int? {
        let known =
            positions
            ?? Dictionary(
                constraints.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
                uniquingKeysWith: { first, _ in first })
        positions = known
        return known[ObjectIdentifier(constraint)]
    }

    func intrinsicSizeDidChange(of view: UIView) {
        staleIntrinsics.append(view)
    }

    private func edit(_ id: ConstraintID, to constant: Double) -> Bool {
        guard solver.constant(of: id) != constant else { return true }
        needsSolving = true
        do {
            try solver.setConstant(id, to: constant)
            return true
        } catch {
            return false
        }
    }

    // MARK: Solving

    /// Brings the inputs up to date and solves. Where an edit contradicts the rest, the system is built anew, so that the conflict
    /// is resolved and reported as at first.
    func solveIfNeeded(wish: FittingWish? = nil) {
        guard !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        let wasBuilt = isBuilt
        if !isBuilt || !syncInputs() { build(wish: wish) }
        guard needsSolving else { return }
        unbreakTexts()
        solve()
        var passes = 0
        while passes < Self.widthPassLimit, settleWidthDependentHeights() {
            solve()
            passes += 1
        }
        // Frames in superviews that were laid out before are others now, too.
        if wasBuilt { requestLayout() }
        guard wish == nil else { return }
        for guide in guides {
            if let box = boxes[guide] { guide.solvedFrame = frame(of: box) }
        }
    }

    /// A label's height follows its width, and another's width may follow that height: cut off after this many rounds.
    private static let widthPassLimit = 6

    /// Solves, and again with each length at zero that would be negative, until none is.
    private func solve() {
        repeat {
            solver.solve()
            needsSolving = false
        } while raiseNegativeLengths()
    }

    private func syncInputs() -> Bool {
        if let rootSize, rootSize.size != root.bounds.size {
            // What was given up for another size may hold in this one.
            guard conflicts.isEmpty, edit(rootSize.width, to: -Double(root.bounds.width)),
                edit(rootSize.height, to: -Double(root.bounds.height))
            else { return false }
            self.rootSize?.size = root.bounds.size
        }
        for view in staleIntrinsics {
            let size = view.startingIntrinsicSize
            guard let index = boxes.index(of: view), let rows = intrinsics[index], rows.matches(size) else {
                return false
            }
            for (pair, length) in [(rows.horizontal, size.width), (rows.vertical, size.height)] {
                if let pair, !edit(pair, to: length) { return false }
            }
            intrinsics[index]?.measuredWidth = nil
        }
        staleIntrinsics = []
        return syncMovingConstants()
    }

    /// Brings margins, safe areas and baselines as they are now into the constraints that hold them.
    private func syncMovingConstants() -> Bool {
        var translation = ConstraintTranslation(island: self)
        for moving in movingConstraints {
            guard let expression = translation.expression(of: moving.constraint),
                expression.terms == moving.terms, edit(moving.id, to: expression.constant)
            else { return false }
        }
        return true
    }

    /// Edits both rows of an intrinsic length, the one that gives way first, so that two required ones never contradict each other.
    private func edit(_ pair: IntrinsicRows.Pair, to length: CGFloat) -> Bool {
        let constant = -Double(length + pair.inset)
        let rows = [pair.hug, pair.compress].compactMap { $0 }
        let shrinks = rows.contains { solver.constant(of: $0) < constant }
        return (shrinks ? rows.reversed() : rows).allSatisfy { edit($0, to: constant) }
    }

    /// Lets labels whose text a former width broke into lines ask for the width of one line again.
    private func unbreakTexts() {
        for view in brokenTexts {
            guard let index = boxes.index(of: view) else { continue }
            intrinsics[index]?.measuredWidth = nil
            if let widths = intrinsics[index]?.horizontal { _ = edit(widths, to: view.startingIntrinsicSize.width) }
        }
        brokenTexts = []
    }

    /// Gives labels of several lines the height for the width they got, and the width of the lines that they have in it, which they may hug; true
    /// where one changed.
    ///
    /// Measured: a label that has 284 points for 319 on one line is 206½ wide, as its longer line.
    private func settleWidthDependentHeights() -> Bool {
        for member in members where member.hasWidthDependentHeight {
            guard let index = boxes.index(of: member), let rows = intrinsics[index], let heights = rows.vertical
            else { continue }
            let width = CGFloat(solver.value(of: boxes[at: index].width))
            guard rows.measuredWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
            intrinsics[index]?.measuredWidth = width
            // Refused where required constraints leave no room: then the rows keep the height they had.
            _ = edit(heights, to: member.settledHeight(forWidth: width))
            if let widths = rows.horizontal, let broken = member.settledWidth(brokenAt: width) {
                _ = edit(widths, to: broken)
                brokenTexts.append(member)
            }
        }
        guard needsSolving else { return false }
        if !syncMovingConstants() { isBuilt = false }
        return true
    }

    // MARK: Building

    private func build(wish: FittingWish?) {
        solver = Solver()
        boxes = LayoutBoxes()
        ids = Array(repeating: nil, count: constraints.count)
        positions = nil
        systemRows = [:]
        movingConstraints = []
        staleIntrinsics = []
        brokenTexts = []
        conflicts = []
        lengthFloors = []
        rootSize = nil
        let itemCount = 1 + members.count + guides.count
        boxes.reserveCapacity(itemCount)
        intrinsics = Array(repeating: nil, count: itemCount)
        // The four variables of an item, and the rows of its content.
        solver.reserveCapacity(variables: 4 * itemCount, constraints: constraints.count + 4 * itemCount)
        isBuilt = true
        needsSolving = true

        makeBoxes()
        pinRoot(wish: wish)
        for member in members where member.translatesAutoresizingMaskIntoConstraints { pinByMask(member) }
        for member in members where !member.translatesAutoresizingMaskIntoConstraints { addIntrinsicRows(of: member) }
        if isRootFree { addIntrinsicRows(of: root) }
        var translation = ConstraintTranslation(island: self)
        // The system's own first, then a person's, each in creation order.
        var keys: [(rank: Int, serial: Int, position: Int)] = []
        for (position, constraint) in constraints.enumerated() {
            keys.append((constraint.kind == .system ? 0 : 1, constraint.serial, position))
        }
        for key in keys.sorted(by: <) { addConstraint(at: key.position, through: &translation) }
    }

    private func makeBoxes() {
        for view in [root] + members {
            let name = LayoutTreeBuilder.className(of: view)
            boxes.append(LayoutBox(name: name, isScrollView: view is UIScrollView, in: &solver), of: view)
        }
        for guide in guides {
            boxes.append(LayoutBox(name: guide.identifier, isScrollView: false, in: &solver), of: guide)
        }
        for view in members { addLengthFloors(of: view, view.layoutAlignmentInsets) }
        for guide in guides { addLengthFloors(of: guide, .zero) }
    }

    private func addLengthFloors(of item: some LayoutItem, _ insets: UIEdgeInsets) {
        guard let box = boxes[item] else { return }
        lengthFloors.append(
            LengthFloor(item: item, attribute: .width, variable: box.width, minimum: Double(insets.left + insets.right))
        )
        lengthFloors.append(
            LengthFloor(
                item: item, attribute: .height, variable: box.height, minimum: Double(insets.top + insets.bottom)))
    }

    private func pinRoot(wish: FittingWish?) {
        guard let box = boxes[root] else { return }
        _ = addRow(LinearExpression(box.minX), .equal)
        _ = addRow(LinearExpression(box.minY), .equal)
        let width = LinearExpression(box.width) - Double(wish?.size.width ?? root.bounds.width)
        let height = LinearExpression(box.height) - Double(wish?.size.height ?? root.bounds.height)
        if isRootFree {
            let stay = UILayoutPriority.fittingSizeLevel
            _ = addRow(LinearExpression(box.width), .greaterThanOrEqual)
            _ = addRow(LinearExpression(box.height), .greaterThanOrEqual)
            _ = addRow(width, .equal, priority: wish?.horizontal ?? stay)
            _ = addRow(height, .equal, priority: wish?.vertical ?? stay)
        } else if let first = addRow(width, .equal), let second = addRow(height, .equal) {
            rootSize = (first, second, root.bounds.size)
            note(first, root, .width, root.bounds.width, .encapsulatedWidth)
            note(second, root, .height, root.bounds.height, .encapsulatedHeight)
        }
    }

    private func pinByMask(_ view: UIView) {
        guard let superview = view.superview, let box = boxes[view],
            let outer = boxes[superview]
        else { return }
        let rule = AutoresizingRule(
            frame: view.untransformedFrame, superviewSize: superview.bounds.size, mask: view.autoresizingMask)
        let frame = view.untransformedFrame
        func pin(
            _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat, _ variable: Variable, _ constant: CGFloat,
            _ share: CGFloat, _ total: Variable
        ) {
            let row = addRow(
                LinearExpression(variable) - Double(constant) - Double(share) * LinearExpression(total), .equal)
            note(row, view, attribute, value, .mask)
        }
        pin(.left, frame.minX, box.minX, rule.horizontal.origin, rule.horizontal.originShare, outer.width)
        pin(.width, frame.width, box.width, rule.horizontal.length, rule.horizontal.lengthShare, outer.width)
        pin(.top, frame.minY, box.minY, rule.vertical.origin, rule.vertical.originShare, outer.height)
        pin(.height, frame.height, box.height, rule.vertical.length, rule.vertical.lengthShare, outer.height)
    }

    /// Keeps what a required row of the system says, for the message about a conflict.
    private func note(
        _ row: ConstraintID?, _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ value: CGFloat,
        _ source: SystemRow.Source
    ) {
        guard let row else { return }
        systemRows[row] = SystemRow(item: item.itemReference, attribute: attribute, value: value, source: source)
    }

    /// The content's own size: `size ≤ intrinsic` at the hugging priority, `size ≥ intrinsic` at compression resistance.
    private func addIntrinsicRows(of view: UIView) {
        guard let index = boxes.index(of: view) else { return }
        let box = boxes[at: index]
        let size = view.startingIntrinsicSize
        let insets = view.layoutAlignmentInsets
        func rows(_ axis: NSLayoutConstraint.Axis, _ variable: Variable, _ value: CGFloat, _ inset: CGFloat)
            -> IntrinsicRows.Pair?
        {
            guard value != UIView.noIntrinsicMetric else { return nil }
            let expression = LinearExpression(variable) - Double(inset) - Double(value)
            // Against a required constraint, content gives way even where it hugs or resists at a required priority (measured: a button of 24
            // points that hugs at 1000 is 30 wide where a constraint says so; labels of 20½ that resist at 1000 are 9 high).
            return IntrinsicRows.Pair(
                hug: addRow(expression, .lessThanOrEqual, priority: min(view.hugging[axis], Self.huggingLimit)),
                compress: addRow(
                    expression, .greaterThanOrEqual,
                    priority: min(view.compressionResistance[axis], Self.resistanceLimit)),
                inset: inset)
        }
        intrinsics[index] = IntrinsicRows(
            horizontal: rows(.horizontal, box.width, size.width, insets.left + insets.right),
            vertical: rows(.vertical, box.height, size.height, insets.top + insets.bottom))
    }

    private static let huggingLimit = UILayoutPriority(999.9)
    private static let resistanceLimit = UILayoutPriority(999.95)

    private func addRow(
        _ expression: LinearExpression, _ relation: Relation, priority: UILayoutPriority = .required
    ) -> ConstraintID? {
        guard let strength = priority.solverPriority else { return nil }
        return try? solver.add(LinearConstraint(expression, relation, priority: strength))
    }

    /// Adds a constraint; where it contradicts those already there, one is broken and noted: a person's rather than the system's,
    /// the newest first.
    private func addConstraint(at position: Int, through translation: inout ConstraintTranslation) {
        let constraint = constraints[position]
        guard let expression = translation.expression(of: constraint),
            let strength = constraint.priority.solverPriority
        else { return }
        let row = LinearConstraint(expression, constraint.relation.solverRelation, priority: strength)
        guard let id = install(row, of: constraint) else { return }
        ids[position] = id
        if translation.hasMovingConstant {
            movingConstraints.append(MovingConstraint(constraint: constraint, id: id, terms: expression.terms))
        }
    }

    /// Adds a row, after breaking what contradicts it; nil where it is its own constraint that is broken.
    private func install(_ row: LinearConstraint, of constraint: NSLayoutConstraint?) -> ConstraintID? {
        while true {
            do {
                return try solver.add(row)
            } catch .unsatisfiable(_, let conflict) {
                let owners = owners
                let involved = conflict.compactMap { owners[$0] } + [constraint].compactMap { $0 }
                guard
                    let broken = involved.filter({ $0.kind == .user }).max(by: { $0.serial < $1.serial }) ?? constraint
                else { return nil }
                let rows = conflict.compactMap { systemRows[$0]?.summary }
                conflicts.append(LayoutConflict(constraints: involved, rows: rows, broken: broken))
                guard broken !== constraint, let position = position(of: broken), let id = ids[position] else {
                    return nil
                }
                ids[position] = nil
                movingConstraints.removeAll { $0.constraint === broken }
                solver.remove(id)
            } catch {
                return nil
            }
        }
    }

    /// Whose rows there are.
    var owners: [ConstraintID: NSLayoutConstraint] {
        var owners: [ConstraintID: NSLayoutConstraint] = [:]
        for (constraint, id) in zip(constraints, ids) {
            if let id { owners[id] = constraint }
        }
        return owners
    }

    /// A view's alignment rectangle and a guide are never smaller than nothing, which counts as required (measured: sliders and labels
    /// without room are stored with a length of 0, and what is beside them gives way).
    ///
    /// Few lengths would ever be negative: their rows are made when a solution shows them. True where the solution is another one now.
    private func raiseNegativeLengths() -> Bool {
        var isRaised = false
        for index in lengthFloors.indices where !lengthFloors[index].isKnown {
            guard solver.value(of: lengthFloors[index].variable) < lengthFloors[index].minimum - 1e-6 else { continue }
            lengthFloors[index].isKnown = true
            let floor = lengthFloors[index]
            let row = LinearConstraint(LinearExpression(floor.variable) - floor.minimum, .greaterThanOrEqual)
            note(install(row, of: nil), floor.item, floor.attribute, CGFloat(floor.minimum), .floor)
            isRaised = true
        }
        return isRaised
    }
}
