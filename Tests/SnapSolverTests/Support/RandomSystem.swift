import SnapSolver

/// A solver and what it was told, changed by the numbers of a seeded generator.
struct RandomSystem {
    var solver = Solver()
    var variables: [Variable] = []
    /// What is in the solver, oldest first.
    var installed: [(id: ConstraintID, constraint: LinearConstraint)] = []
    private var generator: SplitMix

    init(seed: UInt64, variables count: Int) {
        generator = SplitMix(state: seed)
        variables = (0..<count).map { solver.makeVariable(name: "x\($0)") }
    }

    var constraints: [LinearConstraint] {
        installed.map(\.constraint)
    }

    mutating func pick(_ count: Int) -> Int {
        Int(generator.next() % UInt64(count))
    }

    /// A constraint of one to three terms with small coefficients, of any relation, of one of five priorities.
    mutating func makeConstraint() -> LinearConstraint {
        var expression = LinearExpression(constant: makeConstant())
        for _ in 0...pick(3) {
            expression.add(variables[pick(variables.count)], times: [1, -1, 1, -1, 2, -0.5][pick(6)])
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][pick(3)]
        return LinearConstraint(expression, relation, priority: makePriority())
    }

    mutating func makeConstant() -> Double {
        Double(pick(41)) - 20
    }

    mutating func makePriority() -> Priority {
        Priority([1000, 999.5, 750, 250, 250, 1][pick(6)])
    }

    /// The sum of the errors of each priority below required, highest first, at the solver's values.
    func costs() -> [(priority: Priority, cost: Double)] {
        let priorities = Set(constraints.map(\.priority)).subtracting([.required]).sorted(by: >)
        return priorities.map { priority in
            (priority, constraints.filter { $0.priority == priority }.reduce(0) { $0 + error(of: $1) })
        }
    }

    /// How far the solver's values are from the constraint.
    func error(of constraint: LinearConstraint) -> Double {
        let residual = constraint.expression.terms.reduce(constraint.expression.constant) {
            $0 + $1.coefficient * solver.value(of: $1.variable)
        }
        return switch constraint.relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }

    /// What is wrong with the solution, compared with the reference.
    func disagreements() -> [String] {
        var problems = solver.checkInvariants()
        for (id, constraint) in installed where constraint.priority == .required && error(of: constraint) > 1e-6 {
            problems.append("\(id) is required and off by \(error(of: constraint))")
        }
        guard let expected = ReferenceSolver(variables: variables, constraints: constraints).costs() else {
            return problems + ["the reference finds the required constraints unsatisfiable"]
        }
        for (found, best) in zip(costs(), expected) where abs(found.cost - best.cost) > 1e-6 {
            problems.append("priority \(found.priority.value) costs \(found.cost), not \(best.cost)")
        }
        return problems
    }
}

/// The SplitMix64 generator (Steele, Lea, Flood 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
