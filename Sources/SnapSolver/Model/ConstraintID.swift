/// The name of a constraint in the solver it was added to; names compare in order of addition and are never used twice.
public struct ConstraintID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The constraint's number in order of addition.
    let serial: Int
    /// Where the solver keeps it; slots are used again, serials are not.
    let slot: Int

    public var description: String {
        "#\(serial)"
    }

    public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
        left.serial < right.serial
    }
}
