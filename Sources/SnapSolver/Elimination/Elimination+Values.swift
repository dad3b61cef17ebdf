// Numbers through the definitions.

extension Elimination {
    /// Evaluates the variables that are not fixed, from the residuals' values in the tableau; `order` must be up to date.
    mutating func evaluate(in store: ConstraintStore, _ tableau: Tableau) {
        for variable in order where !variables[variable].isFixed {
            variables[variable].value = value(of: variable, in: store) { tableau.rows[$0].constant }
        }
    }

    /// The variable's value, from those of the variables that its definition names and the `residual` of each constraint, by slot.
    func value(of variable: Int, in store: ConstraintStore, residual: (Int) -> Double) -> Double {
        switch variables[variable].definition {
        case .none:
            return 0
        case .direct(let slot, let coefficient):
            var sum = residual(slot) - store.records[slot].constant
            for position in store.records[slot].terms {
                let term = store.terms[position]
                if term.variable.index != variable {
                    sum -= term.coefficient * variables[term.variable.index].value
                }
            }
            return sum / coefficient
        case .substituted(let index):
            var sum = 0.0
            for (slot, coefficient) in substitutions[index].constraints {
                sum += coefficient * (residual(slot) - store.records[slot].constant)
            }
            for (other, coefficient) in substitutions[index].variables {
                sum += coefficient * variables[other].value
            }
            return sum
        }
    }

    /// How much each variable moves, into `work`, when the part without constant of the constraint in `slot` grows by `amount` and no
    /// other constraint's does. Returns those that move; `order` must be up to date, and the caller clears `work` there.
    mutating func spread(_ amount: Double, from slot: Int, in store: ConstraintStore) -> [Int] {
        var moved: [Int] = []
        for variable in order {
            var change = 0.0
            switch variables[variable].definition {
            case .none:
                continue
            case .direct(let definer, let coefficient):
                // The variable's own place in `work` is still zero.
                for position in store.records[definer].terms {
                    let term = store.terms[position]
                    change -= term.coefficient * work[term.variable.index]
                }
                change = (change + (definer == slot ? amount : 0)) / coefficient
            case .substituted(let index):
                for (definer, coefficient) in substitutions[index].constraints where definer == slot {
                    change += coefficient * amount
                }
                for (other, coefficient) in substitutions[index].variables {
                    change += coefficient * work[other]
                }
            }
            if change != 0 {
                work[variable] = change
                moved.append(variable)
            }
        }
        return moved
    }
}
