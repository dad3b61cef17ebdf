// How a constraint comes to determine a variable that others already depend on. `reached` must be the constraint's.

extension Elimination {
    /// The one way on which the constraint in `slot` depends on `target`: a variable of its own, the variable through
    /// which that depends on `target`, and so on to `target`; nil where the ways fork, or lead through a substitution.
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
            guard case .direct(let next, _) = definitions[variable] else {
                return nil
            }
            definer = next
        }
        return nil
    }

    /// Solves the constraint in `slot` for the first variable of the path, and the former definition of each for the
    /// next one.
    mutating func reverse(_ path: [Int], from slot: Int, in store: inout ConstraintStore) {
        var definer = slot
        for variable in path {
            let former = definitions[variable]
            for position in store.records[definer].terms where store.terms[position].variable.index == variable {
                let coefficient = store.terms[position].coefficient
                define(variable, by: .direct(slot: definer, coefficient: coefficient), in: store)
            }
            store.records[definer].determined = variable
            if case .direct(let next, _) = former {
                definer = next
            }
        }
    }

    /// Solves the constraint in `slot` for `target`: substitutes the variables that depend on it, and keeps the others
    /// by name.
    mutating func substitute(_ target: Int, from slot: Int, in store: inout ConstraintStore) {
        let dependents = markDependents(on: target, in: store)
        for position in store.records[slot].terms {
            work[store.terms[position].variable.index] += store.terms[position].coefficient
        }
        sum.resize(to: store.records.count)
        sum.clear()
        // h(slot) = pivot · target + Σ named + Σ sum
        var pivot = 1.0
        var named: [Row.Cell] = []
        for variable in reached.reversed() {
            let multiple = work[variable]
            work[variable] = 0
            if variable == target {
                pivot = multiple
            } else if abs(multiple) <= Row.negligible {
                continue
            } else if marks[variable] {
                definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
                    work[other] += multiple * coefficient
                } constraints: { definer, coefficient in
                    sum.add(multiple * coefficient, at: definer)
                }
            } else {
                named.append(Row.Cell(symbol: variable, coefficient: multiple))
            }
        }
        unmark(dependents)
        sum.add(-1, at: slot)
        let solution = Definition.Substitution(
            variables: named.map { Row.Cell(symbol: $0.symbol, coefficient: -$0.coefficient / pivot) },
            constraints: sum.touched.map { Row.Cell(symbol: $0, coefficient: -sum[$0] / pivot) })
        for cell in solution.constraints {
            store.records[cell.symbol].isSubstituted = true
        }
        define(target, by: .substituted(solution), in: store)
        store.records[slot].determined = target
    }

    /// Marks the reached variables that depend on `target`, itself included, and returns them, each before those it
    /// depends on.
    private mutating func markDependents(on target: Int, in store: ConstraintStore) -> [Int] {
        marks[target] = true
        dependents.removeAll(keepingCapacity: true)
        dependents.append(target)
        for variable in reached where variable != target && !variables[variable].isSettled {
            var depends = false
            definitions[variable].forEachTerm(of: variable, in: store) { other, _ in
                depends = depends || marks[other]
            }
            if depends {
                marks[variable] = true
                dependents.append(variable)
            }
        }
        dependents.reverse()
        return dependents
    }
}
