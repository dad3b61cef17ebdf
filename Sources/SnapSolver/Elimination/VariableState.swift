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
    /// The value, unless the variable is stale.
    var value = 0.0
    /// Whether the definition or a residual in it changed since the value was found.
    var isSeed = false
    /// Whether something that the definition names moved since the value was found.
    var isStale = false

    /// Whether required equalities alone fix the value.
    var isFixed: Bool {
        form?.isEmpty ?? false
    }
}
