/// A sum of constraints in terms of undetermined variables and of the residuals of the constraints that determine the
/// others.
struct Expansion: Sendable {
    var constant = 0.0
    /// The undetermined variables.
    var variables: [(index: Int, coefficient: Double)] = []
    /// By slot.
    var residuals = SparseSum()

    mutating func clear() {
        constant = 0
        variables.removeAll(keepingCapacity: true)
        residuals.clear()
    }

    /// Adds a multiple of `h`, a constraint without its constant: of its residual less the constant.
    mutating func add(_ slot: Int, times multiple: Double, _ constantOfSlot: Double) {
        constant -= multiple * constantOfSlot
        residuals.add(multiple, at: slot)
    }
}
