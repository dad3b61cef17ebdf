import SnapGraphics
import SnapSolver

// What decides an item's place and size, and whether anything does.

extension LayoutIsland {
    /// The constraints that put the item where it is along the axis, and make it as long as it is.
    func constraints(deciding item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        let ids = variables(of: item, axis).flatMap { solver.constraints(deciding: $0) }
        let owners = owners
        return Set(ids).sorted().compactMap { owners[$0] }
    }

    /// Whether the item has another place or size in other solutions, as good as the present one.
    func isAmbiguous(_ item: any LayoutItem) -> Bool {
        !ambiguousVariables(of: item).isEmpty
    }

    /// A solution as good as the present one, in which the item has another place or size; nil where there is none.
    func otherSolution(moving item: any LayoutItem) -> Solver? {
        let variables = ambiguousVariables(of: item)
        for step in [Self.exercise, -Self.exercise] {
            var other = solver
            for variable in variables {
                let wish = LinearExpression(variable) - (solver.value(of: variable) + step)
                _ = try? other.add(LinearConstraint(wish, .equal, priority: Self.leastPriority))
            }
            other.solve()
            if variables.contains(where: { abs(other.value(of: $0) - solver.value(of: $0)) > 1e-6 }) { return other }
        }
        return nil
    }

    /// How far an undecided length or place is pushed, in points.
    private static let exercise = 20.0
    /// Below all that layouts ask for.
    private static let leastPriority = Priority(.leastNormalMagnitude)

    private func ambiguousVariables(of item: any LayoutItem) -> [Variable] {
        let own = variables(of: item, .horizontal) + variables(of: item, .vertical)
        let free = Set(solver.ambiguousVariables())
        return own.filter(free.contains)
    }

    private func variables(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [Variable] {
        guard let box = boxes[item] else { return [] }
        return axis == .horizontal ? [box.minX, box.width] : [box.minY, box.height]
    }
}
