/// What the solver knows of one variable.
struct VariableState: Sendable {
    var definition = Definition.none
    /// How many installed constraints name the variable.
    var uses = 0
    /// Whether required equalities alone fix the value, which is then always up to date.
    var isFixed = false
    /// Whether the value depends on no undetermined variable.
    var isSettled = false
    /// The value in the last solution.
    var value = 0.0

    var isDefined: Bool {
        if case .none = definition { false } else { true }
    }
}
