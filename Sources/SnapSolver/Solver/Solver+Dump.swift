extension Solver {
    /// The system as text: what determines each variable, then the rows of each priority with the residuals they depend
    /// on.
    ///
    /// `#7` stands for the residual of the constraint of that number, `h7` for its expression without the constant.
    public func dump() -> String {
        var solver = self
        solver.prepare()
        var lines = ["variables"]
        for variable in solver.elimination.variables.indices {
            lines.append("  " + solver.describe(variable: variable))
        }
        for level in solver.tableau.levels {
            lines.append(level.value == Symbol.requiredLevel ? "required" : "priority \(level.value)")
            for slot in level.members {
                lines.append("  " + solver.describe(symbol: slot))
            }
        }
        let slack = solver.store.slots(at: .slack)
        if !slack.isEmpty {
            lines.append("slack")
            lines.append("  " + slack.map { solver.store.id(of: $0).description }.joined(separator: ", "))
        }
        if !solver.pending.isEmpty {
            lines.append("not yet looked at")
            lines.append("  " + solver.pending.map { solver.store.id(of: $0).description }.joined(separator: ", "))
        }
        return lines.joined(separator: "\n")
    }

    private func describe(variable: Int) -> String {
        let name = elimination.name(of: variable)
        guard elimination.definitions[variable].isSome else {
            return "\(name) undetermined"
        }
        var terms: [(Double, String)] = []
        elimination.definitions[variable].forEachTerm(of: variable, in: store) { other, coefficient in
            terms.append((coefficient, elimination.name(of: other)))
        } constraints: { slot, coefficient in
            terms.append((coefficient, "h\(store.records[slot].serial)"))
        }
        return "\(name) = " + sum(terms)
    }

    private func describe(symbol slot: Int) -> String {
        guard tableau.symbols[slot].isBasic else {
            return "\(store.id(of: slot)) = 0, nonbasic"
        }
        let row = tableau.rows[slot]
        let cells = row.cells.map { ($0.coefficient, store.id(of: $0.symbol).description) }
        return "\(store.id(of: slot)) = \(row.constant)" + (cells.isEmpty ? "" : " + " + sum(cells))
    }

    private func sum(_ terms: [(Double, String)]) -> String {
        terms.map { $0.0 == 1 ? $0.1 : "\($0.0)·\($0.1)" }.joined(separator: " + ")
    }
}
