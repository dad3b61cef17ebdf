extension Solver {
    /// The constraints that put the variable where it is in the present solution, in order of addition.
    ///
    /// The variable is a sum of multiples of their constants, and of those of no others: of equations that determine it, and of
    /// bounds and wishes that are met exactly. What holds with room to spare, and what cannot be met, decides nothing.
    public func constraints(deciding variable: Variable) -> [ConstraintID] {
        var solver = self
        solver.solve()
        let probe = solver.store.insert(LinearConstraint(LinearExpression(variable), .equal))
        // variable = Σ multiple · h, where a basic residual moves with those of its row.
        var multiples = SparseSum()
        multiples.resize(to: solver.store.records.count)
        var basic: [(slot: Int, multiple: Double)] = []
        for (slot, multiple) in solver.residuals(of: [(probe, 1)]) {
            if solver.tableau.symbols[slot].isBasic {
                basic.append((slot, multiple))
            } else {
                multiples.add(multiple, at: slot)
            }
        }
        var rest = basic
        for (slot, multiple) in basic {
            for cell in solver.tableau.rows[slot].cells {
                multiples.add(multiple * cell.coefficient, at: cell.symbol)
                rest.append((cell.symbol, -multiple * cell.coefficient))
            }
        }
        // What rows leave out is always zero, but has constants.
        for (slot, multiple) in solver.residuals(of: rest) where solver.store.records[slot].isDropped {
            multiples.add(multiple, at: slot)
        }
        return multiples.touched.filter { abs(multiples[$0]) > Row.negligible }.map { store.id(of: $0) }.sorted()
    }

    /// A sum of constraints as a sum of those that determine variables.
    private mutating func residuals(of sum: [(slot: Int, multiple: Double)]) -> [(slot: Int, multiple: Double)] {
        elimination.expand(sum, into: &expansion, in: store, keepsDropped: true)
        return expansion.residuals.touched.map { ($0, expansion.residuals[$0]) }
    }
}
