/// Definitions in the order in which they can be evaluated, one after the other in two arrays: what an edit runs through.
struct FlatDefinitions: Sendable {
    /// A variable, and where the terms of its definition end; they begin where the previous one's do.
    struct Entry: Sendable {
        let variable: Int
        let variablesEnd: Int
        let constraintsEnd: Int
    }

    private(set) var entries: [Entry] = []
    /// The variables that definitions name, with their coefficients.
    private(set) var variables: [Row.Cell] = []
    /// The constraints that definitions name, by slot, with their coefficients.
    private(set) var constraints: [Row.Cell] = []

    /// Adds the definition of a variable, which stands after those that it names.
    mutating func append(_ variable: Int, _ definition: Definition, in store: ConstraintStore) {
        definition.forEachTerm(of: variable, in: store) { other, coefficient in
            variables.append(Row.Cell(symbol: other, coefficient: coefficient))
        } constraints: { slot, coefficient in
            constraints.append(Row.Cell(symbol: slot, coefficient: coefficient))
        }
        entries.append(Entry(variable: variable, variablesEnd: variables.count, constraintsEnd: constraints.count))
    }
}
