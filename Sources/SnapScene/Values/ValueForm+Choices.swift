import UIKit

extension ValueForm {
    /// One of UIKit's cases by its name. `kind` is what a message calls it.
    static func choice(_ kind: String, _ cases: [(name: String, value: Value)]) -> Self {
        let names = cases.map(\.name)
        return Self(.choice(names)) { value, _ throws(SceneError) in
            guard case .string(let name) = value.content else {
                throw .wrongType(
                    value.place, expected: "one of the strings \(names.joined(separator: ", "))", found: value.summary)
            }
            guard let chosen = cases.first(where: { $0.name == name }) else {
                throw .unknownName(value.place, kind: kind, name: name, known: names)
            }
            return chosen.value
        }
    }
}

extension ValueForm where Value: OptionSet, Value.Element == Value {
    /// Some of UIKit's options by their names, in a list.
    static func options(_ kind: String, _ options: [(name: String, value: Value)]) -> Self {
        let option = choice(kind, options)
        return Self(.list(of: option.schema)) { value, context throws(SceneError) in
            guard case .array(let elements) = value.content else {
                throw .wrongType(
                    value.place, expected: "a list of names, as in [\"\(options[0].name)\"]", found: value.summary)
            }
            var set = Value()
            for element in elements { set.insert(try option.read(element, context)) }
            return set
        }
    }
}

extension ValueForm where Value == UILayoutPriority {
    private static var names: [(name: String, value: UILayoutPriority)] {
        [
            ("required", .required), ("defaultHigh", .defaultHigh), ("defaultLow", .defaultLow),
            ("fittingSizeLevel", .fittingSizeLevel),
        ]
    }

    /// A number from 1 to 1000, or a name of UIKit's.
    static var priority: Self {
        let named = choice("priority", names)
        return Self(.any(of: [.number(from: 1, to: 1000), named.schema])) { value, context throws(SceneError) in
            if case .number(let number) = value.content, (1...1000).contains(number) {
                return UILayoutPriority(Float(number))
            }
            guard case .string = value.content else {
                throw .wrongType(
                    value.place, expected: "a priority from 1 to 1000, or its name", found: value.summary)
            }
            return try named.read(value, context)
        }
    }

    /// The priority of a name, for equations.
    static func named(_ name: String) -> UILayoutPriority? { names.first { $0.name == name }?.value }
    static var knownNames: [String] { names.map(\.name) }
}
