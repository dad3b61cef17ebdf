// Numbers through the definitions.

extension Elimination {
    /// Evaluates the variables that are not fixed, from the residuals' values in the tableau; `order` must be up to
    /// date.
    mutating func evaluate(in store: ConstraintStore, _ tableau: Tableau) {
        for variable in order where !variables[variable].isFixed {
            var value = 0.0
            definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
                value += coefficient * variables[other].value
            } constraints: { slot, coefficient in
                value += coefficient * (tableau.rows[slot].constant - store.records[slot].constant)
            }
            variables[variable].value = value
        }
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
