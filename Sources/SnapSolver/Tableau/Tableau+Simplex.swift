// The simplex method over the levels. Pivots are chosen here, and nowhere else.
//
// The cost of a level is the sum of its members' errors: convex and piecewise linear, as in Fourer's "A simplex
// algorithm for piecewise-linear programming" (1985). A level is minimised along edges that cost no higher level
// anything, so the whole is the lexicographic minimum, without weights.

extension Tableau {
    /// A reduced cost smaller than this counts as zero.
    static let priceTolerance = 1e-9
    /// A step no longer than this goes nowhere.
    private static let shortestStep = 1e-12

    /// A direction in which a level's cost falls.
    struct Step {
        let entering: Int
        let isRising: Bool
        let reducedCost: Double
    }

    /// A basic symbol that reaches zero on the way.
    private struct Breakpoint {
        let distance: Double
        let symbol: Int
        let gain: Double
        let isAbove: Bool
    }

    /// Minimises every level below the required one, from the highest down, as far as something changed.
    ///
    /// What no row connects with a disturbed symbol, through others or not, has no part in it, and is optimal.
    mutating func optimise() {
        guard !disturbed.isEmpty else {
            return
        }
        disturbConnected()
        for symbol in disturbed {
            symbols[symbol].rising = .own
            symbols[symbol].falling = .own
        }
        for level in levels where level.value < Symbol.requiredLevel {
            let members = disturbedMembers(of: level)
            if !members.isEmpty {
                minimise(level.value, over: members)
                freeze(level.value)
            }
        }
        for symbol in disturbed {
            symbols[symbol].isDisturbed = false
        }
        disturbed.removeAll(keepingCapacity: true)
    }

    /// Disturbs all that rows connect with disturbed symbols.
    private mutating func disturbConnected() {
        var next = 0
        while next < disturbed.count {
            let symbol = disturbed[next]
            if symbols[symbol].isBasic {
                for cell in rows[symbol].cells {
                    disturb(cell.symbol)
                }
            } else {
                for basic in columns[symbol] {
                    disturb(basic)
                }
            }
            next += 1
        }
    }

    /// The disturbed members of a level, in the order in which they came.
    private func disturbedMembers(of level: Level) -> [Int] {
        // Whichever list is much shorter is gone through.
        if disturbed.count < level.members.count / 8 {
            return disturbed.filter { symbols[$0].level == level.value }.sorted { symbols[$0].rank < symbols[$1].rank }
        }
        return level.members.filter { symbols[$0].isDisturbed }
    }

    /// Minimises the sum of the members' errors, at no cost to higher levels.
    ///
    /// The entering symbol is the lowest that helps and, where a step has no length, the leaving symbol is the lowest
    /// that stands in the way: Bland's rule ("New finite pivoting rules for the simplex method", 1977), so that no
    /// cycle is possible.
    mutating func minimise(_ level: Double, over members: [Int]) {
        active.removeAll(keepingCapacity: true)
        for member in members {
            activate(member, at: level)
        }
        while let step = improvingStep(level), let leaving = leavingSymbol(for: step, at: level) {
            let slope = symbols[leaving].slope(at: rows[leaving].constant)
            let isDecided = symbols[leaving].level > level && slope != 0
            symbols[leaving].rising = !isDecided ? .own : slope > 0 ? .free : .frozen
            symbols[leaving].falling = !isDecided ? .own : slope < 0 ? .free : .frozen
            symbols[step.entering].isPositive = step.isRising
            let moved = columns[step.entering]
            pivot(entering: step.entering, leaving: leaving)
            for symbol in moved {
                activate(symbol, at: level)
            }
            activate(step.entering, at: level)
        }
        for symbol in active {
            symbols[symbol].isActive = false
        }
    }

    /// Takes a symbol among those whose rows make up the level's objective row, if it is one of them.
    private mutating func activate(_ symbol: Int, at level: Double) {
        if symbols[symbol].level == level, !symbols[symbol].isActive, !rows[symbol].cells.isEmpty,
            symbols[symbol].slope(at: rows[symbol].constant) != 0
        {
            symbols[symbol].isActive = true
            active.append(symbol)
        }
    }

    /// Marks the moves that would cost the level just minimised, whose objective is still at hand.
    private mutating func freeze(_ level: Double) {
        for symbol in objective.touched where !symbols[symbol].isBasic {
            let hasOwnCost = symbols[symbol].level == level
            if reducedCost(of: symbol, rising: true, at: level) > Self.priceTolerance {
                symbols[symbol].rising = .frozen
            } else if hasOwnCost {
                symbols[symbol].rising = .free
            }
            if reducedCost(of: symbol, rising: false, at: level) > Self.priceTolerance {
                symbols[symbol].falling = .frozen
            } else if hasOwnCost {
                symbols[symbol].falling = .free
            }
        }
    }

    /// Sums the objective row of the level, and picks the lowest symbol with a negative reduced cost.
    private mutating func improvingStep(_ level: Double) -> Step? {
        objective.clear()
        for member in active where symbols[member].isBasic {
            let slope = symbols[member].slope(at: rows[member].constant)
            if slope != 0 {
                for cell in rows[member].cells {
                    objective.add(slope * cell.coefficient, at: cell.symbol)
                }
            }
        }
        var best: Step?
        for symbol in objective.touched where symbol < best?.entering ?? .max {
            let isRising = objective[symbol] < 0
            let cost = reducedCost(of: symbol, rising: isRising, at: level)
            if cost < -Self.priceTolerance, !symbols[symbol].isBlocked(rising: isRising, at: level) {
                best = Step(entering: symbol, isRising: isRising, reducedCost: cost)
            }
        }
        return best
    }

    /// What one unit of the move costs at the level: the objective row's coefficient, and the symbol's own price.
    private func reducedCost(of symbol: Int, rising isRising: Bool, at level: Double) -> Double {
        let own = symbols[symbol].level == level ? (isRising ? symbols[symbol].costUp : symbols[symbol].costDown) : 0
        return own + (isRising ? objective[symbol] : -objective[symbol])
    }

    /// The ratio test: the symbol at whose zero the step has to end.
    ///
    /// A symbol of a higher level ends it at once. Past the zero of a symbol of the same level, the step goes on while
    /// the cost still falls. Lower levels have no say.
    private func leavingSymbol(for step: Step, at level: Double) -> Int? {
        var breakpoints: [Breakpoint] = []
        var shortest = Double.infinity
        for basic in columns[step.entering] where symbols[basic].level >= level {
            if let breakpoint = breakpoint(of: basic, for: step, at: level) {
                breakpoints.append(breakpoint)
                shortest = min(shortest, breakpoint.distance)
            }
        }
        if shortest <= Self.shortestStep {
            return breakpoints.lazy.filter { $0.distance <= Self.shortestStep }.map(\.symbol).min()
        }
        breakpoints.sort { ($0.distance, $0.symbol) < ($1.distance, $1.symbol) }
        var cost = step.reducedCost
        for breakpoint in breakpoints {
            cost += breakpoint.gain
            if breakpoint.isAbove || cost >= -Self.priceTolerance {
                return breakpoint.symbol
            }
        }
        return nil
    }

    private func breakpoint(of basic: Int, for step: Step, at level: Double) -> Breakpoint? {
        let coefficient = rows[basic].coefficient(of: step.entering)
        let rate = step.isRising ? coefficient : -coefficient
        let value = rows[basic].constant
        let symbol = symbols[basic]
        let isZero = abs(value) <= Symbol.tolerance
        let isHeldOnBothSides = isZero && symbol.isRequired && symbol.costUp == symbol.costDown
        guard isHeldOnBothSides || (rate < 0) == isOnPositiveSide(symbol, value: value) else {
            return nil
        }
        return Breakpoint(
            distance: isZero ? 0 : abs(value / rate),
            symbol: basic,
            gain: (symbol.costUp + symbol.costDown) * abs(rate),
            isAbove: symbol.level > level)
    }

    /// The side of zero from which a basic symbol would come to it; a required inequality that holds exactly is on its
    /// good side.
    private func isOnPositiveSide(_ symbol: Symbol, value: Double) -> Bool {
        if abs(value) > Symbol.tolerance {
            return value > 0
        }
        return symbol.isRequired ? symbol.costUp == 0 : symbol.isPositive
    }
}
