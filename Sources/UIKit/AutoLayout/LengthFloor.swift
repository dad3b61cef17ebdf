import SnapSolver

/// The least that a length may be, in points.
struct LengthFloor {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute
    let variable: Variable
    let minimum: Double
    var isKnown = false
}
