/// Why a constraint could not be taken; the solver is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A coefficient or the constant of this constraint is infinite or not a number.
    case notFinite(LinearConstraint)

    /// The candidate cannot hold together with these required constraints, of which not one could be left out: without
    /// any of them, the rest and the candidate can be satisfied.
    case unsatisfiable(candidate: LinearConstraint, conflict: [ConstraintID])

    public var description: String {
        switch self {
        case .notFinite:
            "A constraint holds a number that is infinite or not a number:"
                + " give it finite coefficients and a finite constant."
        case .unsatisfiable(_, let conflict) where conflict.isEmpty:
            "A required constraint can never hold, whatever the others say:"
                + " correct its constant, or lower its priority."
        case .unsatisfiable(_, let conflict):
            "A required constraint contradicts required constraints that were there before"
                + " (\(conflict.map(\.description).joined(separator: ", "))):"
                + " remove one of them, or give one a priority below 1000."
        }
    }
}
