import SnapSolver
import Testing

/// What a contradiction is blamed on, and that it leaves no trace.
struct ConflictTests {
    private var solver = Solver()
    private let x: Variable
    private let y: Variable
    private let z: Variable

    init() {
        x = solver.makeVariable(name: "x")
        y = solver.makeVariable(name: "y")
        z = solver.makeVariable(name: "z")
    }

    @Test("A conflict names the constraints it needs, and no bystander")
    func namesTheCulprits() throws {
        var solver = solver
        let left = try solver.add(LinearConstraint(x - 10, .equal))
        try solver.add(LinearConstraint(z - 10, .equal))
        let distance = try solver.add(LinearConstraint(y - x - 5, .greaterThanOrEqual))
        try solver.add(LinearConstraint(y - 20, .equal, priority: Priority(999)))
        let candidate = LinearConstraint(y - 12, .lessThanOrEqual)
        #expect(throws: SolverError.unsatisfiable(candidate: candidate, conflict: [left, distance])) {
            try solver.add(candidate)
        }
    }

    @Test("Between inequalities too, the conflict is found after the vertex has moved")
    func inequalities() throws {
        var solver = solver
        let first = try solver.add(LinearConstraint(x + y - 10, .lessThanOrEqual))
        try solver.add(LinearConstraint(x - y - 4, .lessThanOrEqual))
        let third = try solver.add(LinearConstraint(y - 8, .greaterThanOrEqual))
        try solver.add(LinearConstraint(x - 1, .lessThanOrEqual))
        let candidate = LinearConstraint(x - 3, .greaterThanOrEqual)
        // x ≤ 1 alone contradicts x ≥ 3, and so do the first and the third; either answer is minimal.
        let error = #expect(throws: SolverError.self) { try solver.add(candidate) }
        guard case .unsatisfiable(candidate, let conflict) = error else {
            Issue.record("not a conflict with the candidate: \(String(describing: error))")
            return
        }
        #expect(conflict.count == 1 || conflict == [first, third])
    }

    @Test("A constraint without variables that cannot hold conflicts with nothing but itself")
    func contradictionInItself() {
        var solver = solver
        let candidate = LinearConstraint(LinearExpression(constant: 5), .equal)
        #expect(throws: SolverError.unsatisfiable(candidate: candidate, conflict: [])) { try solver.add(candidate) }
    }

    @Test("After a refused constraint, values and system are what they were, and work goes on")
    func leavesNoTrace() throws {
        var solver = solver
        try solver.add(LinearConstraint(x + y - 100, .lessThanOrEqual))
        try solver.add(LinearConstraint(x - 10, .greaterThanOrEqual))
        try solver.add(LinearConstraint(y - 200, .equal, priority: Priority(700)))
        let bound = try solver.add(LinearConstraint(y - 60, .greaterThanOrEqual))
        solver.solve()
        let values = [x, y].map(solver.value(of:))
        let dump = solver.dump()
        #expect(values == [10, 90])
        #expect(throws: SolverError.self) { try solver.add(LinearConstraint(x - 50, .greaterThanOrEqual)) }
        #expect(solver.dump() == dump)
        #expect(throws: SolverError.self) { try solver.setConstant(bound, to: -95) }
        #expect(solver.checkInvariants() == [])
        solver.solve()
        #expect([x, y].map(solver.value(of:)) == values)
        try solver.add(LinearConstraint(x - 40, .greaterThanOrEqual))
        solver.solve()
        #expect([x, y].map(solver.value(of:)) == [40, 60])
    }

    @Test("An edit and a change of priority are refused with the constraint as it would have been")
    func editsConflict() throws {
        var solver = solver
        let position = try solver.add(LinearConstraint(x - 10, .equal))
        let width = try solver.add(LinearConstraint(y - x - 20, .equal))
        let bound = try solver.add(LinearConstraint(y - 40, .lessThanOrEqual))
        let floor = try solver.add(LinearConstraint(z - 7, .greaterThanOrEqual))
        let wish = try solver.add(LinearConstraint(z - 5, .equal, priority: Priority(250)))
        solver.solve()
        #expect(
            throws: SolverError.unsatisfiable(
                candidate: LinearConstraint(x - 30, .equal), conflict: [width, bound])
        ) { try solver.setConstant(position, to: -30) }
        #expect(
            throws: SolverError.unsatisfiable(
                candidate: LinearConstraint(z - 5, .equal), conflict: [floor])
        ) { try solver.setPriority(wish, to: .required) }
        solver.solve()
        #expect([x, y, z].map(solver.value(of:)) == [10, 30, 7])
        try solver.setConstant(position, to: -20)
        solver.solve()
        #expect([x, y, z].map(solver.value(of:)) == [20, 40, 7])
    }

    @Test("Numbers that are not finite are refused", arguments: [Double.nan, .infinity, -.infinity])
    func refusesWhatIsNotFinite(value: Double) throws {
        var solver = solver
        let id = try solver.add(LinearConstraint(x - 1, .equal))
        for constraint in [
            LinearConstraint(x - value, .equal), LinearConstraint(x * value, .equal, priority: Priority(1)),
        ] {
            let error = #expect(throws: SolverError.self) { try solver.add(constraint) }
            guard case .notFinite = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        #expect(throws: SolverError.self) { try solver.setConstant(id, to: value) }
        solver.solve()
        #expect(solver.value(of: x) == 1)
    }

    @Test("The text of a conflict names the constraints and says what to do")
    func describes() {
        var solver = solver
        let error = #expect(throws: SolverError.self) {
            try solver.add(LinearConstraint(x - 1, .equal))
            try solver.add(LinearConstraint(x - 2, .equal))
        }
        #expect(
            error?.description
                == "A required constraint contradicts required constraints that were there before (#0):"
                + " remove one of them, or give one a priority below 1000.")
    }
}
