extension Solver {
    /// Adds a constraint.
    ///
    /// A required constraint is checked at once; the cost of an optional one is left to the next ``solve()``.
    /// - Throws: ``SolverError/notFinite(_:)``, or ``SolverError/unsatisfiable(candidate:conflict:)`` for a required
    ///   constraint that contradicts those that are there.
    @discardableResult
    public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
        guard constraint.expression.isFinite else {
            throw .notFinite(constraint)
        }
        if let id = try reinstate(constraint) {
            return id
        }
        prepare()
        let slot = store.insert(constraint)
        if constraint.priority < .required {
            pending.append(slot)
        } else {
            do {
                try installRequired(slot)
            } catch {
                store.vacate(slot)
                throw error
            }
        }
        return store.id(of: slot)
    }

    /// Installs a required constraint, or leaves its slot as it was and throws.
    mutating func installRequired(_ slot: Int) throws(SolverError) {
        restoreFeasibility()
        if keepSlack(slot) {
            return
        }
        if install(slot, at: Symbol.candidateLevel) {
            if let conflict = require(slot) {
                withdraw(slot)
                throw .unsatisfiable(candidate: store.constraint(at: slot), conflict: conflict)
            }
        } else {
            tableau.symbols[slot].level = Symbol.requiredLevel
            if !store.records[slot].isDropped {
                tableau.enlist(slot, at: Symbol.requiredLevel)
            }
        }
        if let conflict = admit(slot) {
            uninstall(slot)
            mayBreakRequired = true
            throw .unsatisfiable(candidate: store.constraint(at: slot), conflict: conflict)
        }
    }

    /// Makes a symbol that is not in any level required. Where that cannot be, returns the contradicting constraints,
    /// and leaves the symbol basic at the candidate level.
    mutating func require(_ slot: Int) -> [ConstraintID]? {
        tableau.symbols[slot].level = Symbol.candidateLevel
        if !tableau.satisfies(slot) {
            tableau.isRecording = true
            tableau.minimise(Symbol.candidateLevel, over: [slot])
            tableau.isRecording = false
            guard tableau.satisfies(slot) else {
                let conflict = conflict(with: slot)
                tableau.undoTrail()
                return conflict
            }
            tableau.trail.removeAll(keepingCapacity: true)
        }
        tableau.enlist(slot, at: Symbol.requiredLevel)
        return nil
    }

    /// Uncounts the uses of a constraint's variables.
    mutating func forgetTerms(of slot: Int) {
        for position in store.records[slot].terms {
            let variable = store.terms[position].variable.index
            elimination.variables[variable].uses -= 1
        }
    }

    /// The required constraints that keep the candidate in `slot` from its bound.
    ///
    /// No symbol of its row may move, so the row combines required constraints into a contradiction. The nonbasic
    /// residuals are linearly independent, hence without any one of the combined constraints the others can all be
    /// given any residual, zero too: the set is irreducible.
    private mutating func conflict(with slot: Int) -> [ConstraintID] {
        let cells = tableau.rows[slot].cells
        var slots = cells.map(\.symbol)
        elimination.expand(
            [(slot, 1)] + cells.map { ($0.symbol, -$0.coefficient) }, into: &expansion, in: store, keepsDropped: true)
        for dropped in expansion.residuals.touched
        where store.records[dropped].isDropped && abs(expansion.residuals[dropped]) > Row.negligible {
            slots.append(dropped)
        }
        return slots.map { store.id(of: $0) }.sorted()
    }
}
