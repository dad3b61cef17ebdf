/// A system of linear constraints with priorities, solved and kept solved under change.
///
/// Required constraints always hold. Among the values that satisfy them, a solution minimises the sum of the absolute
/// errors of the highest priority; among those, that of the next priority; and so on (lexicographically, with no
/// weights: Apple's documentation of `UILayoutPriority`). The method is the incremental simplex method of the Cassowary
/// paper (Badros, Borning, Stuckey, "The Cassowary linear arithmetic constraint solving algorithm", 2001), in two
/// parts: ``Elimination`` determines variables by constraints in dependency order, ``Tableau`` optimises what is left
/// over.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable(name: "width")
/// try solver.add(LinearConstraint(width - 100, .lessThanOrEqual))
/// try solver.add(LinearConstraint(width - 120, .equal, priority: Priority(750)))
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
///
/// Everything depends only on the order of the calls, so equal calls give equal bits.
public struct Solver: Sendable {
    var store = ConstraintStore()
    var elimination = Elimination()
    var tableau = Tableau()
    var expansion = Expansion()
    /// Optional constraints that were not yet looked at, oldest first.
    var pending: [Int] = []
    /// What was removed since something last depended on it: an equal constraint that is added may take its place.
    ///
    /// Layouts switch constraints off and on again; so that costs nothing, at any size.
    var leaving: [Int] = []
    /// What the last edit ran through, while no constraint comes or goes: animations edit the same one again and again.
    var lastEdit: Edit?
    /// Whether required rows may be off their bounds.
    var mayBreakRequired = false
    /// Whether the definitions lost a constraint that they were computed from.
    var needsRebuild = false

    public init() {}

    /// Makes room for so many variables and constraints.
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        elimination.reserveCapacity(variables)
        store.reserveCapacity(constraints)
        tableau.reserveCapacity(constraints)
    }

    /// Makes a variable that no constraint names yet; the name, `owner.name` where it has an owner, appears in ``dump()`` only.
    public mutating func makeVariable(name: String, of owner: String = "") -> Variable {
        Variable(index: elimination.makeVariable(name, of: owner))
    }

    /// The variable's value after the last ``solve()``: zero where no constraint says anything about it.
    public func value(of variable: Variable) -> Double {
        elimination.variables[variable.index].value
    }

    /// Optimises what changed since the last call; ``value(of:)`` is valid afterwards.
    public mutating func solve() {
        prepare()
        installPending()
        repeat {
            restoreFeasibility()
            tableau.optimise()
            evaluate()
        } while !brokenSlack().isEmpty
    }

    /// Brings all variables' values up to date.
    mutating func evaluate() {
        noteMoves()
        elimination.evaluate(in: &store, tableau)
    }

    /// Tells the definitions which residuals the tableau moved.
    mutating func noteMoves() {
        for slot in tableau.takeMoved() {
            elimination.seed(from: slot, in: store)
        }
    }

    /// Brings required rows back to their bounds, without giving up those that are satisfied, and says whether all are
    /// satisfied then.
    @discardableResult
    mutating func restoreRequired() -> Bool {
        guard let level = tableau.levels.first, level.value == Symbol.requiredLevel else {
            return true
        }
        let broken = level.members.filter { !tableau.satisfies($0) }
        for symbol in broken {
            tableau.symbols[symbol].level = Symbol.candidateLevel
        }
        tableau.minimise(Symbol.candidateLevel, over: broken)
        for symbol in broken {
            tableau.symbols[symbol].level = Symbol.requiredLevel
            tableau.disturb(symbol)
        }
        mayBreakRequired = !broken.allSatisfy { tableau.satisfies($0) }
        return !mayBreakRequired
    }
}
