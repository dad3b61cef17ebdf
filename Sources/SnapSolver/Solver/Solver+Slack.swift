// Required inequalities that hold without being asked to.
//
// Most of a layout's inequalities say what is true anyway: a card ends above its superview's bottom edge. Such a constraint gets no row. It is
// kept as it is, **slack**, and looked at again whenever the solution may have moved; once it fails, it gets its row like any other. What
// is optimal without it and satisfies it is optimal with it, so nothing is lost; and a row of it would hold as many cells as the chain of
// views above is long.

extension Solver {
    /// Keeps a required inequality without a row, if the present solution satisfies it.
    mutating func keepSlack(_ slot: Int) -> Bool {
        guard store.records[slot].relation != .equal, holds(slot) else {
            return false
        }
        store.beginSlack(slot)
        lastEdit = nil
        return true
    }

    /// The slack constraints that the present solution does not satisfy, oldest first.
    mutating func brokenSlack() -> [Int] {
        // Without any, nobody asks for values before the solution is complete.
        guard store.hasHadSlack else {
            return []
        }
        noteMoves()
        elimination.spreadSeeds(in: &store, tableau)
        if store.touched.count > 1 {
            evaluate()
        }
        let broken = store.takeTouched().filter { !holds($0) }
        for slot in broken {
            store.touch(slot)
        }
        return broken
    }

    /// Gives the slack constraints rows that fail since `candidate` was installed, one after the other. Where one cannot hold, it is slack again,
    /// and what contradicts the candidate is returned.
    mutating func admit(_ candidate: Int) -> [ConstraintID]? {
        var broken = brokenSlack()
        while !broken.isEmpty {
            for slot in broken where !holds(slot) {
                store.endSlack(slot)
                guard install(slot, at: Symbol.candidateLevel) else {
                    tableau.enlist(slot, at: Symbol.requiredLevel)
                    continue
                }
                if let conflict = require(slot) {
                    withdraw(slot)
                    returnToSlack(slot)
                    return (conflict + [store.id(of: slot)]).filter { $0 != store.id(of: candidate) }.sorted()
                }
            }
            broken = brokenSlack()
        }
        return nil
    }

    /// Brings all required constraints to hold, slack ones too; they are known to agree.
    mutating func restoreFeasibility() {
        while true {
            if mayBreakRequired {
                restoreRequired()
            }
            let broken = brokenSlack()
            if broken.isEmpty {
                return
            }
            giveRows(broken)
        }
    }

    /// Gives rows to slack constraints that fail: to all whose rows are short, and to the one that fails most of the others, as it often makes
    /// these hold, too.
    private mutating func giveRows(_ broken: [Int]) {
        var worst: (error: Double, slot: Int)?
        for slot in broken {
            let error = abs(residual(of: slot))
            let isShort = store.records[slot].terms.allSatisfy {
                elimination.variables[store.terms[$0].variable.index].form != nil
            }
            if isShort {
                giveRow(slot)
            } else if error > worst?.error ?? 0 {
                worst = (error, slot)
            }
        }
        if let worst {
            giveRow(worst.slot)
        }
    }

    private mutating func giveRow(_ slot: Int) {
        store.endSlack(slot)
        if install(slot, at: Symbol.requiredLevel) {
            mayBreakRequired = true
        }
        tableau.enlist(slot, at: Symbol.requiredLevel)
        tableau.disturb(slot)
    }

    /// Takes out the row of a constraint that could not be made to hold; it is pending then.
    mutating func withdraw(_ slot: Int) {
        _ = tableau.extract(slot)
        forgetTerms(of: slot)
        store.records[slot].place = .pending
    }

    /// Keeps a constraint slack that fails at present, as what made it fail is about to go.
    mutating func returnToSlack(_ slot: Int) {
        store.beginSlack(slot)
        lastEdit = nil
        store.touch(slot)
    }

    private mutating func holds(_ slot: Int) -> Bool {
        let value = residual(of: slot)
        switch store.records[slot].relation {
        case .equal: return abs(value) <= Symbol.tolerance
        case .lessThanOrEqual: return value <= Symbol.tolerance
        case .greaterThanOrEqual: return value >= -Symbol.tolerance
        }
    }

    /// The value of the constraint's expression in the present solution.
    private mutating func residual(of slot: Int) -> Double {
        noteMoves()
        elimination.evaluate(namedBy: slot, in: &store, tableau)
        return store.records[slot].terms.reduce(store.records[slot].constant) { sum, position in
            let term = store.terms[position]
            return sum + term.coefficient * elimination.variables[term.variable.index].value
        }
    }
}
