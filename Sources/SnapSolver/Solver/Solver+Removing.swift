extension Solver {
    /// Removes a constraint.
    ///
    /// What it determined is determined by another constraint where one is at hand; else the definitions are built
    /// again, once, at the next call that needs them.
    public mutating func remove(_ id: ConstraintID) {
        let slot = store.slot(of: id)
        switch store.records[slot].place {
        case .installed:
            store.records[slot].place = .leaving
            leaving.append(slot)
            return
        case .slack: store.endSlack(slot)
        case .pending, .vacant, .leaving: pending.removeAll { $0 == slot }
        }
        store.vacate(slot)
    }

    /// Lets a constraint take the place of an equal one that is leaving; nil where there is none.
    mutating func reinstate(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID? {
        guard let position = leaving.firstIndex(where: { store.resembles($0, constraint) }) else {
            return nil
        }
        let slot = leaving.remove(at: position)
        store.renew(slot)
        let id = store.id(of: slot)
        do {
            try setConstant(id, to: constraint.expression.constant)
        } catch {
            remove(id)
            throw error
        }
        return id
    }

    /// Takes out what is leaving.
    private mutating func letGo() {
        while let slot = leaving.popLast() {
            store.records[slot].place = .installed
            uninstall(slot)
            store.vacate(slot)
        }
    }

    /// Takes an installed constraint out; it is pending then.
    mutating func uninstall(_ slot: Int) {
        store.records[slot].place = .pending
        lastEdit = nil
        guard !needsRebuild else {
            return
        }
        if store.records[slot].isSubstituted {
            needsRebuild = true
            return
        }
        if store.records[slot].isDropped {
            addColumn(of: slot)
        } else {
            tableau.delist(slot)
        }
        let hasRow = tableau.symbols[slot].isBasic || tableau.makeBasic(slot)
        if hasRow {
            for cell in tableau.extract(slot).cells {
                tableau.disturb(cell.symbol)
            }
        }
        forgetTerms(of: slot)
        if let variable = store.records[slot].determined {
            let rows = hasRow ? elimination.dependents(on: slot, in: store).rows : []
            elimination.undefine(variable, in: store)
            store.records[slot].determined = nil
            if hasRow {
                redefine(variable, byOneOf: rows)
            }
        }
    }

    /// Takes out what was removed, and builds the definitions again if that made it necessary.
    mutating func prepare() {
        letGo()
        if needsRebuild {
            rebuild()
        }
    }

    /// Lets another constraint determine the variable: one of the rows that depend on it, at best one that names it, then the one of the highest
    /// priority, then the oldest.
    private mutating func redefine(_ variable: Int, byOneOf rows: [Int]) {
        func rank(_ slot: Int) -> (Int, Double, Int) {
            let isNaming = store.records[slot].terms.contains { store.terms[$0].variable.index == variable }
            return (isNaming ? 0 : 1, -tableau.symbols[slot].level, store.records[slot].serial)
        }
        for slot in rows.sorted(by: { rank($0) < rank($1) }) {
            if determine(from: slot) {
                return
            }
        }
        needsRebuild = true
    }

    /// Installs all constraints again, oldest first, the required ones before the optional ones.
    private mutating func rebuild() {
        needsRebuild = false
        mayBreakRequired = false
        tableau = Tableau()
        elimination.reset()
        lastEdit = nil
        let slots = store.slotsInOrder()
        for slot in store.records.indices {
            tableau.set(Symbol(.equal, level: Symbol.candidateLevel), at: slot)
        }
        pending.removeAll(keepingCapacity: true)
        for slot in slots {
            store.records[slot].determined = nil
            store.records[slot].isDropped = false
            store.records[slot].isSubstituted = false
            store.endSlack(slot)
            if store.records[slot].priority < .required {
                pending.append(slot)
            }
        }
        for slot in slots where store.records[slot].priority == .required {
            reinstall(slot)
        }
    }

    /// Installs a required constraint that is known to agree with the others; were it off by a rounding error, it would
    /// stay so.
    private mutating func reinstall(_ slot: Int) {
        if keepSlack(slot) {
            return
        }
        let hasRow = install(slot, at: Symbol.candidateLevel)
        if hasRow, require(slot) == nil {
            return
        }
        tableau.symbols[slot].level = Symbol.requiredLevel
        if !store.records[slot].isDropped {
            tableau.enlist(slot, at: Symbol.requiredLevel)
        }
    }
}
