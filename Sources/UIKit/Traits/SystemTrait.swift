/// A trait that UIKit itself defines, and where its value is kept.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static var storage: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
    static func value(in values: TraitValues) -> any Sendable { values[keyPath: storage] }

    static func set(_ value: any Sendable, in values: inout TraitValues) {
        if let value = value as? Value { values[keyPath: storage] = value }
    }

    static func isEqual(in left: TraitValues, _ right: TraitValues) -> Bool {
        left[keyPath: storage] == right[keyPath: storage]
    }

    static func isSet(in values: TraitValues) -> Bool { values[keyPath: storage] != defaultValue }

    static func unset(in values: inout TraitValues) { values[keyPath: storage] = defaultValue }
}
