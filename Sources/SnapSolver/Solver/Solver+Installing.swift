// How constraints enter the system: as definitions where they can, as rows where they must.

extension Solver {
    /// Lets the constraint in `slot` determine a variable, or gives it a row at this level. Returns whether it has a
    /// row.
    mutating func install(_ slot: Int, at level: Double) -> Bool {
        let (terms, relation) = (store.records[slot].terms, store.records[slot].relation)
        store.records[slot].place = .installed
        lastEdit = nil
        tableau.set(Symbol(relation, level: level), at: slot)
        let fresh = freshTerm(of: slot)
        let isAlwaysZero = store.records[slot].priority == .required && relation == .equal
        for position in terms {
            elimination.variables[store.terms[position].variable.index].uses += 1
        }
        store.records[slot].isDropped = isAlwaysZero
        if let fresh {
            elimination.define(
                fresh.variable.index, by: .direct(slot: slot, coefficient: fresh.coefficient), in: store)
            store.records[slot].determined = fresh.variable.index
            return false
        }
        if determine(from: slot) {
            return false
        }
        store.records[slot].isDropped = false
        tableau.insert(residualRow(), for: slot)
        return true
    }

    /// Looks at the optional constraints added since the last time, highest priority first: so a variable is determined
    /// by what it is most likely to obey.
    mutating func installPending() {
        guard !pending.isEmpty else {
            return
        }
        let slots = pending.sorted {
            let (first, second) = (store.records[$0], store.records[$1])
            return (second.priority, first.serial) < (first.priority, second.serial)
        }
        pending.removeAll(keepingCapacity: true)
        for slot in slots {
            let level = store.records[slot].priority.value
            let hasRow = install(slot, at: level)
            tableau.enlist(slot, at: level)
            if hasRow, tableau.symbols[slot].slope(at: tableau.rows[slot].constant) != 0 {
                tableau.disturb(slot)
            }
        }
    }

    /// The last expansion as a row: basic residuals are replaced by their rows. The objective row serves as scratch
    /// space; it is summed anew before each use.
    private mutating func residualRow() -> Row {
        tableau.objective.clear()
        var row = Row(constant: expansion.constant)
        for slot in expansion.residuals.touched {
            let multiple = expansion.residuals[slot]
            if tableau.symbols[slot].isBasic {
                row.constant += multiple * tableau.rows[slot].constant
                for cell in tableau.rows[slot].cells {
                    tableau.objective.add(multiple * cell.coefficient, at: cell.symbol)
                }
            } else {
                tableau.objective.add(multiple, at: slot)
            }
        }
        row.cells = tableau.objective.touched.sorted().compactMap {
            let coefficient = tableau.objective[$0]
            return abs(coefficient) > Row.negligible ? Row.Cell(symbol: $0, coefficient: coefficient) : nil
        }
        return row
    }

    /// A term whose variable no installed constraint names yet: the largest, and of equals the youngest variable's.
    /// Views are chained oldest first, so the young hang on the old; and in `left + width / 2 = …` the size is better
    /// left to others.
    private func freshTerm(of slot: Int) -> LinearExpression.Term? {
        var best: LinearExpression.Term?
        for position in store.records[slot].terms.reversed() {
            let term = store.terms[position]
            if elimination.variables[term.variable.index].uses == 0, abs(term.coefficient) > abs(best?.coefficient ?? 0)
            {
                best = term
            }
        }
        return best
    }

    /// Lets the constraint determine one of the undetermined variables on which it depends, and returns true; or
    /// expands it into residuals, if there are no such variables.
    ///
    /// One of its own terms is best, else a variable to which a single path leads, else any.
    mutating func determine(from slot: Int) -> Bool {
        elimination.reach(from: CollectionOfOne(slot), in: store, .unsettled)
        if let first = elimination.reached.first(where: { !elimination.definitions[$0].isSome }) {
            for position in store.records[slot].terms {
                let own = store.terms[position].variable.index
                if !elimination.definitions[own].isSome, reverseDefinitions(to: own, from: slot) {
                    return true
                }
            }
            if reverseDefinitions(to: first, from: slot) {
                return true
            }
        }
        elimination.expand([(slot, 1)], into: &expansion, in: store)
        guard let largest = expansion.variables.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
            return false
        }
        elimination.substitute(largest.index, from: slot, in: &store)
        return true
    }

    /// Lets the constraint determine a variable to which a single path leads; false where there is no such path.
    private mutating func reverseDefinitions(to variable: Int, from slot: Int) -> Bool {
        guard let path = elimination.path(to: variable, from: slot, in: store) else {
            return false
        }
        elimination.reverse(path, from: slot, in: &store)
        return true
    }
}
