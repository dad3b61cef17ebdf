import SnapSolver

/// A plain dense solver to compare with: one linear program a level, each solved from nothing by the two-phase simplex
/// method.
///
/// Its unknowns are the positive and negative parts of the variables, and of each constraint's residual. After a level
/// is solved, its least cost becomes an equation for the levels below.
struct ReferenceSolver {
    let variables: [Variable]
    let constraints: [LinearConstraint]

    /// Whether the required constraints can be satisfied.
    var isSatisfiable: Bool {
        DenseProgram(rows: equations, columns: columnCount).minimum(of: zeros) != nil
    }

    /// The least sum of errors of each priority below required, given those above it; nil if the required constraints
    /// conflict.
    func costs() -> [(priority: Priority, cost: Double)]? {
        solve()?.costs
    }

    /// The variables with more than one value among the optimal solutions; nil if the required constraints conflict.
    func ambiguousVariables() -> [Variable]? {
        guard let rows = solve()?.rows else {
            return nil
        }
        let program = DenseProgram(rows: rows, columns: columnCount)
        return variables.indices.filter { position in
            var variable = zeros
            variable[2 * position] = 1
            variable[2 * position + 1] = -1
            let least = program.minimum(of: variable) ?? 0
            let greatest = -(program.minimum(of: variable.map { -$0 }) ?? 0)
            return greatest - least > 1e-6
        }.map { variables[$0] }
    }

    /// The least costs, and the equations that all optimal solutions satisfy.
    private func solve() -> (costs: [(priority: Priority, cost: Double)], rows: [[Double]])? {
        var rows = equations
        guard isSatisfiable else {
            return nil
        }
        var costs: [(priority: Priority, cost: Double)] = []
        let priorities = Set(constraints.map(\.priority)).subtracting([.required]).sorted(by: >)
        for priority in priorities {
            var cost = zeros
            for (index, constraint) in constraints.enumerated() where constraint.priority == priority {
                let column = 2 * variables.count + 2 * index
                cost[column] = constraint.relation == .greaterThanOrEqual ? 0 : 1
                cost[column + 1] = constraint.relation == .lessThanOrEqual ? 0 : 1
            }
            guard let least = DenseProgram(rows: rows, columns: columnCount).minimum(of: cost) else {
                return nil
            }
            costs.append((priority, least))
            rows.append(cost + [least])
        }
        return (costs, rows)
    }

    private var columnCount: Int {
        2 * (variables.count + constraints.count)
    }

    private var zeros: [Double] {
        Array(repeating: 0, count: columnCount)
    }

    /// `Σ coefficient · (x⁺ − x⁻) − r⁺ + r⁻ = −constant`, where a required constraint lacks the parts that it forbids.
    private var equations: [[Double]] {
        constraints.enumerated().map { index, constraint in
            var row = zeros + [-constraint.expression.constant]
            for term in constraint.expression.terms {
                guard let position = variables.firstIndex(of: term.variable) else {
                    continue
                }
                row[2 * position] += term.coefficient
                row[2 * position + 1] -= term.coefficient
            }
            let isRequired = constraint.priority == .required
            let column = 2 * variables.count + 2 * index
            row[column] = isRequired && constraint.relation != .greaterThanOrEqual ? 0 : -1
            row[column + 1] = isRequired && constraint.relation != .lessThanOrEqual ? 0 : 1
            return row
        }
    }
}

/// `minimise c·y, where A·y = b and y ≥ 0`, each row being a row of A followed by its b.
private struct DenseProgram {
    var rows: [[Double]]
    let columns: Int
    private let tolerance = 1e-9

    init(rows: [[Double]], columns: Int) {
        self.columns = columns
        let count = rows.count
        // One artificial unknown a row starts as its basis.
        self.rows = rows.enumerated().map { index, row in
            let sign: Double = row[columns] < 0 ? -1 : 1
            var artificial = Array(repeating: 0.0, count: count)
            artificial[index] = 1
            return row.dropLast().map { $0 * sign } + artificial + [row[columns] * sign]
        }
    }

    /// The least cost, or nil if no y exists.
    func minimum(of cost: [Double]) -> Double? {
        var program = self
        var basis = rows.indices.map { columns + $0 }
        let artificial = Array(repeating: 0.0, count: columns) + Array(repeating: 1.0, count: rows.count)
        guard program.minimise(artificial, &basis, allowed: columns + rows.count) < 1e-7 else {
            return nil
        }
        return program.minimise(cost + Array(repeating: 0, count: rows.count), &basis, allowed: columns)
    }

    private mutating func minimise(_ cost: [Double], _ basis: inout [Int], allowed: Int) -> Double {
        while let entering = (0..<allowed).first(where: { column in
            !basis.contains(column)
                && rows.indices.reduce(cost[column]) { $0 - cost[basis[$1]] * rows[$1][column] } < -tolerance
        }) {
            guard let leaving = leavingRow(entering, basis) else {
                return -.infinity
            }
            pivot(entering, leaving)
            basis[leaving] = entering
        }
        return rows.indices.reduce(0) { $0 + cost[basis[$1]] * (rows[$1].last ?? 0) }
    }

    /// The ratio test; an artificial unknown that is left in the basis at zero must stay zero, so it leaves at any
    /// coefficient.
    private func leavingRow(_ entering: Int, _ basis: [Int]) -> Int? {
        var best: (ratio: Double, unknown: Int, row: Int)?
        for row in rows.indices {
            let coefficient = rows[row][entering]
            let value = rows[row].last ?? 0
            let isStuck =
                basis[row] >= columns && abs(value) < 1e-7 && abs(coefficient) > tolerance && entering < columns
            guard coefficient > tolerance || isStuck else {
                continue
            }
            let candidate = (isStuck ? 0 : value / coefficient, basis[row], row)
            if best.map({ candidate < $0 }) ?? true {
                best = candidate
            }
        }
        return best?.row
    }

    private mutating func pivot(_ entering: Int, _ leaving: Int) {
        let scale = 1 / rows[leaving][entering]
        rows[leaving] = rows[leaving].map { $0 * scale }
        for row in rows.indices where row != leaving {
            let multiple = rows[row][entering]
            if multiple != 0 {
                rows[row] = zip(rows[row], rows[leaving]).map { $0 - multiple * $1 }
            }
        }
    }
}
