/// What the edit of a constraint that is always kept runs through.
struct Edit: Sendable {
    let dependents: Dependents
    let definitions: FlatDefinitions
}
