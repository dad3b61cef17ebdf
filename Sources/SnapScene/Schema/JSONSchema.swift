/// A piece of a JSON Schema, draft 2020-12, whose keys keep their order.
indirect enum JSONSchema: Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([JSONSchema])
    case object([(key: String, value: JSONSchema)])

    static func type(_ name: String) -> JSONSchema { .object([("type", .string(name))]) }

    static func number(from minimum: Double, to maximum: Double? = nil) -> JSONSchema {
        .object(
            [("type", .string("number")), ("minimum", .number(minimum))]
                + (maximum.map { [("maximum", .number($0))] } ?? []))
    }

    static func reference(_ name: String) -> JSONSchema { .object([("$ref", .string("#/$defs/\(name)"))]) }

    static func choice(_ names: [String]) -> JSONSchema { .object([("enum", .array(names.map { .string($0) }))]) }

    static func any(of schemas: [JSONSchema]) -> JSONSchema { .object([("anyOf", .array(schemas))]) }

    static func list(of element: JSONSchema, count: Int? = nil) -> JSONSchema {
        var keys = [("type", JSONSchema.string("array")), ("items", element)]
        if let count { keys += [("minItems", .number(Double(count))), ("maxItems", .number(Double(count)))] }
        return .object(keys)
    }

    /// An object that has these keys and no others.
    static func closed(_ properties: [(key: String, value: JSONSchema)], required: [String] = []) -> JSONSchema {
        var keys: [(key: String, value: JSONSchema)] = [
            ("type", .string("object")), ("properties", .object(properties)), ("additionalProperties", .bool(false)),
        ]
        if !required.isEmpty { keys.append(("required", .array(required.map { .string($0) }))) }
        return .object(keys)
    }

    /// The schema with a text for people; a reference may carry one, too.
    func described(_ text: String) -> JSONSchema {
        guard case .object(let keys) = self else { return self }
        return .object([("description", .string(text))] + keys)
    }

    /// Indented JSON that ends with a line feed.
    var text: String { rendered(indent: "") + "\n" }

    private func rendered(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .string(let string): return Self.quoted(string)
        case .number(let number): return number.brief
        case .bool(let bool): return "\(bool)"
        case .array(let elements):
            if elements.allSatisfy(\.isString) {
                return "[\(elements.map { $0.rendered(indent: "") }.joined(separator: ", "))]"
            }
            return "[\n" + elements.map { inner + $0.rendered(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let keys):
            if keys.isEmpty { return "{}" }
            return "{\n"
                + keys.map { "\(inner)\(Self.quoted($0.key)): \($0.value.rendered(indent: inner))" }
                .joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private var isString: Bool {
        if case .string = self { return true }
        return false
    }

    /// Only what the texts of the tables have: quotes, backslashes and printable characters.
    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
