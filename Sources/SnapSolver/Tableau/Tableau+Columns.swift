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
    /// the rows that hold it move instead. Returns whether the basis stayed optimal, and whether required rows stayed
    /// satisfied.
    mutating func shift(_ symbol: Int, by amount: Double) -> (isOptimal: Bool, isSatisfied: Bool) {
        var result = (isOptimal: true, isSatisfied: true)
        if symbols[symbol].isBasic {
            moveConstant(of: symbol, by: amount, &result)
        } else {
            for basic in columns[symbol] {
                moveConstant(of: basic, by: -amount * rows[basic].coefficient(of: symbol), &result)
            }
        }
        return result
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

    private mutating func moveConstant(
        of basic: Int, by amount: Double, _ result: inout (isOptimal: Bool, isSatisfied: Bool)
    ) {
        let before = symbols[basic].slope(at: rows[basic].constant)
        rows[basic].constant += amount
        settleSide(of: basic)
        if symbols[basic].slope(at: rows[basic].constant) != before {
            result.isOptimal = false
        }
        if symbols[basic].isRequired && !satisfies(basic) {
            result.isSatisfied = false
        }
    }
}
