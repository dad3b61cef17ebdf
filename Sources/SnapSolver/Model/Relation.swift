/// How a constraint's expression stands to zero.
public enum Relation: Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}
