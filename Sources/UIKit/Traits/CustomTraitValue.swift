/// The value of a trait that an app defines. Equal values are equal; those that cannot be compared are only while nobody sets them anew.
struct CustomTraitValue: Hashable, Sendable {
    private final class Box: Sendable {
        let value: any Sendable

        init(_ value: any Sendable) {
            self.value = value
        }
    }

    private let box: Box
    let affectsColorAppearance: Bool

    init(_ value: any Sendable, affectsColorAppearance: Bool) {
        box = Box(value)
        self.affectsColorAppearance = affectsColorAppearance
    }

    var value: any Sendable { box.value }

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        if left.box === right.box { return true }
        guard let value = left.value as? any Equatable else { return false }
        return isEqual(value, right.value)
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: any Sendable) -> Bool {
        right as? Value == left
    }

    func hash(into hasher: inout Hasher) {
        // Of values only equality is known.
        hasher.combine(affectsColorAppearance)
    }
}
