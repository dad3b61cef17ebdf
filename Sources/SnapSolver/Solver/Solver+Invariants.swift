extension Solver {
    /// What is wrong inside: one sentence for each broken invariant, none when all is sound. Meant for tests; costs far
    /// more than solving.
    public func checkInvariants() -> [String] {
        var solver = self
        solver.prepare()
        solver.evaluate()
        return solver.brokenIndex() + solver.brokenLevels() + solver.brokenValues() + solver.brokenRows()
            + solver.brokenDefinitions()
    }

    /// Values and bases are, to the bit, what the definitions make of those of others; the index names each constraint at each of its variables.
    private func brokenDefinitions() -> [String] {
        var problems: [String] = []
        var again = elimination
        for variable in again.order(in: store) {
            let state = elimination.variables[variable]
            let name = elimination.name(of: variable)
            if state.isSeed || state.isStale || state.value != elimination.sum(of: variable, in: store, tableau) {
                problems.append("\(name) is \(state.value), which is not up to date")
            }
            again.updateBase(of: variable, in: store)
            if state.form != nil, state.base != again.variables[variable].base {
                problems.append("the base of \(name) is \(state.base), not \(again.variables[variable].base)")
            }
            var naming: [Int] = []
            store.forEachConstraint(naming: variable) { naming.append($0) }
            let expected = store.records.indices.filter { slot in
                store.records[slot].place != .vacant
                    && store.records[slot].terms.contains { store.terms[$0].variable.index == variable }
            }
            if naming.sorted() != expected {
                problems.append("\(name) is named by \(expected), not by \(naming)")
            }
        }
        return problems
    }

    /// Rows are sorted and hold nonbasic symbols; columns name exactly the rows that hold the symbol.
    private func brokenIndex() -> [String] {
        var problems: [String] = []
        var entries = 0
        for symbol in tableau.symbols.indices where tableau.symbols[symbol].isBasic {
            let cells = tableau.rows[symbol].cells
            entries += cells.count
            if !zip(cells, cells.dropFirst()).allSatisfy({ $0.symbol < $1.symbol }) {
                problems.append("the row of \(store.id(of: symbol)) is not sorted")
            }
            for cell in cells {
                if tableau.symbols[cell.symbol].isBasic || store.records[cell.symbol].isDropped {
                    problems.append(
                        "the row of \(store.id(of: symbol)) holds \(store.id(of: cell.symbol)), which has no column")
                }
                if !tableau.columns[cell.symbol].contains(symbol) {
                    problems.append("the column of \(store.id(of: cell.symbol)) lacks \(store.id(of: symbol))")
                }
            }
        }
        if entries != tableau.columns.reduce(0, { $0 + $1.count }) {
            problems.append("columns name rows that do not hold their symbols")
        }
        return problems
    }

    /// Each installed constraint with a column belongs to its level, and levels stand from the highest down.
    private func brokenLevels() -> [String] {
        var problems: [String] = []
        if !zip(tableau.levels, tableau.levels.dropFirst()).allSatisfy({ $0.value > $1.value }) {
            problems.append("the levels are not in order")
        }
        for slot in store.records.indices where store.records[slot].place == .installed {
            let symbol = tableau.symbols[slot]
            let homes = tableau.levels.filter { $0.members.contains(slot) }.map(\.value)
            let priority = store.records[slot].priority
            let level = priority == .required ? Symbol.requiredLevel : priority.value
            if symbol.level != level || homes != (store.records[slot].isDropped ? [] : [level]) {
                problems.append(
                    "\(store.id(of: slot)) of level \(symbol.level) is a member of \(homes), not of \(level)")
            }
        }
        return problems
    }

    /// Residuals are what the variables make them; required ones are kept.
    private func brokenValues() -> [String] {
        var problems: [String] = []
        for slot in store.records.indices
        where store.records[slot].place == .installed || store.records[slot].place == .slack {
            var value = store.records[slot].constant
            var size = 1 + abs(value)
            for position in store.records[slot].terms {
                let term = store.terms[position]
                let product = term.coefficient * elimination.variables[term.variable.index].value
                value += product
                size += abs(product)
            }
            if store.records[slot].place == .slack {
                let isBroken = store.records[slot].relation == .lessThanOrEqual ? value > 0 : value < 0
                if isBroken, abs(value) > Symbol.tolerance * size, !store.records[slot].isTouched {
                    problems.append("\(store.id(of: slot)) is slack, and off by \(value)")
                }
                continue
            }
            let expected = tableau.symbols[slot].isBasic ? tableau.rows[slot].constant : 0
            if abs(value - expected) > Symbol.tolerance * size {
                problems.append("\(store.id(of: slot)) is \(value), and \(expected) in the tableau")
            }
            if tableau.symbols[slot].isRequired, !mayBreakRequired, !tableau.satisfies(slot) {
                problems.append("\(store.id(of: slot)) is required, and off by \(expected)")
            }
        }
        return problems
    }

    /// Rows are combinations of the constraints that they name and of residuals that are always zero.
    private mutating func brokenRows() -> [String] {
        var problems: [String] = []
        for slot in tableau.symbols.indices where tableau.symbols[slot].isBasic {
            let cells = tableau.rows[slot].cells
            elimination.expand(
                [(slot, 1)] + cells.map { ($0.symbol, -$0.coefficient) }, into: &expansion, in: store,
                keepsDropped: true)
            let leftOver = expansion.residuals.touched.filter {
                !store.records[$0].isDropped && abs(expansion.residuals[$0]) > Symbol.tolerance
            }
            if !leftOver.isEmpty || !expansion.variables.isEmpty {
                problems.append("the row of \(store.id(of: slot)) is not what its constraint says")
            }
        }
        return problems
    }
}
