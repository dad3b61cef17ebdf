/// What a variable equals, as its constraints have it.
///
/// `h` is the part of a constraint without its constant. Definitions hold no constants, so an edit leaves them as they are; and they name
/// other variables instead of what these equal, so that a chain of views stays as long as it is.
enum Definition: Sendable {
    /// No constraint determines the variable: it is zero.
    case none
    /// The constraint in the slot, solved for the variable, which has this coefficient there.
    case direct(slot: Int, coefficient: Double)
    /// The index of a substitution.
    case substituted(Int)
}

/// `variable = Σ coefficient · variable + Σ coefficient · h(constraint)`: several constraints that determine variables only together.
struct Substitution: Sendable {
    var variables: [(index: Int, coefficient: Double)] = []
    var constraints: [(slot: Int, coefficient: Double)] = []
}
