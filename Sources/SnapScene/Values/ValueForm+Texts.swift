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
