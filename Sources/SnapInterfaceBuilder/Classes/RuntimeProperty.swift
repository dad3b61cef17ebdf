import UIKit

/// A property of a class that a runtime attribute can set, under its name in key-value coding.
@MainActor
struct RuntimeProperty {
    enum Outcome {
        case done
        /// The object is of another class.
        case absent
        /// The property takes no value of this type.
        case wrongType
    }

    let name: String
    let set: @MainActor (AnyObject, RuntimeValue) -> Outcome

    init<Object: AnyObject, Value: RuntimeConvertible>(
        _ name: String, _ property: ReferenceWritableKeyPath<Object, Value>
    ) {
        self.init(name) { (object: Object, value: Value) in object[keyPath: property] = value }
    }

    /// An enumeration's case, by its number.
    init<Object: AnyObject, Choice: RawRepresentable>(
        _ name: String, choice property: ReferenceWritableKeyPath<Object, Choice>
    ) where Choice.RawValue == Int {
        self.name = name
        set = { object, value in
            guard let object = object as? Object else { return .absent }
            guard let number = Int.from(value), let choice = Choice(rawValue: number) else { return .wrongType }
            object[keyPath: property] = choice
            return .done
        }
    }

    init<Object: AnyObject, Value: RuntimeConvertible>(
        _ name: String, assign: @escaping @MainActor (Object, Value) -> Void
    ) {
        self.name = name
        set = { object, value in
            guard let object = object as? Object else { return .absent }
            guard let value = Value.from(value) else { return .wrongType }
            assign(object, value)
            return .done
        }
    }

    /// The property of a name that an object has; the last one belongs to the most special class.
    static func set(_ name: String, of object: AnyObject, to value: RuntimeValue) -> Outcome {
        var outcome = Outcome.absent
        for property in all where property.name == name {
            switch property.set(object, value) {
            case .absent: continue
            case let result: outcome = result
            }
        }
        return outcome
    }

    private static let all = layers + views + texts + controls + containers
}
