// Numbers through the definitions, and only those that changed.
//
// What changed is a **seed**: its value is found first, and only if it is another one do the variables that depend on it become **stale**. All
// that depends on a stale variable is stale, too.

extension Elimination {
    /// Notes that the variable's definition, or a residual in it, is another one.
    mutating func seed(_ variable: Int) {
        if !variables[variable].isSeed {
            variables[variable].isSeed = true
            seeds.append(variable)
        }
    }

    /// Notes that the residual or the constant of the constraint in `slot` is another one.
    mutating func seed(from slot: Int, in store: ConstraintStore) {
        if let variable = store.records[slot].determined {
            seed(variable)
        }
        if store.records[slot].isSubstituted {
            for variable in substitutions(from: slot) {
                seed(variable)
            }
        }
    }

    /// Finds the values of the seeds, and what becomes stale by them.
    mutating func spreadSeeds(in store: inout ConstraintStore, _ tableau: Tableau) {
        guard !seeds.isEmpty else {
            return
        }
        for position in seeds.indices {
            let variable = seeds[position]
            variables[variable].isSeed = false
            guard !variables[variable].isStale else {
                continue
            }
            if namesStale(variable, in: store) {
                ahead.append(variable)
            } else {
                let value = sum(of: variable, in: store, tableau)
                guard value.bitPattern != variables[variable].value.bitPattern else {
                    continue
                }
                variables[variable].value = value
                store.touchSlack(naming: variable)
                goAhead(from: variable, in: store)
            }
            makeStale(in: &store)
        }
        seeds.removeAll(keepingCapacity: true)
    }

    /// Evaluates all variables.
    mutating func evaluate(in store: inout ConstraintStore, _ tableau: Tableau) {
        spreadSeeds(in: &store, tableau)
        guard !stale.isEmpty else {
            return
        }
        reach(variables: stale, in: store, .stale)
        evaluateReached(in: store, tableau)
        stale.removeAll(keepingCapacity: true)
    }

    /// Evaluates the variables that the constraint in `slot` names, and what they depend on.
    mutating func evaluate(namedBy slot: Int, in store: inout ConstraintStore, _ tableau: Tableau) {
        spreadSeeds(in: &store, tableau)
        let isKnown = store.records[slot].terms.allSatisfy { !variables[store.terms[$0].variable.index].isStale }
        if !isKnown {
            reach(from: CollectionOfOne(slot), in: store, .stale)
            evaluateReached(in: store, tableau)
        }
    }

    /// Evaluates what depends on a constraint whose constant changed, and is defined so.
    mutating func update(_ flat: FlatDefinitions, in store: ConstraintStore, _ tableau: Tableau) {
        var (term, definer) = (0, 0)
        for entry in flat.entries {
            var (base, value) = (0.0, 0.0)
            for position in definer..<entry.constraintsEnd {
                let cell = flat.constraints[position]
                let constant = store.records[cell.symbol].constant
                value += cell.coefficient * (tableau.rows[cell.symbol].constant - constant)
                if store.records[cell.symbol].isDropped {
                    base -= cell.coefficient * constant
                }
            }
            for position in term..<entry.variablesEnd {
                let cell = flat.variables[position]
                base += cell.coefficient * variables[cell.symbol].base
                value += cell.coefficient * variables[cell.symbol].value
            }
            variables[entry.variable].base = base
            if !variables[entry.variable].isStale {
                variables[entry.variable].value = value
            }
            (term, definer) = (entry.variablesEnd, entry.constraintsEnd)
        }
    }

    /// How much each variable that is defined so moves, into `work`, when the part without constant of the constraint in
    /// `slot` grows by `amount` and no other constraint's does. The caller clears `work` at these variables.
    mutating func spread(_ amount: Double, from slot: Int, over flat: FlatDefinitions) {
        var (term, definer) = (0, 0)
        for entry in flat.entries {
            var change = 0.0
            for position in definer..<entry.constraintsEnd where flat.constraints[position].symbol == slot {
                change += flat.constraints[position].coefficient * amount
            }
            for position in term..<entry.variablesEnd {
                change += flat.variables[position].coefficient * work[flat.variables[position].symbol]
            }
            work[entry.variable] = change
            (term, definer) = (entry.variablesEnd, entry.constraintsEnd)
        }
    }

    private mutating func evaluateReached(in store: ConstraintStore, _ tableau: Tableau) {
        for variable in reached where variables[variable].isStale {
            variables[variable].value = sum(of: variable, in: store, tableau)
            variables[variable].isStale = false
        }
    }

    /// What the definition makes of the values of what it names.
    func sum(of variable: Int, in store: ConstraintStore, _ tableau: Tableau) -> Double {
        var value = 0.0
        definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
            value += coefficient * variables[other].value
        } constraints: { slot, coefficient in
            value += coefficient * (tableau.rows[slot].constant - store.records[slot].constant)
        }
        return value
    }

    private func namesStale(_ variable: Int, in store: ConstraintStore) -> Bool {
        var namesStale = false
        definitions[variable].forEachTerm(of: variable, in: store) { other, _ in
            namesStale = namesStale || variables[other].isStale
        }
        return namesStale
    }

    /// Makes the variables ahead stale, and all that depends on them.
    private mutating func makeStale(in store: inout ConstraintStore) {
        while let variable = ahead.popLast() {
            guard !variables[variable].isStale else {
                continue
            }
            variables[variable].isStale = true
            stale.append(variable)
            store.touchSlack(naming: variable)
            goAhead(from: variable, in: store)
        }
    }
}
