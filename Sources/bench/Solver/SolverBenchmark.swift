import Foundation
import SnapSolver

/// `bench solver`: builds and solves layouts, edits one constant, removes and adds one constraint.
enum SolverBenchmark: Benchmark {
    static let name = "solver"
    static let summary = "builds, solves, edits and changes systems of constraints"
    private static let usage = "solver [--write DIRECTORY | --beside FILE]"

    /// What one system took.
    private struct Times {
        /// In milliseconds.
        var build: Double
        /// In microseconds.
        var edit: Double
        var exchange: Double
        /// As an exchange, for a constraint of another coefficient, relation or priority; of one that determines and of one that is optimised.
        var replacement: [Double] = []
    }

    private static var systems: [LayoutSystem] {
        [30, 100, 300, 1000].map { .dialog(views: $0) } + [100, 1000, 5000].map { .list(views: $0) }
            + [100, 1000].map { .list(views: $0, isBounded: true) }
    }

    static func run(_ arguments: [String]) throws {
        switch (arguments.first, arguments.count) {
        case (nil, 0):
            try printTable(beside: [:])
        case ("--write", 2):
            // For programs that time other solvers on the same systems.
            let folder = URL(fileURLWithPath: arguments[1])
            for system in systems {
                let file = folder.appendingPathComponent("\(system.name)-\(system.views).txt")
                try Data(system.text.utf8).write(to: file)
            }
        case ("--beside", 2):
            try printTable(beside: try otherTimes(arguments[1]))
        default:
            throw BenchmarkError.usage(usage)
        }
    }

    private static func printTable(beside others: [String: Times]) throws {
        print(
            "layout       views    build+solve ms        edit µs      exchange µs   for another: required, wish"
                + (others.isEmpty ? "" : "   (kiwi)")
        )
        var previous: (system: LayoutSystem, build: Double)?
        for system in systems {
            let own = try times(of: system)
            let other = others["\(system.name) \(system.views)"]
            var line =
                system.name.padding(toLength: 10, withPad: " ", startingAt: 0) + column(Double(system.views), 8, 0)
            line += cell(own.build, other?.build, 3) + cell(own.edit, other?.edit, 1)
            line += cell(own.exchange, other?.exchange, 1)
            for replacement in own.replacement { line += column(replacement, 10, 1) }
            if let before = previous, before.system.name == system.name {
                let exponent = log(own.build / before.build) / log(Double(system.views) / Double(before.system.views))
                line += "   n^" + String(format: "%.2f", exponent)
            }
            previous = (system, own.build)
            print(line)
        }
    }

    /// A time, and the other's with the ratio of the two.
    private static func cell(_ own: Double, _ other: Double?, _ digits: Int) -> String {
        let text = column(own, 10, digits)
        guard let other else { return text + "       " }
        return text + " (\(String(format: "%.\(digits)f", other)), \(String(format: "%.3g", own / other)))"
    }

    private static func column(_ value: Double, _ width: Int, _ digits: Int) -> String {
        let text = String(format: "%.\(digits)f", value)
        return String(repeating: " ", count: max(1, width - text.count)) + text
    }

    // MARK: Timing

    private static func times(of system: LayoutSystem) throws -> Times {
        let repeats = system.views > 500 ? 15 : 101
        let build = try Median.milliseconds(repeats: repeats) {
            _ = try Self.solver(for: system)
        }
        var (solver, ids, constraints) = try Self.solver(for: system)
        let rounds = 40
        let edit = try Median.milliseconds(repeats: repeats) {
            for round in 0..<rounds {
                let constant = constraints[system.edited].expression.constant - Double(round % 2)
                try solver.setConstant(ids[system.edited], to: constant)
                solver.solve()
            }
        }
        let exchanged = constraints[system.exchanged]
        let exchange = try Median.milliseconds(repeats: repeats) {
            for _ in 0..<rounds {
                solver.remove(ids[system.exchanged])
                ids[system.exchanged] = try solver.add(exchanged)
                solver.solve()
            }
        }
        var replacement: [Double] = []
        for index in [system.exchanged, system.exchangedWish] {
            let variants = variants(of: constraints[index])
            replacement.append(
                try Median.milliseconds(repeats: repeats) {
                    for round in 0..<rounds {
                        solver.remove(ids[index])
                        ids[index] = try solver.add(variants[round % variants.count])
                        solver.solve()
                    }
                })
        }
        let microseconds = 1000 / Double(rounds)
        return Times(
            build: build, edit: edit * microseconds, exchange: exchange * microseconds,
            replacement: replacement.map { $0 * microseconds })
    }

    /// The constraint, and it with another coefficient, another priority, and another relation.
    private static func variants(of constraint: LinearConstraint) -> [LinearConstraint] {
        var expression = constraint.expression
        if let term = expression.terms.first {
            expression.add(term.variable, times: term.coefficient / 4)
        }
        return [
            constraint,
            LinearConstraint(expression, constraint.relation, priority: constraint.priority),
            LinearConstraint(constraint.expression, constraint.relation, priority: Priority(700)),
            LinearConstraint(
                constraint.expression, constraint.relation == .equal ? .greaterThanOrEqual : .equal,
                priority: constraint.priority),
        ]
    }

    private static func solver(for system: LayoutSystem) throws -> (Solver, [ConstraintID], [LinearConstraint]) {
        var solver = Solver()
        let variables = (0..<system.variables).map { _ in solver.makeVariable(name: "") }
        var ids: [ConstraintID] = []
        var constraints: [LinearConstraint] = []
        for constraint in system.constraints {
            let expression = LinearExpression(
                constraint.terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) },
                constant: constraint.constant)
            let row = LinearConstraint(expression, constraint.relation, priority: Priority(constraint.priority))
            constraints.append(row)
            ids.append(try solver.add(row))
        }
        solver.solve()
        return (solver, ids, constraints)
    }

    // MARK: Others

    /// Reads lines of layout, views, milliseconds to build, microseconds of an edit and of an exchange.
    private static func otherTimes(_ path: String) throws -> [String: Times] {
        let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        var times: [String: Times] = [:]
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ")
            guard fields.count == 5, let build = Double(fields[2]), let edit = Double(fields[3]),
                let exchange = Double(fields[4])
            else { continue }
            times["\(fields[0]) \(fields[1])"] = Times(build: build, edit: edit, exchange: exchange)
        }
        return times
    }
}
