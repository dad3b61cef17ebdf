/// One unknown of a solver, free to be negative, made by ``Solver/makeVariable(name:)``.
///
/// Variables compare in creation order. A variable means something only to the solver that made it, and to copies of
/// that solver.
public struct Variable: Hashable, Comparable, Sendable {
    let index: Int

    public static func < (left: Variable, right: Variable) -> Bool {
        left.index < right.index
    }
}
