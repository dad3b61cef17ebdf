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
        minX = solver.makeVariable(name: name + ".minX")
        minY = solver.makeVariable(name: name + ".minY")
        width = solver.makeVariable(name: name + ".width")
        height = solver.makeVariable(name: name + ".height")
        content =
            isScrollView
            ? Content(
                width: solver.makeVariable(name: name + ".contentWidth"),
                height: solver.makeVariable(name: name + ".contentHeight"))
            : nil
    }

    func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }

    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
