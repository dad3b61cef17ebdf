extension Solver {
    /// The variables that have more than one value among the optimal solutions, in creation order.
    ///
    /// Exact: each variable that some free move reaches is pushed up and down at a level below all others. Costs a few pivots for each
    /// such variable, and next to nothing where the solution is unique.
    public func ambiguousVariables() -> [Variable] {
        var solved = self
        solved.solve()
        let values = solved.elimination.variables.map(\.value)
        var isAmbiguous = values.map { _ in false }
        for variable in solved.loosePart() where !isAmbiguous[variable] {
            for direction in [1.0, -1.0] where !isAmbiguous[variable] {
                let pushed = solved.values(pushing: variable, by: direction)
                for other in values.indices where abs(pushed[other] - values[other]) > Self.visibleDifference {
                    isAmbiguous[other] = true
                }
            }
        }
        return isAmbiguous.indices.filter { isAmbiguous[$0] }.map(Variable.init)
    }

    /// Two values of a variable that differ by less are the same, but for rounding.
    private static let visibleDifference = 1e-6

    /// The variables that follow an undetermined variable or a residual that may move at no cost; a superset of the ambiguous ones.
    private func loosePart() -> [Int] {
        let isLooseSymbol = tableau.symbols.indices.map { slot in
            let symbol = tableau.symbols[slot]
            return !symbol.isBasic && !store.records[slot].isDropped
                && !(symbol.isBlocked(rising: true, at: 0) && symbol.isBlocked(rising: false, at: 0))
        }
        func isLoose(_ slot: Int) -> Bool {
            tableau.symbols[slot].isBasic
                ? tableau.rows[slot].cells.contains { isLooseSymbol[$0.symbol] }
                : isLooseSymbol[slot]
        }
        var isLooseVariable = elimination.variables.map { _ in false }
        for variable in elimination.order {
            switch elimination.variables[variable].definition {
            case .none:
                isLooseVariable[variable] = true
            case .direct(let slot, _):
                isLooseVariable[variable] =
                    isLoose(slot)
                    || store.records[slot].terms.contains { isLooseVariable[store.terms[$0].variable.index] }
            case .substituted(let index):
                isLooseVariable[variable] =
                    elimination.substitutions[index].constraints.contains { isLoose($0.slot) }
                    || elimination.substitutions[index].variables.contains { isLooseVariable[$0.index] }
            }
        }
        return isLooseVariable.indices.filter { isLooseVariable[$0] }
    }

    /// The values of an optimal solution in which the variable lies as near as possible to one unit beside its value.
    private func values(pushing variable: Int, by amount: Double) -> [Double] {
        var pushed = self
        let target = Variable(index: variable) - (elimination.variables[variable].value + amount)
        let relation = amount > 0 ? Relation.greaterThanOrEqual : .lessThanOrEqual
        let slot = pushed.store.insert(LinearConstraint(target, relation))
        _ = pushed.install(slot, at: 0)
        pushed.tableau.enlist(slot, at: 0)
        pushed.isOptimal = false
        pushed.solve()
        return pushed.elimination.variables.map(\.value)
    }
}
