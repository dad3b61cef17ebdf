/// What the solver knows of one variable, beside its definition.
struct VariableState: Sendable {
    /// How many installed constraints name the variable.
    var uses = 0
    /// Whether the variable depends on no undetermined one.
    var isSettled = false
    /// Where the short form stands, if the variable is settled and has one.
    var form: Range<Int>?
    /// The value while all that the short form names is zero.
    var base = 0.0
    /// The value in the last solution.
    var value = 0.0

    /// Whether required equalities alone fix the value, which is then always up to date.
    var isFixed: Bool {
        form?.isEmpty ?? false
    }
}
