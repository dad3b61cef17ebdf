extension Solver {
    /// The constant of the constraint's expression.
    public func constant(of id: ConstraintID) -> Double {
        store.records[store.slot(of: id)].constant
    }

    /// Gives the constraint's expression another constant.
    ///
    /// - Throws: ``SolverError/notFinite(_:)``; if the constraint is required, ``SolverError/unsatisfiable(candidate:conflict:)``
    ///   with the constraint as it would have been.
    public mutating func setConstant(_ id: ConstraintID, to value: Double) throws(SolverError) {
        let slot = store.slot(of: id)
        let before = store.records[slot].constant
        guard value.isFinite else {
            store.records[slot].constant = value
            let candidate = store.constraint(at: slot)
            store.records[slot].constant = before
            throw .notFinite(candidate)
        }
        guard value != before else {
            return
        }
        prepare()
        if store.records[slot].place == .slack {
            restoreFeasibility()
        }
        switch store.records[slot].place {
        case .pending, .vacant, .leaving:
            store.records[slot].constant = value
        case .slack:
            try editSlack(slot, to: value)
        case .installed:
            shift(slot, to: value)
            if store.records[slot].priority == .required {
                try settle(slot, from: before)
            }
        }
    }

    /// Gives a slack constraint, which holds, another constant; and a row if it fails then.
    private mutating func editSlack(_ slot: Int, to value: Double) throws(SolverError) {
        let before = store.records[slot].constant
        store.endSlack(slot)
        store.records[slot].constant = value
        do {
            try installRequired(slot)
        } catch {
            store.records[slot].constant = before
            returnToSlack(slot)
            throw error
        }
    }

    /// Brings the required constraints to hold after the one in `slot` got another constant, or takes that back and throws.
    private mutating func settle(_ slot: Int, from before: Double) throws(SolverError) {
        if mayBreakRequired {
            tableau.isRecording = true
            if !restoreRequired() {
                tableau.undoTrail()
                throw takeBack(slot, to: before)
            }
            tableau.isRecording = false
            tableau.trail.removeAll(keepingCapacity: true)
        }
        if admit(slot) != nil {
            throw takeBack(slot, to: before)
        }
    }

    /// Takes an edit back that contradicts the other constraints; the error says which.
    private mutating func takeBack(_ slot: Int, to before: Double) -> SolverError {
        let value = store.records[slot].constant
        shift(slot, to: before)
        mayBreakRequired = true
        return contradiction(of: slot, constant: value)
    }

    /// Gives the constraint another priority; its place in the order of constraints stays.
    ///
    /// - Throws: if `priority` is required, ``SolverError/unsatisfiable(candidate:conflict:)`` with the constraint as it
    ///   would have been.
    public mutating func setPriority(_ id: ConstraintID, to priority: Priority) throws(SolverError) {
        let slot = store.slot(of: id)
        let before = store.records[slot].priority
        guard priority != before else {
            return
        }
        prepare()
        store.records[slot].priority = priority
        do {
            if priority < .required {
                relax(slot)
            } else {
                try tighten(slot)
            }
        } catch {
            store.records[slot].priority = before
            throw error
        }
    }

    /// Moves the constraint to a level below the required one.
    private mutating func relax(_ slot: Int) {
        switch store.records[slot].place {
        case .pending, .vacant, .leaving:
            return
        case .slack:
            store.endSlack(slot)
            pending.append(slot)
            return
        case .installed:
            break
        }
        if store.records[slot].isDropped {
            addColumn(of: slot)
        } else {
            tableau.delist(slot)
        }
        tableau.enlist(slot, at: store.records[slot].priority.value)
        tableau.disturb(slot)
    }

    /// Makes an optional constraint required, or leaves it as it was and throws.
    private mutating func tighten(_ slot: Int) throws(SolverError) {
        guard store.records[slot].place == .installed else {
            try installRequired(slot)
            pending.removeAll { $0 == slot }
            return
        }
        restoreFeasibility()
        let level = tableau.symbols[slot].level
        tableau.delist(slot)
        if let conflict = require(slot) {
            tableau.enlist(slot, at: level)
            throw .unsatisfiable(candidate: store.constraint(at: slot), conflict: conflict)
        }
        tableau.disturb(slot)
        if let conflict = admit(slot) {
            tableau.delist(slot)
            tableau.enlist(slot, at: level)
            mayBreakRequired = true
            throw .unsatisfiable(candidate: store.constraint(at: slot), conflict: conflict)
        }
    }

    /// Sets the constant, and moves along what depends on it.
    private mutating func shift(_ slot: Int, to value: Double) {
        let amount = value - store.records[slot].constant
        store.records[slot].constant = value
        guard store.records[slot].isDropped else {
            breaksRequired(tableau.shift(slot, by: amount))
            elimination.seed(from: slot, in: store)
            return
        }
        noteMoves()
        elimination.spreadSeeds(in: &store, tableau)
        let edit = editing(slot)
        forEachChange(of: edit.dependents, edit.definitions, growingBy: -amount) { solver, row, change in
            solver.breaksRequired(solver.tableau.shift(row, by: change))
        }
        elimination.update(edit.definitions, in: store, tableau)
        for slack in edit.dependents.slack {
            store.touch(slack)
        }
    }

    /// What an edit of the constraint in `slot` runs through.
    private mutating func editing(_ slot: Int) -> Edit {
        if let edit = lastEdit, edit.dependents.slot == slot {
            return edit
        }
        let dependents = elimination.dependents(on: slot, in: store)
        let definitions = elimination.flatDefinitions(of: dependents.variables, in: store)
        let edit = Edit(dependents: dependents, definitions: definitions)
        lastEdit = edit
        return edit
    }

    /// Calls `body` with each row and the change of its residual when the part of a constraint without its constant grows by `amount`.
    private mutating func forEachChange(
        of dependents: Dependents, _ definitions: FlatDefinitions, growingBy amount: Double,
        _ body: (inout Solver, Int, Double) -> Void
    ) {
        guard !dependents.rows.isEmpty else {
            return
        }
        elimination.spread(amount, from: dependents.slot, over: definitions)
        for row in dependents.rows {
            var change = 0.0
            for position in store.records[row].terms {
                let term = store.terms[position]
                change += term.coefficient * elimination.work[term.variable.index]
            }
            if abs(change) > Row.negligible {
                body(&self, row, change)
            }
        }
        for variable in dependents.variables {
            elimination.work[variable] = 0
        }
    }

    /// Gives a dropped residual its column.
    mutating func addColumn(of slot: Int) {
        let dependents = elimination.dependents(on: slot, in: store)
        if !dependents.rows.isEmpty {
            let definitions = elimination.flatDefinitions(of: dependents.variables, in: store)
            forEachChange(of: dependents, definitions, growingBy: 1) { solver, row, change in
                solver.tableau.addColumn(slot, change, along: row)
            }
        }
        store.records[slot].isDropped = false
        for variable in dependents.variables {
            elimination.unsettle(variable, in: store)
        }
    }

    private mutating func breaksRequired(_ isBroken: Bool) {
        mayBreakRequired = mayBreakRequired || isBroken
    }

    /// The error of a required constraint whose constant cannot be `constant`: without it, the others agree; with it,
    /// they do not.
    private func contradiction(of slot: Int, constant: Double) -> SolverError {
        var others = self
        var candidate = store.constraint(at: slot).expression
        candidate.constant = constant
        let constraint = LinearConstraint(candidate, store.records[slot].relation)
        others.remove(store.id(of: slot))
        others.prepare()
        do {
            try others.add(constraint)
            preconditionFailure("\(constraint) holds in one order of constraints and not in another")
        } catch {
            return error
        }
    }
}
