import SnapSolver

/// The variables of one layout item, in its superview's (a guide's: its owning view's) coordinates, in points.
struct LayoutBox {
    /// What a scroll view's own edges mean to the views in it.
    struct Content {
        let width: Variable
        let height: Variable

        func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
    }

    let minX: Variable
    let minY: Variable
    let width: Variable
    let height: Variable
    let content: Content?

    init(name: String, isScrollView: Bool, in solver: inout Solver) {
        minX = solver.makeVariable(name: "minX", of: name)
        minY = solver.makeVariable(name: "minY", of: name)
        width = solver.makeVariable(name: "width", of: name)
        height = solver.makeVariable(name: "height", of: name)
        content =
            isScrollView
            ? Content(
                width: solver.makeVariable(name: "contentWidth", of: name),
                height: solver.makeVariable(name: "contentHeight", of: name))
            : nil
    }

    /// In points, not on device pixels.
    func frame(in solution: borrowing Solver) -> CGRect {
        CGRect(
            x: solution.value(of: minX), y: solution.value(of: minY), width: max(0, solution.value(of: width)),
            height: max(0, solution.value(of: height)))
    }

    func start(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }

    func length(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? width : height }
}
