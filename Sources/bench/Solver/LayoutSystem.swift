import SnapSolver

/// A layout as constraints that any solver can be given: variables are numbers.
struct LayoutSystem {
    struct Constraint {
        /// Variables with their coefficients, in ascending order.
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        var relation: Relation
        var priority: Double
    }

    /// A view's box in its superview, by variable.
    struct Box {
        let minX: Int
        let minY: Int
        let width: Int
        let height: Int
    }

    let name: String
    let views: Int
    private(set) var variables = 0
    private(set) var constraints: [Constraint] = []
    /// The constraint that gives the root its width: what an edit changes.
    private(set) var edited = 0
    /// The constraint that is removed and added again.
    var exchanged = 0
    /// The compression resistance that is exchanged for another one.
    var exchangedWish = 0

    init(name: String, views: Int) {
        self.name = name
        self.views = views
    }

    mutating func makeBox() -> Box {
        defer { variables += 4 }
        return Box(minX: variables, minY: variables + 1, width: variables + 2, height: variables + 3)
    }

    /// Adds `Σ terms + constant RELATION 0`.
    mutating func add(
        _ terms: [(Int, Double)], _ constant: Double = 0, _ relation: Relation = .equal, priority: Double = 1000
    ) {
        constraints.append(
            Constraint(
                terms: terms.sorted { $0.0 < $1.0 }.map { (variable: $0.0, coefficient: $0.1) }, constant: constant,
                relation: relation, priority: priority))
    }

    /// Gives a root its place and size, in points; its width is what an edit changes.
    mutating func pinRoot(_ box: Box, width: Double, height: Double) {
        add([(box.minX, 1)])
        add([(box.minY, 1)])
        edited = constraints.count
        add([(box.width, 1)], -width)
        add([(box.height, 1)], -height)
    }

    /// The rows of an intrinsic size, at the priorities that labels have in code.
    mutating func addContent(_ box: Box, width: Double?, height: Double) {
        for (variable, length) in [(box.width, width), (box.height, height)] {
            guard let length else { continue }
            add([(variable, 1)], -length, .lessThanOrEqual, priority: 250)
            add([(variable, 1)], -length, .greaterThanOrEqual, priority: 750)
        }
    }

    /// The system for a program of another language: a header, then a line a constraint.
    var text: String {
        let header = "\(name) \(views) \(variables) \(constraints.count) \(edited) \(exchanged)\n"
        return constraints.reduce(into: header) { text, constraint in
            let relation =
                switch constraint.relation {
                case .lessThanOrEqual: -1
                case .equal: 0
                case .greaterThanOrEqual: 1
                }
            text += "\(relation) \(constraint.priority) \(constraint.constant) \(constraint.terms.count)"
            for term in constraint.terms { text += " \(term.variable) \(term.coefficient)" }
            text += "\n"
        }
    }
}
