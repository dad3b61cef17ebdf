/// What moves when the part of a constraint without its constant does.
struct Dependents: Sendable {
    let slot: Int
    /// The variables, each after those that its definition names.
    var variables: [Int] = []
    /// The installed constraints that name such variables and determine nothing, by slot.
    var rows: [Int] = []
    /// The slack constraints that name such variables.
    var slack: [Int] = []
}
