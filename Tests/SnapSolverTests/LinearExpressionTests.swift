import SnapSolver
import Testing

struct LinearExpressionTests {
    @Test("Expressions merge like terms, drop zero terms and stand in variable order")
    func isCanonical() {
        var solver = Solver()
        let x = solver.makeVariable(name: "x")
        let y = solver.makeVariable(name: "y")
        typealias Term = LinearExpression.Term
        let cases: [(LinearExpression, [Term], Double)] = [
            (LinearExpression(constant: 3), [], 3),
            (y + x, [Term(x, 1), Term(y, 1)], 0),
            (x - x, [], 0),
            (2 * x + 3 - y * 0.5 - 1, [Term(x, 2), Term(y, -0.5)], 2),
            (-(x - 4) * 2, [Term(x, -2)], 8),
            (1 - (y - x), [Term(x, 1), Term(y, -1)], 1),
            (LinearExpression([Term(y, 1), Term(x, 2), Term(y, 3), Term(x, -2)], constant: 1), [Term(y, 4)], 1),
            (LinearExpression([Term(x, 0), Term(y, 1)]), [Term(y, 1)], 0),
        ]
        for (expression, terms, constant) in cases {
            #expect(expression.terms == terms && expression.constant == constant)
        }
    }
}
