/// What the solver knows of one variable, beside its definition.
struct VariableState: Sendable {
    /// How many installed constraints name the variable.
    var uses = 0
    /// Whether no installed constraint names the variable any more.
    var isReleased = false
    /// Whether the variable depends on no undetermined one.
    var isSettled = false
    /// Where the short form stands, if the variable is settled and has one.
    var form: Range<Int>?
    /// The value while all that the short form names is zero.
    var base = 0.0
    /// The value in the solution of the epoch.
    var value = 0.0
    /// The epoch that the value was found in.
    var epoch = -1

    /// Whether required equalities alone fix the value, which is then always up to date.
    var isFixed: Bool {
        form?.isEmpty ?? false
    }
}
