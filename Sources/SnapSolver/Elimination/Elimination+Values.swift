// Numbers through the definitions.

extension Elimination {
    /// Evaluates all variables, from the residuals' values in the tableau; `order` must be up to date.
    mutating func evaluate(epoch: Int, in store: ConstraintStore, _ tableau: Tableau) {
        self.epoch = epoch
        var (term, definer) = (0, 0)
        for entry in flat.entries {
            if !isUpToDate(entry.variable) {
                var value = 0.0
                for position in term..<entry.variablesEnd {
                    let cell = flat.variables[position]
                    value += cell.coefficient * variables[cell.symbol].value
                }
                for position in definer..<entry.constraintsEnd {
                    let cell = flat.constraints[position]
                    let residual = tableau.rows[cell.symbol].constant - store.records[cell.symbol].constant
                    value += cell.coefficient * residual
                }
                variables[entry.variable].value = value
                variables[entry.variable].epoch = epoch
            }
            (term, definer) = (entry.variablesEnd, entry.constraintsEnd)
        }
    }

    /// Evaluates the variables that the constraint in `slot` names, and what they depend on.
    mutating func evaluate(namedBy slot: Int, epoch: Int, in store: ConstraintStore, _ tableau: Tableau) {
        self.epoch = epoch
        let isKnown = store.records[slot].terms.allSatisfy { isUpToDate(store.terms[$0].variable.index) }
        if isKnown {
            return
        }
        reach(from: CollectionOfOne(slot), in: store, .stale)
        for variable in reached where !isUpToDate(variable) {
            evaluate(variable, in: store, tableau)
        }
    }

    private mutating func evaluate(_ variable: Int, in store: ConstraintStore, _ tableau: Tableau) {
        var value = 0.0
        definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
            value += coefficient * variables[other].value
        } constraints: { slot, coefficient in
            value += coefficient * (tableau.rows[slot].constant - store.records[slot].constant)
        }
        variables[variable].value = value
        variables[variable].epoch = epoch
    }

    /// How much each variable moves, into `work`, when the part without constant of the constraint in `slot` grows by
    /// `amount` and no other constraint's does. Returns those that move; `order` must be up to date, and the caller
    /// clears `work` there.
    mutating func spread(_ amount: Double, from slot: Int, in store: ConstraintStore) -> [Int] {
        var moved: [Int] = []
        var (term, definer) = (0, 0)
        for entry in flat.entries {
            var change = 0.0
            for position in term..<entry.variablesEnd {
                let cell = flat.variables[position]
                change += cell.coefficient * work[cell.symbol]
            }
            for position in definer..<entry.constraintsEnd where flat.constraints[position].symbol == slot {
                change += flat.constraints[position].coefficient * amount
            }
            if change != 0 {
                work[entry.variable] = change
                moved.append(entry.variable)
            }
            (term, definer) = (entry.variablesEnd, entry.constraintsEnd)
        }
        return moved
    }
}
