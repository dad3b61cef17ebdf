import SnapSolver
import Testing

/// Which constraints a value comes from.
struct DecidingTests {
    @Test("A variable is decided by the equations behind it, and not by what holds with room to spare")
    func chain() throws {
        var solver = Solver()
        let (left, width, right) = (
            solver.makeVariable(name: "left"), solver.makeVariable(name: "width"), solver.makeVariable(name: "right")
        )
        let first = try solver.add(LinearConstraint(left - 16, .equal))
        let second = try solver.add(LinearConstraint(right - left - width, .equal))
        let third = try solver.add(LinearConstraint(width - 100, .equal, priority: Priority(750)))
        try solver.add(LinearConstraint(width - 300, .lessThanOrEqual))
        solver.solve()
        #expect(solver.constraints(deciding: left) == [first])
        #expect(solver.constraints(deciding: width) == [third])
        #expect(solver.constraints(deciding: right) == [first, second, third])
    }

    @Test("A bound that a wish runs into decides instead of the wish")
    func bound() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let edge = solver.makeVariable(name: "edge")
        let free = solver.makeVariable(name: "free")
        let place = try solver.add(LinearConstraint(edge - 50, .equal))
        let wish = try solver.add(LinearConstraint(x - 80, .equal, priority: Priority(500)))
        let bound = try solver.add(LinearConstraint(x - edge, .lessThanOrEqual))
        solver.solve()
        #expect(solver.constraints(deciding: x) == [place, bound])
        try solver.setConstant(wish, to: -30)
        solver.solve()
        #expect(solver.constraints(deciding: x) == [wish])
        #expect(solver.constraints(deciding: free) == [])
    }

    @Test("What does not decide a variable moves it at most one way when its constant is another", arguments: 0..<200)
    func agreesWithEdits(seed: Int) throws {
        var layout = RandomLayout(seed: UInt64(seed), views: 5, hasMultiples: true)
        layout.solver.solve()
        let solver = layout.solver
        let ambiguous = solver.ambiguousVariables()
        for variable in layout.variables where !ambiguous.contains(variable) {
            let deciding = solver.constraints(deciding: variable)
            for (id, constraint) in layout.installed where !deciding.contains(id) {
                // A bound that is just met may push one way. The steps are too short to meet one that has room to spare.
                let moves = [1.0 / 1024, -1.0 / 1024].filter { step in
                    var other = solver
                    guard (try? other.setConstant(id, to: constraint.expression.constant + step)) != nil else {
                        return false
                    }
                    other.solve()
                    return abs(other.value(of: variable) - solver.value(of: variable)) > 1e-9
                }
                #expect(moves.count < 2, "\(id) moves \(variable)")
            }
        }
    }
}
