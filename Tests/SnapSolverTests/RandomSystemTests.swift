import SnapSolver
import Testing

/// Random systems, checked level by level against a dense solver that shares nothing with the one under test.
struct RandomSystemTests {
    @Test(
        "Random systems cost at each level what the dense reference costs, and conflicts are real and minimal",
        arguments: 0..<600)
    func agreesWithReference(seed: Int) throws {
        var system = RandomSystem(seed: UInt64(seed), variables: 1 + seed % 5)
        for _ in 0..<(2 + seed % 9) {
            try addOrCheckConflict(to: &system)
        }
        system.solver.solve()
        #expect(system.disagreements() == [])
    }

    @Test("Edits, removals and changes of priority leave what a solver built from nothing finds", arguments: 0..<600)
    func changesAgreeWithReference(seed: Int) throws {
        var system = RandomSystem(seed: UInt64(1000 + seed), variables: 2 + seed % 4)
        for step in 0..<24 {
            try change(&system)
            if step % 2 == 1 {
                system.solver.solve()
                #expect(system.disagreements() == [], "after step \(step)")
            }
        }
    }

    @Test("Random systems are ambiguous where the dense reference finds more than one value", arguments: 0..<600)
    func ambiguityAgreesWithReference(seed: Int) throws {
        var system = RandomSystem(seed: UInt64(2000 + seed), variables: 1 + seed % 4)
        for _ in 0..<(1 + seed % 8) {
            try addOrCheckConflict(to: &system)
        }
        system.solver.solve()
        let reference = ReferenceSolver(variables: system.variables, constraints: system.constraints)
        #expect(system.solver.ambiguousVariables() == reference.ambiguousVariables())
    }

    private func change(_ system: inout RandomSystem) throws {
        guard system.installed.count > 3 else {
            return try addOrCheckConflict(to: &system)
        }
        let position = system.pick(system.installed.count)
        let (id, old) = system.installed[position]
        switch system.pick(5) {
        case 0:
            system.solver.remove(id)
            system.installed.remove(at: position)
            if system.pick(2) == 0 {
                var expression = old.expression
                expression.constant = [expression.constant, system.makeConstant()][system.pick(2)]
                let relation = [old.relation, .equal, .lessThanOrEqual, .greaterThanOrEqual][system.pick(4)]
                let priority = [old.priority, system.makePriority()][system.pick(2)]
                try addOrCheckConflict(LinearConstraint(expression, relation, priority: priority), to: &system)
            }
        case 1, 2:
            var expression = old.expression
            expression.constant = system.makeConstant()
            let new = LinearConstraint(expression, old.relation, priority: old.priority)
            try replace(position, by: new, in: &system) { solver throws(SolverError) in
                try solver.setConstant(id, to: expression.constant)
            }
        case 3:
            let new = LinearConstraint(old.expression, old.relation, priority: system.makePriority())
            try replace(position, by: new, in: &system) { solver throws(SolverError) in
                try solver.setPriority(id, to: new.priority)
            }
        default:
            try addOrCheckConflict(to: &system)
        }
    }

    private func addOrCheckConflict(to system: inout RandomSystem) throws {
        try addOrCheckConflict(system.makeConstraint(), to: &system)
    }

    private func addOrCheckConflict(_ constraint: LinearConstraint, to system: inout RandomSystem) throws {
        do {
            let id = try system.solver.add(constraint)
            system.installed.append((id, constraint))
        } catch .unsatisfiable(let candidate, let conflict) {
            #expect(candidate == constraint)
            checkConflict(conflict, with: candidate, in: system)
        }
    }

    private func replace(
        _ position: Int, by new: LinearConstraint, in system: inout RandomSystem,
        change: (inout Solver) throws(SolverError) -> Void
    ) throws {
        do {
            try change(&system.solver)
            system.installed[position].constraint = new
        } catch .unsatisfiable(let candidate, let conflict) {
            #expect(candidate == new)
            checkConflict(conflict, with: candidate, in: system)
        }
    }

    private func checkConflict(_ conflict: [ConstraintID], with candidate: LinearConstraint, in system: RandomSystem) {
        let members = system.installed.filter { conflict.contains($0.id) }.map(\.constraint)
        #expect(members.count == conflict.count && members.allSatisfy { $0.priority == .required })
        func isSatisfiable(_ constraints: [LinearConstraint]) -> Bool {
            ReferenceSolver(variables: system.variables, constraints: constraints).isSatisfiable
        }
        #expect(!isSatisfiable(members + [candidate]))
        for left in members.indices {
            var fewer = members
            fewer.remove(at: left)
            #expect(isSatisfiable(fewer + [candidate]), "the conflict is not minimal")
        }
    }
}
