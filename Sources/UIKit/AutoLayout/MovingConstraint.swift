import SnapSolver

/// A constraint whose constant may be another at the next look, and the terms beside it, which may not: a label without text has no baseline
/// of its own, and gets one with its text.
struct MovingConstraint {
    let constraint: NSLayoutConstraint
    let id: ConstraintID
    let terms: [LinearExpression.Term]
}
