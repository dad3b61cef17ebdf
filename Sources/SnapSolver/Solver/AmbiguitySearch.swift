/// Looks for optimal solutions that differ from a given one.
struct AmbiguitySearch {
    /// Two values that differ by less are the same, but for rounding.
    private static let visibleDifference = 1e-6

    private let solved: Solver
    private var isFound: [Bool]
    /// By slot: whether the residual takes other values in other solutions.
    private var moves: [Bool]

    init(_ solved: Solver) {
        self.solved = solved
        isFound = solved.elimination.variables.map { _ in false }
        moves = solved.store.records.map { _ in false }
    }

    var found: [Variable] {
        isFound.indices.filter { isFound[$0] }.map(Variable.init)
    }

    /// Gives each undetermined variable another value, in no simple ratio, so that what depends on several of them
    /// moves, too.
    mutating func moveUndetermined() {
        let free = solved.elimination.variables.indices.filter { !solved.elimination.definitions[$0].isSome }
        let wishes = free.enumerated().map { number, variable in
            Variable(index: variable) - (1 + 1 / (Double(number) + 1.618_033_988_749_895))
        }
        if !wishes.isEmpty {
            compare(solved.optimum(.equal, wishes))
        }
    }

    /// Pushes all residuals up that may be loose, until those that are left cannot move, one or all.
    ///
    /// None of them is negative in an optimal solution, so the sum of the pushes is zero only if each is.
    mutating func moveResiduals() {
        var loose = solved.looseResiduals
        while !loose.isEmpty {
            let pushed = solved.optimum(.greaterThanOrEqual, loose.map { $0.excess - 1 })
            compare(pushed)
            let moved = loose.filter { abs(pushed.tableau.rows[$0.slot].constant) > Self.visibleDifference }
            for residual in moved {
                moves[residual.slot] = true
            }
            guard !moved.isEmpty else {
                return
            }
            loose.removeAll { moves[$0.slot] }
        }
    }

    /// Pushes up and down what depends on moving residuals or undetermined variables and was not seen to move.
    mutating func pushTheRest() {
        for variable in dependents where !isFound[variable] {
            let value = solved.elimination.variables[variable].value
            compare(solved.optimum(.greaterThanOrEqual, [Variable(index: variable) - (value + 1)]))
            if !isFound[variable] {
                compare(solved.optimum(.lessThanOrEqual, [Variable(index: variable) - (value - 1)]))
            }
        }
    }

    private mutating func compare(_ other: Solver) {
        for (index, pair) in zip(solved.elimination.variables, other.elimination.variables).enumerated()
        where abs(pair.0.value - pair.1.value) > Self.visibleDifference {
            isFound[index] = true
        }
    }

    private var dependents: [Int] {
        var elimination = solved.elimination
        var depends = isFound.map { _ in false }
        for variable in elimination.order(in: solved.store) {
            let definition = elimination.definitions[variable]
            var isLoose = !definition.isSome
            definition.forEachTerm(of: variable, in: solved.store) { other, _ in
                isLoose = isLoose || depends[other]
            } constraints: { slot, _ in
                isLoose = isLoose || self.isLoose(slot)
            }
            depends[variable] = isLoose
        }
        return depends.indices.filter { depends[$0] }
    }

    private func isLoose(_ slot: Int) -> Bool {
        moves[slot] || solved.tableau.rows[slot].cells.contains { moves[$0.symbol] }
    }
}
