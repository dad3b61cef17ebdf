// How a constraint comes to determine a variable that others already depend on. `reached` must be the constraint's.

extension Elimination {
    /// The one way on which the constraint in `slot` depends on `target`: a variable of its own, the variable through which that depends
    /// on `target`, and so on to `target`; nil where the ways fork, or lead through a substitution.
    ///
    /// Along such a way each definition can be turned round: see `reverse(_:from:in:)`.
    mutating func path(to target: Int, from slot: Int, in store: ConstraintStore) -> [Int]? {
        let path = markDependents(on: target, in: store)
        defer {
            unmark(path)
        }
        var definer = slot
        var previous: Int?
        for variable in path {
            let named = store.records[definer].terms.lazy.map { store.terms[$0].variable.index }
            guard named.allSatisfy({ !marks[$0] || $0 == variable || $0 == previous }) else {
                return nil
            }
            previous = variable
            guard variable != target else {
                return path
            }
            guard case .direct(let next, _) = variables[variable].definition else {
                return nil
            }
            definer = next
        }
        return nil
    }

    /// Solves the constraint in `slot` for the first variable of the path, and the former definition of each for the next one.
    mutating func reverse(_ path: [Int], from slot: Int, in store: inout ConstraintStore) {
        var definer = slot
        for variable in path {
            let former = variables[variable].definition
            for position in store.records[definer].terms where store.terms[position].variable.index == variable {
                define(variable, by: .direct(slot: definer, coefficient: store.terms[position].coefficient))
            }
            store.records[definer].determined = variable
            fix(variable, in: store)
            if case .direct(let next, _) = former {
                definer = next
            }
        }
    }

    /// Solves the constraint in `slot` for `target`: substitutes the variables that depend on it, and keeps the others by name.
    mutating func substitute(_ target: Int, from slot: Int, in store: inout ConstraintStore) {
        let dependents = markDependents(on: target, in: store)
        for position in store.records[slot].terms {
            work[store.terms[position].variable.index] += store.terms[position].coefficient
        }
        // h(slot) = pivot · target + Σ variables + Σ constraints
        var pivot = 1.0
        var sum = Substitution()
        for variable in reached.reversed() {
            let multiple = work[variable]
            work[variable] = 0
            if variable == target {
                pivot = multiple
            } else if abs(multiple) <= Row.negligible {
                continue
            } else if marks[variable] {
                unfold(variable, times: multiple, in: store) { sum.constraints.append(($0, $1)) }
            } else {
                sum.variables.append((variable, multiple))
            }
        }
        unmark(dependents)
        let solution = Substitution(
            variables: sum.variables.map { ($0.index, -$0.coefficient / pivot) },
            constraints: sum.constraints.map { ($0.slot, -$0.coefficient / pivot) } + [(slot, 1 / pivot)])
        for constraint in solution.constraints {
            store.records[constraint.slot].isSubstituted = true
        }
        substitutions.append(solution)
        define(target, by: .substituted(substitutions.count - 1))
        store.records[slot].determined = target
        fix(target, in: store)
    }

    /// Marks the reached variables that depend on `target`, itself included, and returns them, each before those it depends on.
    private mutating func markDependents(on target: Int, in store: ConstraintStore) -> [Int] {
        marks[target] = true
        var dependents = [target]
        for variable in reached where variable != target && !variables[variable].isFixed {
            let depends =
                switch variables[variable].definition {
                case .none: false
                case .direct(let slot, _):
                    store.records[slot].terms.contains { marks[store.terms[$0].variable.index] }
                case .substituted(let index):
                    substitutions[index].variables.contains { marks[$0.index] }
                }
            if depends {
                marks[variable] = true
                dependents.append(variable)
            }
        }
        return dependents.reversed()
    }
}
