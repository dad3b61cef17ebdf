// Sums through the definitions.

extension Elimination {
    /// Replaces determined variables by their definitions until none is left.
    ///
    /// `sum` holds constraints, by slot, each with its multiple. `isDropped` says whether a constraint's residual is always zero: such
    /// residuals are left out, and fixed variables count as numbers.
    mutating func expand(
        _ sum: [(slot: Int, multiple: Double)], into expansion: inout Expansion, in store: ConstraintStore,
        isDropped: ((Int) -> Bool)?
    ) {
        expansion.clear()
        let terms = sum.lazy.flatMap { store.records[$0.slot].terms }
        reach(terms.map { store.terms[$0].variable.index }, in: store, throughFixed: isDropped == nil)
        for (slot, multiple) in sum {
            expansion.constant += multiple * store.records[slot].constant
            for position in store.records[slot].terms {
                work[store.terms[position].variable.index] += multiple * store.terms[position].coefficient
            }
        }
        for variable in reached.reversed() {
            let multiple = work[variable]
            work[variable] = 0
            if abs(multiple) <= Row.negligible {
                continue
            }
            if variables[variable].isFixed && isDropped != nil {
                expansion.constant += multiple * variables[variable].value
            } else {
                replace(variable, times: multiple, into: &expansion, in: store, isDropped: isDropped)
            }
        }
    }

    private mutating func replace(
        _ variable: Int, times multiple: Double, into expansion: inout Expansion, in store: ConstraintStore,
        isDropped: ((Int) -> Bool)?
    ) {
        func add(_ slot: Int, times factor: Double) {
            expansion.constant -= factor * store.records[slot].constant
            if isDropped?(slot) != true {
                expansion.residuals.add(factor, at: slot)
            }
        }
        switch variables[variable].definition {
        case .none:
            expansion.variables.append((variable, multiple))
        case .direct(let slot, let coefficient):
            let factor = multiple / coefficient
            add(slot, times: factor)
            for position in store.records[slot].terms {
                let term = store.terms[position]
                if term.variable.index != variable {
                    work[term.variable.index] -= factor * term.coefficient
                }
            }
        case .substituted(let index):
            for (slot, coefficient) in substitutions[index].constraints {
                add(slot, times: multiple * coefficient)
            }
            for (other, coefficient) in substitutions[index].variables {
                work[other] += multiple * coefficient
            }
        }
    }
}
