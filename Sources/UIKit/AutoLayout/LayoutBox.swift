import SnapSolver

/// The variables of one layout item, in its superview's (a guide's: its owning view's) coordinates, in points.
struct LayoutBox {
    /// What a scroll view's own edges mean to the views in it.
    struct Content {
        let width: Variable
        let height: Variable
    }

    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    let content: Content?

    init(name: String, isScrollView: Bool, in solver: inout Solver) {
        minX = solver.makeVariable(name: "\(name).minX")
        minY = solver.makeVariable(name: "\(name).minY")
        width = solver.makeVariable(name: "\(name).width")
        height = solver.makeVariable(name: "\(name).height")
        content =
            isScrollView
            ? Content(
                width: solver.makeVariable(name: "\(name).contentWidth"),
                height: solver.makeVariable(name: "\(name).contentHeight"))
            : nil
    }
}

/// The solver's rows for one view's intrinsic size.
struct IntrinsicRows {
    struct Pair {
        let hug: ConstraintID
        let compress: ConstraintID
        /// What the alignment rectangle lacks of the frame along this axis.
        let inset: CGFloat
    }

    let horizontal: Pair?
    let vertical: Pair?
    /// The width for which the height was last measured.
    var measuredWidth: CGFloat?

    init(horizontal: Pair?, vertical: Pair?) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// True where a size has metrics on the same axes as the rows.
    func matches(_ size: CGSize) -> Bool {
        (horizontal != nil) == (size.width != -1) && (vertical != nil) == (size.height != -1)
    }

    /// The rows to edit for a size, each with its new value.
    func edits(to size: CGSize) -> [(ConstraintID, CGFloat)] {
        var edits: [(ConstraintID, CGFloat)] = []
        if let horizontal {
            edits += [horizontal.hug, horizontal.compress].map { ($0, size.width + horizontal.inset) }
        }
        if let vertical {
            edits += [vertical.hug, vertical.compress].map { ($0, size.height + vertical.inset) }
        }
        return edits
    }
}
