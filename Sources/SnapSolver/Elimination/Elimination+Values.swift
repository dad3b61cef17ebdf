// Numbers through the definitions.

extension Elimination {
    /// Evaluates all variables, from the residuals' values in the tableau; `order` must be up to date.
    mutating func evaluate(epoch: Int, in store: ConstraintStore, _ tableau: Tableau) {
        self.epoch = epoch
        for variable in order where !isUpToDate(variable) {
            evaluate(variable, in: store, tableau)
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
        for variable in order {
            var change = 0.0
            definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
                change += coefficient * work[other]
            } constraints: { definer, coefficient in
                change += definer == slot ? coefficient * amount : 0
            }
            if change != 0 {
                work[variable] = change
                moved.append(variable)
            }
        }
        return moved
    }
}
