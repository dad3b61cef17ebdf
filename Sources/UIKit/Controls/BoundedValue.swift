/// A value between two limits. A minimum above the maximum moves the maximum, and the other way round.
struct BoundedValue<Value: Comparable> {
    private(set) var value: Value
    private(set) var minimum: Value
    private(set) var maximum: Value

    /// - Precondition: the value is between the limits.
    init(_ value: Value, from minimum: Value, to maximum: Value) {
        precondition(minimum <= value && value <= maximum)
        (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
    }

    /// The value comes as near to the given one as the limits let it.
    mutating func set(value new: Value) {
        value = min(max(new, minimum), maximum)
    }

    mutating func set(minimum new: Value) {
        minimum = new
        maximum = max(maximum, new)
        set(value: value)
    }

    mutating func set(maximum new: Value) {
        maximum = new
        minimum = min(minimum, new)
        set(value: value)
    }
}
