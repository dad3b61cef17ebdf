import SnapSolver
import Testing

/// Long histories, and what must not depend on them.
struct ChangeTests {
    @Test("Thousands of edits that end where they began leave the values within 1e-9 of those of a new solver")
    func doesNotDrift() throws {
        var system = RandomSystem(seed: 7, variables: 12)
        while system.installed.count < 30 {
            let constraint = system.makeConstraint()
            if let id = try? system.solver.add(constraint) {
                system.installed.append((id, constraint))
            }
        }
        system.solver.solve()
        let costs = system.costs()
        for _ in 0..<10_000 {
            let (id, constraint) = system.installed[system.pick(system.installed.count)]
            let constant = system.makeConstant() / 3
            if (try? system.solver.setConstant(id, to: constant)) != nil {
                system.solver.solve()
                try system.solver.setConstant(id, to: constraint.expression.constant)
            }
        }
        system.solver.solve()
        #expect(system.solver.checkInvariants() == [])
        for (found, before) in zip(system.costs(), costs) {
            #expect(abs(found.cost - before.cost) < 1e-9, "priority \(before.priority.value)")
        }
    }

    @Test("Equal calls give equal bits")
    func isDeterministic() throws {
        func run() -> (values: [UInt64], dump: String) {
            var system = RandomSystem(seed: 11, variables: 20)
            for _ in 0..<80 {
                _ = try? system.solver.add(system.makeConstraint())
                system.solver.solve()
            }
            return (system.variables.map { system.solver.value(of: $0).bitPattern }, system.solver.dump())
        }
        let first = run()
        let second = run()
        #expect(first.values == second.values)
        #expect(first.dump == second.dump)
    }

    @Test("A copy is a solver of its own")
    func isAValue() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let id = try solver.add(LinearConstraint(x - 1, .equal))
        var copy = solver
        try copy.setConstant(id, to: -2)
        solver.solve()
        copy.solve()
        #expect(solver.value(of: x) == 1)
        #expect(copy.value(of: x) == 2)
    }

    @Test("What determined a variable can go, and the next constraint takes its place")
    func handsOver() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let y = solver.makeVariable(name: "y")
        let fixed = try solver.add(LinearConstraint(x - 10, .equal))
        try solver.add(LinearConstraint(y - x - 5, .equal))
        try solver.add(LinearConstraint(x - 30, .greaterThanOrEqual, priority: Priority(750)))
        solver.solve()
        #expect([x, y].map(solver.value(of:)) == [10, 15])
        solver.remove(fixed)
        solver.solve()
        #expect([x, y].map(solver.value(of:)) == [30, 35])
        let again = try solver.add(LinearConstraint(y - 12, .equal))
        solver.solve()
        #expect([x, y].map(solver.value(of:)) == [7, 12])
        try solver.setPriority(again, to: Priority(700))
        solver.solve()
        #expect([x, y].map(solver.value(of:)) == [30, 35])
        #expect(solver.checkInvariants() == [])
    }

    @Test("An edit that cancels out for one variable still moves the others it reaches")
    func editCancels() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let y = solver.makeVariable(name: "y")
        let z = solver.makeVariable(name: "z")
        try solver.add(LinearConstraint(3 * y - z - 1, .lessThanOrEqual))
        let edited = try solver.add(LinearConstraint(x - y + 2 * z - 2, .equal))
        try solver.add(LinearConstraint(x + 6, .equal))
        try solver.setConstant(edited, to: 4)
        try solver.add(LinearConstraint(z - 10, .equal, priority: Priority(500)))
        solver.solve()
        // The first says 3y ≤ z + 1, the second y = x + 2z + 4 = 2z − 2, so z ≤ 1.4.
        #expect(solver.value(of: x) == -6)
        #expect(abs(solver.value(of: z) - 1.4) < 1e-12 && abs(solver.value(of: y) - 0.8) < 1e-12)
        #expect(solver.checkInvariants() == [])
    }

    @Test("An optional constraint that could not be made required is optional still, before the first solution, too")
    func staysOptional() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        try solver.add(LinearConstraint(x - 1, .equal))
        let wish = try solver.add(LinearConstraint(x - 2, .equal, priority: Priority(500)))
        #expect(throws: SolverError.self) { try solver.setPriority(wish, to: .required) }
        #expect(solver.checkInvariants() == [])
        solver.solve()
        #expect(solver.value(of: x) == 1)
        #expect(solver.checkInvariants() == [])
    }

    @Test("What an edited wish pushes out of place does not count when a required constraint is added")
    func requiredAfterEdit() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let wish = try solver.add(LinearConstraint(x - 1, .equal, priority: Priority(750)))
        solver.solve()
        try solver.add(LinearConstraint(x - 10, .lessThanOrEqual))
        try solver.setConstant(wish, to: -30)
        let floor = LinearConstraint(x - 11, .greaterThanOrEqual)
        #expect(throws: SolverError.self) { try solver.add(floor) }
        try solver.add(LinearConstraint(x - 9, .greaterThanOrEqual))
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.checkInvariants() == [])
    }

    @Test("A constraint has the constant that it was given last, unless that was refused")
    func constants() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let least = try solver.add(LinearConstraint(x - 5, .greaterThanOrEqual))
        let wish = try solver.add(LinearConstraint(x - 8, .equal, priority: Priority(500)))
        #expect(solver.constant(of: least) == -5)
        try solver.setConstant(wish, to: -9)
        try solver.add(LinearConstraint(x - 10, .lessThanOrEqual))
        #expect(throws: SolverError.self) { try solver.setConstant(least, to: -11) }
        solver.solve()
        #expect(solver.constant(of: least) == -5)
        #expect(solver.constant(of: wish) == -9)
        #expect(solver.value(of: x) == 9)
    }

    @Test("The tableau can be read")
    func dumps() throws {
        var solver = Solver()
        let left = solver.makeVariable(name: "left")
        let width = solver.makeVariable(name: "width")
        try solver.add(LinearConstraint(left - 16, .equal))
        try solver.add(LinearConstraint(left + width - 300, .lessThanOrEqual))
        try solver.add(LinearConstraint(width - 400, .equal, priority: Priority(750)))
        try solver.add(LinearConstraint(LinearExpression(left), .greaterThanOrEqual))
        _ = solver.makeVariable(name: "height", of: "title")
        solver.solve()
        #expect(
            solver.dump() == """
                variables
                  left = h0
                  width = h2
                  title.height undetermined
                required
                  #1 = 0, nonbasic
                priority 750.0
                  #2 = -116.0 + #1
                slack
                  #3
                """)
    }
}
