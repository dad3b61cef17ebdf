/// The rank of a constraint, from just above 0 to 1000: each value is a level of its own, and no lower level ever costs
/// a higher one.
///
/// The scale is that of `NSLayoutConstraint.Priority` (Apple's documentation).
public struct Priority: Hashable, Comparable, Sendable {
    public let value: Double

    public init(_ value: Double) {
        precondition(value > 0 && value <= 1000, "a priority lies above 0 and at or below 1000, unlike \(value)")
        self.value = value
    }

    /// The priority of a constraint that must hold: 1000.
    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool {
        left.value < right.value
    }
}
