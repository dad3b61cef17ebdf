// Changes along one column.

extension Tableau {
    /// Whether a residual is zero, or on its good side.
    func satisfies(_ symbol: Int) -> Bool {
        guard symbols[symbol].isBasic else {
            return true
        }
        let value = rows[symbol].constant
        return abs(value) <= Symbol.tolerance || (value > 0 ? symbols[symbol].costUp : symbols[symbol].costDown) == 0
    }

    /// Lets the constraint's constant grow by `amount`: a basic residual grows with it; a nonbasic one stays zero, and
    /// the rows that hold it move instead. Returns whether required rows are broken now.
    mutating func shift(_ symbol: Int, by amount: Double) -> Bool {
        guard !symbols[symbol].isBasic else {
            return moveConstant(of: symbol, by: amount)
        }
        var isBroken = false
        for basic in columns[symbol] where moveConstant(of: basic, by: -amount * rows[basic].coefficient(of: symbol)) {
            isBroken = true
        }
        return isBroken
    }

    /// Makes a nonbasic symbol basic, in the row that is nearest to zero along its column, so that no residual changes
    /// sides. Returns false where no row holds it.
    mutating func makeBasic(_ symbol: Int) -> Bool {
        var nearest: (distance: Double, rank: Int, symbol: Int)?
        for basic in columns[symbol] {
            let isFixed = symbols[basic].isRequired && symbols[basic].costUp == symbols[basic].costDown
            let distance = isFixed ? 0 : abs(rows[basic].constant / rows[basic].coefficient(of: symbol))
            let candidate = (distance, isFixed ? 0 : 1, basic)
            if nearest.map({ candidate < $0 }) ?? true {
                nearest = candidate
            }
        }
        guard let nearest else {
            return false
        }
        pivot(entering: symbol, leaving: nearest.symbol)
        symbols[nearest.symbol].rising = .own
        symbols[nearest.symbol].falling = .own
        return true
    }

    /// Lets `row`, a symbol that does not determine anything, grow by `amount` with each unit of `symbol`, of which no
    /// row knew.
    mutating func addColumn(_ symbol: Int, _ amount: Double, along row: Int) {
        if symbols[row].isBasic {
            add(amount, symbol, toRowOf: row)
        } else {
            for basic in columns[row] {
                add(-amount * rows[basic].coefficient(of: row), symbol, toRowOf: basic)
            }
        }
    }

    /// Returns whether the row is a required one and broken now.
    private mutating func moveConstant(of basic: Int, by amount: Double) -> Bool {
        let before = symbols[basic].slope(at: rows[basic].constant)
        rows[basic].constant += amount
        settleSide(of: basic)
        noteMove(of: basic)
        if symbols[basic].slope(at: rows[basic].constant) != before {
            disturb(basic)
        }
        return symbols[basic].isRequired && !satisfies(basic)
    }
}
