// Sums of constraints through the definitions.

extension Elimination {
    /// Replaces determined variables in a sum of constraints, each with its multiple, until none is left.
    ///
    /// Residuals that are always zero are left out, and fixed variables count as numbers, unless `keepsDropped`.
    mutating func expand(
        _ sum: [(slot: Int, multiple: Double)], into expansion: inout Expansion, in store: ConstraintStore,
        keepsDropped: Bool = false
    ) {
        expansion.clear()
        expansion.residuals.resize(to: store.records.count)
        reach(from: sum.lazy.map(\.slot), in: store, keepsDropped ? .everything : .unfixed)
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
            if variables[variable].isFixed && !keepsDropped {
                expansion.constant += multiple * variables[variable].value
            } else if case .none = variables[variable].definition {
                expansion.variables.append((variable, multiple))
            } else {
                unfold(variable, times: multiple, in: store) { slot, factor in
                    expansion.constant -= factor * store.records[slot].constant
                    if keepsDropped || !store.records[slot].isDropped {
                        expansion.residuals.add(factor, at: slot)
                    }
                }
            }
        }
    }

    /// Adds `multiple` times what the variable is defined as: variables into `work`, constraints through `add`.
    mutating func unfold(_ variable: Int, times multiple: Double, in store: ConstraintStore, add: (Int, Double) -> Void)
    {
        switch variables[variable].definition {
        case .none:
            break
        case .direct(let slot, let coefficient):
            let factor = multiple / coefficient
            add(slot, factor)
            for position in store.records[slot].terms {
                let term = store.terms[position]
                if term.variable.index != variable {
                    work[term.variable.index] -= factor * term.coefficient
                }
            }
        case .substituted(let index):
            for (slot, coefficient) in substitutions[index].constraints {
                add(slot, multiple * coefficient)
            }
            for (other, coefficient) in substitutions[index].variables {
                work[other] += multiple * coefficient
            }
        }
    }
}
