extension Solver {
    /// The variables that have more than one value among the optimal solutions, in creation order.
    ///
    /// Exact, and next to free where the solution is unique; else it costs a few solutions from a copy.
    public func ambiguousVariables() -> [Variable] {
        var solved = self
        solved.solve()
        var search = AmbiguitySearch(solved)
        search.moveUndetermined()
        search.moveResiduals()
        search.pushTheRest()
        return search.found
    }

    /// The nonbasic residuals that no reduced cost keeps at zero, as expressions that do not fall below zero in any
    /// optimal solution.
    ///
    /// A residual can never be loose both ways: it costs on one side at least, and where that is made up for, the other
    /// side costs.
    var looseResiduals: [(slot: Int, excess: LinearExpression)] {
        tableau.symbols.indices.compactMap { slot in
            let symbol = tableau.symbols[slot]
            guard store.records[slot].place == .installed, !store.records[slot].isDropped, !symbol.isBasic else {
                return nil
            }
            let expression = store.constraint(at: slot).expression
            if !symbol.isBlocked(rising: true, at: Symbol.lowestLevel) {
                return (slot, expression)
            }
            return symbol.isBlocked(rising: false, at: Symbol.lowestLevel) ? nil : (slot, -expression)
        }
    }

    /// An optimal solution that, among the optimal ones, comes nearest to these relations of the expressions to zero.
    func optimum(_ relation: Relation, _ expressions: [LinearExpression]) -> Solver {
        var pushed = self
        for expression in expressions {
            let slot = pushed.store.insert(LinearConstraint(expression, relation, priority: Priority(1)))
            _ = pushed.install(slot, at: Symbol.lowestLevel)
            pushed.tableau.enlist(slot, at: Symbol.lowestLevel)
            pushed.tableau.disturb(slot)
        }
        pushed.solve()
        return pushed
    }
}
