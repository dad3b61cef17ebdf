import UIKit

extension ValueForm where Value == Bool {
    static var bool: Self {
        Self(.type("boolean")) { value, _ throws(SceneError) in
            guard case .bool(let bool) = value.content else {
                throw .wrongType(value.place, expected: "true or false", found: value.summary)
            }
            return bool
        }
    }
}

extension ValueForm where Value == Double {
    static func number(_ schema: JSONSchema, _ range: ClosedRange<Double>, _ expected: String) -> Self {
        Self(schema) { value, _ throws(SceneError) in
            guard case .number(let number) = value.content, number.isFinite, range.contains(number) else {
                throw .wrongType(value.place, expected: expected, found: value.summary)
            }
            return number
        }
    }

    /// Any length or coordinate, in points.
    static var number: Self { number(.type("number"), -1e6...1e6, "a number from -1000000 to 1000000") }

    /// A length that is not negative, in points.
    static var length: Self { number(.number(from: 0), 0...1e6, "a number from 0 to 1000000") }

    static var fraction: Self { number(.number(from: 0, to: 1), 0...1, "a number from 0 to 1") }
}

extension ValueForm where Value == CGFloat {
    static var number: Self { ValueForm<Double>.number.map { number, _ throws(SceneError) in CGFloat(number) } }
    static var length: Self { ValueForm<Double>.length.map { number, _ throws(SceneError) in CGFloat(number) } }
    static var fraction: Self { ValueForm<Double>.fraction.map { number, _ throws(SceneError) in CGFloat(number) } }
}

extension ValueForm where Value == Int {
    static func integer(from minimum: Int, to maximum: Int = 1_000_000) -> Self {
        let schema = JSONSchema.object([
            ("type", .string("integer")), ("minimum", .number(Double(minimum))), ("maximum", .number(Double(maximum))),
        ])
        return Self(schema) { value, _ throws(SceneError) in
            guard case .number(let number) = value.content, let integer = Int(exactly: number),
                (minimum...maximum).contains(integer)
            else {
                throw .wrongType(
                    value.place, expected: "a whole number from \(minimum) to \(maximum)", found: value.summary)
            }
            return integer
        }
    }
}

/// A string that knows where it was written, for what can only be checked later.
struct PlacedString {
    let text: String
    let place: ScenePlace
}

extension ValueForm where Value == PlacedString {
    static var placedString: Self {
        ValueForm<String>.string.map { text, place throws(SceneError) in PlacedString(text: text, place: place) }
    }
}

extension ValueForm where Value == String {
    static var string: Self {
        Self(.type("string")) { value, _ throws(SceneError) in
            guard case .string(let string) = value.content else {
                throw .wrongType(value.place, expected: "a string", found: value.summary)
            }
            return string
        }
    }

    /// A text that people read: a string, or one for each language.
    ///
    /// Of an object, the entry of the scene's language counts, then the one of that language without its region, then the first.
    static var text: Self {
        let schema = JSONSchema.any(of: [
            .type("string"),
            .object([
                ("type", .string("object")), ("additionalProperties", .type("string")), ("minProperties", .number(1)),
            ]),
        ])
        return Self(schema) { value, context throws(SceneError) in
            guard case .object(let members) = value.content else {
                guard case .string(let string) = value.content else {
                    throw .wrongType(
                        value.place, expected: "a string, or an object with one string a language",
                        found: value.summary)
                }
                return string
            }
            guard let first = members.first else {
                throw .wrongType(value.place, expected: "at least one language, as in { en: \"OK\" }", found: "none")
            }
            for member in members { _ = try ValueForm.string.read(member.value, context) }
            let chosen = context.languages.lazy.compactMap { value[$0] }.first ?? first.value
            return try ValueForm.string.read(chosen, context)
        }
    }
}

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
