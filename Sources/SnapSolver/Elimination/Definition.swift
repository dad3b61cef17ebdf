/// What a variable equals: `variable = Σ coefficient · variable + Σ coefficient · h(constraint)`.
///
/// `h` is the part of a constraint without its constant. Definitions hold no constants, so an edit leaves them as they
/// are; and they name other variables instead of what these equal, so that a chain of views stays as long as it is.
enum Definition: Sendable {
    /// No constraint determines the variable: it is zero.
    case none
    /// The constraint in the slot, solved for the variable, which has this coefficient there.
    case direct(slot: Int, coefficient: Double)
    /// Several constraints that determine variables only together.
    case substituted(Substitution)

    struct Substitution: Sendable {
        var variables: [Row.Cell]
        var constraints: [Row.Cell]
    }

    var isSome: Bool {
        if case .none = self { false } else { true }
    }

    /// Calls `variables` with the index and the coefficient of each variable that the definition of `variable` names,
    /// and `constraints` with the slot and the coefficient of each constraint.
    @inline(__always)
    func forEachTerm(
        of variable: Int, in store: ConstraintStore, variables: (Int, Double) -> Void,
        constraints: (Int, Double) -> Void = { _, _ in }
    ) {
        switch self {
        case .none:
            break
        case .direct(let slot, let coefficient):
            let inverse = 1 / coefficient
            constraints(slot, inverse)
            for position in store.records[slot].terms {
                let term = store.terms[position]
                if term.variable.index != variable {
                    variables(term.variable.index, -term.coefficient * inverse)
                }
            }
        case .substituted(let substitution):
            for cell in substitution.constraints {
                constraints(cell.symbol, cell.coefficient)
            }
            for cell in substitution.variables {
                variables(cell.symbol, cell.coefficient)
            }
        }
    }
}
