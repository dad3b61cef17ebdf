import SnapSolver
import Testing

/// Layouts whose constraints are exchanged for others, one at a time, against a solver that was built from nothing.
struct ReplacementTests {
    @Test(
        "Whatever is exchanged, edited and ranked anew, the values are to the bit those of a solver built from nothing",
        arguments: 0..<600)
    func agreesToTheBit(seed: Int) throws {
        try compareWithNewSolver(RandomLayout(seed: UInt64(seed), views: 3 + seed % 12), tolerance: 0)
    }

    @Test("Where coefficients make quotients that have to be rounded, the values agree within 1e-9", arguments: 0..<600)
    func agrees(seed: Int) throws {
        let layout = RandomLayout(seed: UInt64(seed), views: 3 + seed % 12, hasMultiples: true)
        try compareWithNewSolver(layout, tolerance: 1e-9)
    }

    private func compareWithNewSolver(_ start: RandomLayout, tolerance: Double) throws {
        var layout = start
        for step in 0..<16 {
            for _ in 0...layout.pick(2) {
                layout.change()
            }
            layout.solver.solve()
            #expect(layout.solver.checkInvariants() == [], "after step \(step)")
            let fresh = try layout.newSolver()
            let ambiguous = fresh.ambiguousVariables()
            for variable in layout.variables where !ambiguous.contains(variable) {
                let (found, expected) = (layout.solver.value(of: variable), fresh.value(of: variable))
                #expect(abs(found - expected) <= tolerance * max(1, abs(expected)), "\(variable) after step \(step)")
            }
        }
    }

    @Test("An exchange far from the rest leaves the optimum of the rest alone, and an exchange back restores all bits")
    func restoresBits() throws {
        var layout = RandomLayout(seed: 5, views: 40)
        layout.solver.solve()
        let before = layout.variables.map { layout.solver.value(of: $0) }
        for position in layout.installed.indices {
            let (id, constraint) = layout.installed[position]
            layout.solver.remove(id)
            let other = LinearConstraint(constraint.expression, constraint.relation, priority: Priority(123))
            let replacement = try layout.solver.add(other)
            layout.solver.solve()
            layout.solver.remove(replacement)
            layout.installed[position].id = try layout.solver.add(constraint)
            layout.solver.solve()
            #expect(layout.variables.map { layout.solver.value(of: $0) } == before, "constraint \(position)")
        }
    }
}
