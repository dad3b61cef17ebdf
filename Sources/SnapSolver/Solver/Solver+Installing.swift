// How constraints enter the system: as definitions where they can, as rows where they must.

extension Solver {
    /// Lets the constraint in `slot` determine a variable, or gives it a row at this level. Returns whether it has a row.
    mutating func install(_ slot: Int, at level: Double) -> Bool {
        let record = store.records[slot]
        store.records[slot].place = .installed
        tableau.set(Symbol(record.relation, level: level), at: slot)
        let fresh = record.terms.first { isFresh(store.terms[$0].variable.index) }
        for position in record.terms {
            elimination.variables[store.terms[position].variable.index].uses += 1
        }
        if let fresh {
            let term = store.terms[fresh]
            define(term.variable.index, by: .direct(slot: slot, coefficient: term.coefficient), slot)
            return false
        }
        expand([(slot, 1)])
        if let undetermined = expansion.variables.max(by: { abs($0.coefficient) < abs($1.coefficient) }) {
            define(undetermined.index, from: slot)
            return false
        }
        tableau.insert(residualRow(), for: slot)
        return true
    }

    /// Looks at the optional constraints added since the last time, highest priority first: so a variable is determined by what it is most
    /// likely to obey.
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
                isOptimal = false
            }
        }
    }

    /// Expands a sum of constraints down to undetermined variables and residuals.
    mutating func expand(_ sum: [(slot: Int, multiple: Double)]) {
        expansion.residuals.resize(to: store.records.count)
        elimination.expand(sum, into: &expansion, in: store) { [tableau] in !tableau.symbols[$0].hasColumn }
    }

    /// The last expansion as a row: basic residuals are replaced by their rows.
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

    private func isFresh(_ variable: Int) -> Bool {
        elimination.variables[variable].uses == 0 && !elimination.variables[variable].isDefined
    }

    /// Lets the constraint determine an undetermined variable that its expansion holds: a variable of its own where that closes no circle.
    private mutating func define(_ expanded: Int, from slot: Int) {
        let direct = expansion.variables.lazy.map(\.index).first { candidate in
            let isOwn = store.records[slot].terms.contains { store.terms[$0].variable.index == candidate }
            return isOwn && !elimination.othersReach(candidate, from: slot, in: store)
        }
        if let direct, let term = store.records[slot].terms.first(where: { store.terms[$0].variable.index == direct }) {
            define(direct, by: .direct(slot: slot, coefficient: store.terms[term].coefficient), slot)
            return
        }
        let substitution = elimination.substitution(for: expanded, from: slot, in: store)
        for constraint in substitution.constraints {
            store.records[constraint.slot].isSubstituted = true
        }
        elimination.substitutions.append(substitution)
        define(expanded, by: .substituted(elimination.substitutions.count - 1), slot)
    }

    private mutating func define(_ variable: Int, by definition: Definition, _ slot: Int) {
        elimination.variables[variable].definition = definition
        elimination.isOrderStale = true
        store.records[slot].determined = variable
        let isAlwaysZero = store.records[slot].priority == .required && store.records[slot].relation == .equal
        tableau.symbols[slot].hasColumn = !isAlwaysZero
        if isAlwaysZero,
            elimination.isFixed(variable, in: store, isDropped: { [tableau] in !tableau.symbols[$0].hasColumn })
        {
            elimination.variables[variable].isFixed = true
            elimination.variables[variable].value = evaluate(variable)
        }
    }
}
