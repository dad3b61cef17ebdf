import SnapSolver
import Testing

/// One variable, a few wishes: what `x` becomes follows from the rule (higher priorities first, least sum of absolute
/// errors in each).
struct PriorityTests {
    struct Wish: Sendable, CustomStringConvertible {
        let coefficient: Double
        let relation: Relation
        let value: Double
        let priority: Double

        var description: String {
            "\(coefficient)x \(relation) \(value) @\(priority)"
        }
    }

    @Test(
        "Priorities decide one after the other, and errors of one priority add up",
        arguments: [
            ("nothing is said", [], 0),
            ("a wish is granted", [wish(.equal, 120, 1)], 120),
            ("values may be negative", [wish(.equal, -7.5, 1000)], -7.5),
            ("a required bound limits a wish", [wish(.equal, 120, 750), wish(.lessThanOrEqual, 100, 1000)], 100),
            (
                "the order of constraints does not matter",
                [wish(.lessThanOrEqual, 100, 1000), wish(.equal, 120, 750)], 100
            ),
            ("750 goes before 250", [wish(.lessThanOrEqual, 80, 250), wish(.greaterThanOrEqual, 100, 750)], 100),
            ("250 takes what 750 leaves", [wish(.lessThanOrEqual, 300, 750), wish(.equal, 500, 250)], 300),
            ("999.5 goes before 999", [wish(.equal, 1, 999), wish(.equal, 2, 999.5)], 2),
            ("1000 goes before 999.5", [wish(.equal, 2, 999.5), wish(.equal, 3, 1000), wish(.equal, 1, 999)], 3),
            ("0.001 of a priority is a level", [wish(.equal, 1, 750), wish(.equal, 2, 750.001)], 2),
            (
                "a hundred lower wishes do not move a higher one",
                [wish(.equal, 0, 751)] + Array(repeating: wish(.equal, 1000, 750), count: 100), 0
            ),
            (
                "three wishes settle on the median: 10, where least squares would give 36.7",
                [wish(.equal, 0, 500), wish(.equal, 10, 500), wish(.equal, 100, 500)], 10
            ),
            (
                "the steeper wish wins: |x| + |3x − 30| is least at 10, where least squares would give 9",
                [wish(.equal, 0, 500), Wish(coefficient: 3, relation: .equal, value: 30, priority: 500)], 10
            ),
            (
                "a lower priority chooses among equals: 0…10 are equal at 500",
                [wish(.equal, 0, 500), wish(.equal, 10, 500), wish(.equal, 7, 1)], 7
            ),
            (
                "satisfied inequalities cost nothing",
                [wish(.greaterThanOrEqual, 5, 500), wish(.lessThanOrEqual, 50, 500), wish(.equal, 20, 1)], 20
            ),
        ] as [(String, [Wish], Double)])
    func decides(name: String, wishes: [Wish], expected: Double) throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        for wish in wishes {
            try solver.add(
                LinearConstraint(x * wish.coefficient - wish.value, wish.relation, priority: Priority(wish.priority)))
        }
        solver.solve()
        #expect(solver.value(of: x) == expected)
        #expect(solver.checkInvariants() == [])
    }

    @Test("One wish at a time, solved after each, gives the same as all at once")
    func incrementally() throws {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        var values: [Double] = []
        for (value, priority) in [(5.0, 100.0), (6, 200), (7, 150), (8, 300), (9, 1000)] {
            try solver.add(LinearConstraint(x - value, .equal, priority: Priority(priority)))
            solver.solve()
            values.append(solver.value(of: x))
        }
        #expect(values == [5, 6, 6, 8, 9])
    }

    private static func wish(_ relation: Relation, _ value: Double, _ priority: Double) -> Wish {
        Wish(coefficient: 1, relation: relation, value: value, priority: priority)
    }
}
