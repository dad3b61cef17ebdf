// Sums of constraints through the definitions.

extension Elimination {
    /// Replaces determined variables in a sum of constraints, each with its multiple, until none is left.
    ///
    /// Residuals that are always zero are left out, unless `keepsDropped`.
    mutating func expand(
        _ sum: [(slot: Int, multiple: Double)], into expansion: inout Expansion, in store: ConstraintStore,
        keepsDropped: Bool = false
    ) {
        expansion.clear()
        expansion.residuals.resize(to: store.records.count)
        reach(from: sum.lazy.map(\.slot), in: store, keepsDropped ? .everything : .long)
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
            if let form = variables[variable].form, !keepsDropped {
                expansion.constant += multiple * variables[variable].base
                for position in form {
                    let cell = formTerms[position]
                    expansion.add(cell.symbol, times: multiple * cell.coefficient, store.records[cell.symbol].constant)
                }
            } else if definitions[variable].isSome {
                definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
                    work[other] += multiple * coefficient
                } constraints: { slot, coefficient in
                    let record = store.records[slot]
                    if keepsDropped || !record.isDropped {
                        expansion.add(slot, times: multiple * coefficient, record.constant)
                    } else {
                        expansion.constant -= multiple * coefficient * record.constant
                    }
                }
            } else {
                expansion.variables.append((variable, multiple))
            }
        }
    }
}
