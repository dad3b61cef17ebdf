// Numbers through the definitions.

extension Elimination {
    /// The variable's value, from those of the variables that its definition names and the `residual` of each constraint, by slot.
    func evaluate(_ variable: Int, in store: ConstraintStore, residual: (Int) -> Double) -> Double {
        switch variables[variable].definition {
        case .none:
            return 0
        case .direct(let slot, let coefficient):
            let record = store.records[slot]
            var sum = record.constant - residual(slot)
            for position in record.terms {
                let term = store.terms[position]
                if term.variable.index != variable {
                    sum += term.coefficient * variables[term.variable.index].value
                }
            }
            return -sum / coefficient
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
            let change: Double
            switch variables[variable].definition {
            case .none:
                continue
            case .direct(let definer, let coefficient):
                var sum = definer == slot ? amount : 0
                for position in store.records[definer].terms {
                    let term = store.terms[position]
                    // Its own place in `work` is still zero.
                    sum -= term.coefficient * work[term.variable.index]
                }
                change = sum / coefficient
            case .substituted(let index):
                var sum = 0.0
                for (definer, coefficient) in substitutions[index].constraints where definer == slot {
                    sum += coefficient * amount
                }
                for (other, coefficient) in substitutions[index].variables {
                    sum += coefficient * work[other]
                }
                change = sum
            }
            if change != 0 {
                work[variable] = change
                moved.append(variable)
            }
        }
        return moved
    }
}
