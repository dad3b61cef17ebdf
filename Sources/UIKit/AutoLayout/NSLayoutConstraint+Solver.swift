import SnapSolver

extension UILayoutPriority {
    /// nil for priorities of 0 and below, which ask for nothing; those above 1000 are required.
    var solverPriority: Priority? {
        rawValue > 0 ? Priority(min(Double(rawValue), Priority.required.value)) : nil
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: SnapSolver.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
