import Testing

@testable import SnapSolver

/// What grows with the size of a system, and what does not with its age.
struct GrowthTests {
    @Test(
        "A column of views costs a fixed number of tableau cells and pivots a view, however long it is",
        arguments: [100, 1000])
    func chainsStaySparse(count: Int) throws {
        var solver = Solver()
        var bottom = LinearExpression()
        var heights: [Variable] = []
        for index in 0..<count {
            let top = solver.makeVariable(name: "top\(index)")
            let height = solver.makeVariable(name: "height\(index)")
            try solver.add(LinearConstraint(top - bottom - 8, .equal))
            try solver.add(LinearConstraint(height - 20, .lessThanOrEqual, priority: Priority(250)))
            try solver.add(LinearConstraint(height - 20, .greaterThanOrEqual, priority: Priority(750)))
            bottom = top + height
            heights.append(height)
        }
        solver.tableau.isRecording = true
        try solver.add(LinearConstraint(bottom - Double(28 * count) - 12, .equal))
        solver.solve()
        // A height has the row of its hugging; the last one, 12 too high, that of all others' compression, too.
        #expect(solver.tableau.rows.reduce(0) { $0 + $1.cells.count } <= 4 * count)
        #expect((1...2 * count).contains(solver.tableau.trail.count))
        #expect(solver.elimination.definitions.allSatisfy { $0.isShort })
        #expect(heights.reduce(0) { $0 + solver.value(of: $1) } == Double(20 * count + 12))
    }

    @Test("Views that each end above the same edge have no rows for it, however many they are", arguments: [100, 1000])
    func boundsStaySlack(count: Int) throws {
        var solver = Solver()
        let edge = solver.makeVariable(name: "edge")
        try solver.add(LinearConstraint(edge - Double(28 * count), .equal))
        var bottom = LinearExpression()
        for index in 0..<count {
            let top = solver.makeVariable(name: "top\(index)")
            let height = solver.makeVariable(name: "height\(index)")
            try solver.add(LinearConstraint(top - bottom - 8, .equal))
            try solver.add(LinearConstraint(height - 20, .lessThanOrEqual, priority: Priority(250)))
            try solver.add(LinearConstraint(height - 20, .greaterThanOrEqual, priority: Priority(750)))
            bottom = top + height
            try solver.add(LinearConstraint(edge - bottom, .greaterThanOrEqual))
        }
        solver.solve()
        #expect(solver.store.slots(at: .slack).count == count)
        #expect(solver.tableau.rows.reduce(0) { $0 + $1.cells.count } == count)
        // 5 points too high by the edge: only what has to give way gets a row.
        var shorter = solver
        try shorter.add(LinearConstraint(edge - Double(28 * count - 5), .lessThanOrEqual, priority: Priority(1)))
        shorter.solve()
        #expect(shorter.store.slots(at: .slack).count == count)
        #expect(solver.checkInvariants() == [])
    }

    @Test("A removed constraint that is added again before the next solution costs nothing")
    func comingBack() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let constraint = LinearConstraint(x - 5, .equal)
        let first = try solver.add(constraint)
        solver.solve()
        solver.remove(first)
        let second = try solver.add(constraint)
        #expect(solver.elimination.seeds.isEmpty)
        solver.solve()
        #expect(second > first)
        #expect(solver.value(of: x) == 5)
        solver.remove(second)
        try solver.add(LinearConstraint(x - 7, .equal))
        solver.solve()
        #expect(solver.value(of: x) == 7)
        #expect(solver.checkInvariants() == [])
    }

    @Test("Constraints that come and go leave nothing behind")
    func removalsLeaveNothing() throws {
        var solver = Solver()
        let variables = (0..<10).map { solver.makeVariable(name: "x\($0)") }
        var ids: [ConstraintID] = []
        for round in 0..<3000 {
            if ids.count == 20 {
                solver.remove(ids.removeFirst())
            }
            let first = variables[round % 10]
            let second = variables[(round * 7 + 3) % 10]
            let wish = LinearConstraint(
                first - second * 0.5 - Double(round % 13), .equal, priority: Priority(Double(1 + round % 5)))
            ids.append(try solver.add(wish))
            solver.solve()
        }
        #expect(solver.checkInvariants() == [])
        #expect(solver.store.records.count <= 21)
        #expect(solver.store.terms.count <= 100)
        for id in ids {
            solver.remove(id)
        }
        solver.solve()
        #expect(variables.allSatisfy { solver.value(of: $0) == 0 })
        #expect(solver.tableau.levels.isEmpty && solver.tableau.rows.allSatisfy { $0.cells.isEmpty })
    }
}

extension Definition {
    /// Whether the definition is one constraint, solved for the variable.
    fileprivate var isShort: Bool {
        if case .direct = self { true } else { false }
    }
}
