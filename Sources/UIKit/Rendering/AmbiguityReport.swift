import SnapSolver

/// Finds what an island leaves undecided, and what would decide it.
///
/// A remedy is tried before it is told: one undecided length after the other is held where it is, in a copy of the solver, and what is decided
/// then follows from it.
@MainActor
struct AmbiguityReport {
    private(set) var ambiguities: [LayoutProblems.Ambiguity] = []
    private let island: LayoutIsland
    private let names: PropertyNames

    /// A view's variables along one axis.
    private struct Side {
        let view: UIView
        let axis: NSLayoutConstraint.Axis
        let origin: Variable
        let length: Variable

        var originName: String { axis == .horizontal ? "x" : "y" }
        var lengthName: String { axis == .horizontal ? "width" : "height" }

        @MainActor var hasContent: Bool {
            let size = view.startingIntrinsicSize
            return (axis == .horizontal ? size.width : size.height) != UIView.noIntrinsicMetric
        }
    }

    init(of island: LayoutIsland, names: PropertyNames) {
        self.island = island
        self.names = names
        let free = Set(island.solver.ambiguousVariables())
        guard !free.isEmpty else { return }
        let sides = self.sides.filter { free.contains($0.origin) || free.contains($0.length) }
        let remedies = remedies(for: sides, free: free)
        for side in sides {
            let parts = [(side.originName, side.origin), (side.lengthName, side.length)]
            let undecided = parts.filter { free.contains($0.1) }
            ambiguities.append(
                LayoutProblems.Ambiguity(
                    view: .init(side.view, names: names), axis: side.axis, undecided: undecided.map(\.0),
                    remedy: undecided.lazy.compactMap { remedies[$0.1] }.first ?? Self.unknown))
        }
    }

    /// Where more is undecided than is worth trying.
    private static let unknown = "add constraints that decide it"
    /// Each trial costs a few solutions.
    private static let trialLimit = 24

    private var sides: [Side] {
        island.members.flatMap { member -> [Side] in
            guard let box = island.boxes[member] else { return [] }
            return [
                Side(view: member, axis: .horizontal, origin: box.minX, length: box.width),
                Side(view: member, axis: .vertical, origin: box.minY, length: box.height),
            ]
        }
    }

    /// What decides each variable, where that was found.
    private func remedies(for sides: [Side], free: Set<Variable>) -> [Variable: String] {
        var solver = island.solver
        var open = free
        var remedies: [Variable: String] = [:]
        var trials = 0
        for side in sides {
            // A length that content has is most often undecided because contents compete; else the place is what is missing.
            let order = side.hasContent ? [side.length, side.origin] : [side.origin, side.length]
            for variable in order where open.contains(variable) && trials < Self.trialLimit {
                trials += 1
                let value = solver.value(of: variable)
                guard (try? solver.add(LinearConstraint(LinearExpression(variable) - value, .equal))) != nil else {
                    continue
                }
                let left = Set(solver.ambiguousVariables())
                let text = remedy(for: side, isLength: variable == side.length)
                remedies[variable] = text
                let name = LayoutProblems.View(side.view, names: names).name
                let part = variable == side.length ? side.lengthName : side.originName
                for other in open where other != variable && !left.contains(other) {
                    remedies[other] = remedies[other] ?? "it follows once the \(part) of \(name) is decided: \(text)"
                }
                open = left
            }
        }
        return remedies
    }

    private func remedy(for side: Side, isLength: Bool) -> String {
        if isLength {
            let constraint = "add a constraint on its \(side.lengthName)"
            return side.hasContent
                ? constraint
                    + ", or give it another hugging or compression resistance priority than its neighbours have"
                : constraint
        }
        let attributes = side.axis == .horizontal ? "leading, centerX or trailing" : "top, centerY or bottom"
        return "add a constraint on its \(attributes)"
    }
}
