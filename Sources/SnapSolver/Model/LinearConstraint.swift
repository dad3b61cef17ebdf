/// `expression RELATION 0`, to hold always (``Priority/required``) or as nearly as higher priorities allow.
public struct LinearConstraint: Hashable, Sendable {
    public let expression: LinearExpression
    public let relation: Relation
    public let priority: Priority

    public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
    }
}
