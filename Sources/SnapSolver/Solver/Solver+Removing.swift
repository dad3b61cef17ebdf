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
        case .slack: dropSlack(slot)
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
            _ = tableau.extract(slot)
        }
        forgetTerms(of: slot)
        isOptimal = false
        moves += 1
        if let variable = store.records[slot].determined {
            elimination.undefine(variable)
            if hasRow {
                redefine(variable)
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

    /// Lets another constraint determine the variable, on which some row still depends: at best a constraint that names
    /// it.
    private mutating func redefine(_ variable: Int) {
        let rows = tableau.levels.flatMap(\.members).filter { store.records[$0].determined == nil }
        let naming = rows.filter { store.records[$0].terms.contains { store.terms[$0].variable.index == variable } }
        for slot in naming + rows {
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
        moves += tableau.pivotCount + 1
        tableau = Tableau()
        slack = []
        slackNaming = [:]
        touchedSlack = []
        checkedEpoch = -1
        elimination.reset()
        let slots = store.slotsInOrder()
        for slot in store.records.indices {
            tableau.set(Symbol(.equal, level: Symbol.candidateLevel), at: slot)
        }
        pending.removeAll(keepingCapacity: true)
        for slot in slots {
            store.records[slot].determined = nil
            store.records[slot].isDropped = false
            store.records[slot].isSubstituted = false
            store.records[slot].place = .pending
            if store.records[slot].priority < .required {
                pending.append(slot)
            }
        }
        for slot in slots where store.records[slot].priority == .required {
            reinstall(slot)
        }
        isOptimal = false
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
