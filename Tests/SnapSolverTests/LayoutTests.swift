import SnapSolver
import Testing

/// Rows of views as Auto Layout writes them, with the frames that its rules give.
struct LayoutTests {
    /// A view's horizontal extent.
    private struct Extent {
        let left: Variable
        let width: Variable

        init(_ name: String, in solver: inout Solver) {
            left = solver.makeVariable(name: "\(name).left")
            width = solver.makeVariable(name: "\(name).width")
        }

        var right: LinearExpression {
            left + width
        }
    }

    /// Two labels 100 wide, 8 apart, side by side in a row.
    private struct TwoLabels {
        var solver = Solver()
        let first: Extent
        let second: Extent
        let rowWidth: ConstraintID

        init(rowWidth: Double, hugging: [Double], compression: [Double]) throws {
            let row = Extent("row", in: &solver)
            first = Extent("first", in: &solver)
            second = Extent("second", in: &solver)
            try solver.add(LinearConstraint(LinearExpression(row.left), .equal))
            self.rowWidth = try solver.add(LinearConstraint(row.width - rowWidth, .equal))
            try solver.add(LinearConstraint(first.left - row.left, .equal))
            try solver.add(LinearConstraint(second.left - first.right - 8, .equal))
            try solver.add(LinearConstraint(second.right - row.right, .equal))
            for (label, priorities) in zip([first, second], zip(hugging, compression)) {
                let (hug, resist) = priorities
                try solver.add(LinearConstraint(label.width - 100, .lessThanOrEqual, priority: Priority(hug)))
                try solver.add(LinearConstraint(label.width - 100, .greaterThanOrEqual, priority: Priority(resist)))
            }
            solver.solve()
        }

        var widths: [Double] {
            [solver.value(of: first.width), solver.value(of: second.width)]
        }
    }

    @Test(
        "Of two labels the one that hugs less grows, and the one that resists less shrinks",
        arguments: [
            ([251, 250], [750, 750], 308, [100, 200]),
            ([250, 251], [750, 750], 308, [200, 100]),
            ([251, 250], [750, 749], 158, [100, 50]),
            ([251, 250], [749, 750], 158, [50, 100]),
            ([251, 250], [750, 750.5], 208, [100, 100]),
        ] as [([Double], [Double], Double, [Double])])
    func sharesARow(hugging: [Double], compression: [Double], rowWidth: Double, expected: [Double]) throws {
        let row = try TwoLabels(rowWidth: rowWidth, hugging: hugging, compression: compression)
        #expect(row.widths == expected)
        #expect(row.solver.ambiguousVariables() == [])
    }

    @Test("A row that is resized through both regimes is the same each time it comes back")
    func resizes() throws {
        var row = try TwoLabels(rowWidth: 208, hugging: [251, 250], compression: [750, 749])
        var widths: [[Double]] = []
        for width in [308.0, 158, 208, 158, 308, 208] {
            try row.solver.setConstant(row.rowWidth, to: -width)
            row.solver.solve()
            widths.append(row.widths)
            #expect(row.solver.checkInvariants() == [])
        }
        #expect(widths == [[100, 200], [100, 50], [100, 100], [100, 50], [100, 200], [100, 100]])
    }

    @Test("Labels with equal priorities share the error in one of many ways, and that is ambiguous")
    func equalPriorities() throws {
        let row = try TwoLabels(rowWidth: 308, hugging: [250, 250], compression: [750, 750])
        #expect(row.widths.reduce(0, +) == 300 && row.widths.allSatisfy { $0 >= 100 })
        #expect(row.solver.ambiguousVariables() == [row.first.width, row.second.left, row.second.width])
    }

    @Test("Views in a circle of references are solved together: a half of b, b ten less than a, is −20 and −10")
    func circle() throws {
        var solver = Solver()
        let a = solver.makeVariable(name: "a")
        let b = solver.makeVariable(name: "b")
        try solver.add(LinearConstraint(a - b * 2, .equal))
        try solver.add(LinearConstraint(b - a - 10, .equal))
        solver.solve()
        #expect([a, b].map(solver.value(of:)) == [-20, -10])
    }

    @Test("A centred view is centred whether its size or its place was said first", arguments: [false, true])
    func centres(sizeFirst: Bool) throws {
        var solver = Solver()
        let view = Extent("view", in: &solver)
        let constraints = [
            LinearConstraint(view.left + view.width * 0.5 - 160, .equal), LinearConstraint(view.width - 50, .equal),
        ]
        for constraint in sizeFirst ? constraints.reversed() : constraints {
            try solver.add(constraint)
        }
        solver.solve()
        #expect([view.left, view.width].map(solver.value(of:)) == [135, 50])
    }
}
