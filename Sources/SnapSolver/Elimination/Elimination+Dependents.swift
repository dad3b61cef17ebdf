// From a variable to what depends on it.

extension Elimination {
    /// Puts the variables whose definitions name `variable` on the list of those ahead.
    mutating func goAhead(from variable: Int, in store: ConstraintStore) {
        store.forEachConstraint(naming: variable) { slot in
            if let determined = store.records[slot].determined, determined != variable,
                store.records[slot].isInstalled
            {
                ahead.append(determined)
            }
        }
        ahead += substitutions(naming: variable)
    }

    /// Finds what depends on the constraint in `slot`, if that determines a variable.
    mutating func dependents(on slot: Int, in store: ConstraintStore) -> Dependents {
        var found = Dependents(slot: slot)
        if let variable = store.records[slot].determined {
            ahead.append(variable)
        }
        if store.records[slot].isSubstituted {
            ahead += substitutions(from: slot)
        }
        // A depth-first search: a variable is left, as its complement says, once all that depends on it is.
        while let next = ahead.popLast() {
            guard next >= 0 else {
                found.variables.append(~next)
                continue
            }
            guard !marks[next] else {
                continue
            }
            marks[next] = true
            ahead.append(~next)
            store.forEachConstraint(naming: next) { slot in
                if store.records[slot].place == .slack {
                    found.slack.append(slot)
                } else if store.records[slot].isInstalled, store.records[slot].determined == nil {
                    found.rows.append(slot)
                }
            }
            goAhead(from: next, in: store)
        }
        unmark(found.variables)
        found.variables.reverse()
        // A constraint may name several of the variables.
        found.rows.sort()
        found.rows = found.rows.indices.filter { $0 == 0 || found.rows[$0] != found.rows[$0 - 1] }.map {
            found.rows[$0]
        }
        return found
    }

    /// The definitions of variables, each of which stands after those that its definition names.
    func flatDefinitions(of variables: [Int], in store: ConstraintStore) -> FlatDefinitions {
        var flat = FlatDefinitions()
        for variable in variables {
            flat.append(variable, definitions[variable], in: store)
        }
        return flat
    }
}
