import SnapSolver

/// Views in a row or column, each placed and sized by earlier ones, with wishes that compete.
///
/// Without multiples of lengths, each constraint is a difference of two edges times a power of two. Whatever is eliminated from such a system,
/// its coefficients stay powers of two (the matrix of a network is totally unimodular): there are no rounding errors.
struct RandomLayout {
    var solver = Solver()
    /// Origin and length of each view, one after the other.
    private(set) var variables: [Variable] = []
    var installed: [(id: ConstraintID, constraint: LinearConstraint)] = []
    private var system: RandomSystem
    private let hasMultiples: Bool

    init(seed: UInt64, views: Int, hasMultiples: Bool = false) {
        self.hasMultiples = hasMultiples
        system = RandomSystem(seed: seed, variables: 0)
        for view in 0..<views {
            variables.append(solver.makeVariable(name: "origin\(view)"))
            variables.append(solver.makeVariable(name: "length\(view)"))
            for constraint in [origin(of: view), length(of: view)] {
                add(constraint)
            }
            addContent(of: view)
        }
    }

    mutating func pick(_ count: Int) -> Int {
        system.pick(count)
    }

    /// Adds, removes, exchanges or edits a constraint, or gives it another priority.
    mutating func change() {
        let position = pick(installed.count)
        let (id, old) = installed[position]
        switch pick(6) {
        case 0:
            solver.remove(id)
            installed.remove(at: position)
        case 1, 2:
            solver.remove(id)
            installed.remove(at: position)
            add(variant(of: old))
        case 3:
            var expression = old.expression
            expression.constant = system.makeConstant()
            let new = LinearConstraint(expression, old.relation, priority: old.priority)
            if (try? solver.setConstant(id, to: expression.constant)) != nil {
                installed[position].constraint = new
            }
        case 4:
            let priority = makePriority()
            if (try? solver.setPriority(id, to: priority)) != nil {
                installed[position].constraint = LinearConstraint(old.expression, old.relation, priority: priority)
            }
        default:
            let view = pick(variables.count / 2)
            add([origin(of: view), length(of: view)][pick(2)])
        }
    }

    /// A solver that was told what this one was, oldest first.
    func newSolver() throws -> Solver {
        var solver = Solver()
        for index in variables.indices {
            _ = solver.makeVariable(name: "x\(index)")
        }
        for (_, constraint) in installed {
            try solver.add(constraint)
        }
        solver.solve()
        return solver
    }

    private mutating func add(_ constraint: LinearConstraint) {
        if let id = try? solver.add(constraint) {
            installed.append((id, constraint))
        }
    }

    private mutating func origin(of view: Int) -> LinearConstraint {
        var expression = variables[2 * view] + system.makeConstant()
        if view > 0 {
            let other = pick(view)
            expression -= LinearExpression(variables[2 * other])
            if pick(2) == 0 {
                expression -= LinearExpression(variables[2 * other + 1])
            }
        }
        return LinearConstraint(expression, .equal, priority: makePriority())
    }

    private mutating func length(of view: Int) -> LinearConstraint {
        var expression = variables[2 * view + 1] - Double(10 * pick(9))
        if hasMultiples, view > 0, pick(3) > 0 {
            expression -= variables[2 * pick(view) + 1] * [0.5, 1, 2][pick(3)]
        }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][pick(3)]
        return LinearConstraint(expression, relation, priority: makePriority())
    }

    private mutating func addContent(of view: Int) {
        let size = variables[2 * view + 1] - Double(20 + pick(50))
        add(LinearConstraint(size, .lessThanOrEqual, priority: Priority(250)))
        add(LinearConstraint(size, .greaterThanOrEqual, priority: Priority(750)))
    }

    private mutating func variant(of constraint: LinearConstraint) -> LinearConstraint {
        var expression = constraint.expression
        switch pick(4) {
        case 0:
            expression = expression * [0.5, 2, -1][pick(3)]
            if hasMultiples, let term = expression.terms.last {
                expression.add(term.variable, times: term.coefficient)
            }
        case 1:
            let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][pick(3)]
            return LinearConstraint(expression, relation, priority: constraint.priority)
        case 2:
            return LinearConstraint(expression, constraint.relation, priority: makePriority())
        default:
            expression.constant = system.makeConstant()
        }
        return LinearConstraint(expression, constraint.relation, priority: constraint.priority)
    }

    private mutating func makePriority() -> Priority {
        Priority([1000, 1000, 1000, 999, 700, 250][pick(6)])
    }
}
