/// A decoded JSON5 value that knows where it was written.
struct SceneValue: Sendable {
    enum Content: Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([SceneValue])
        /// In the order of the file.
        case object([Member])
    }

    struct Member: Sendable {
        let key: String
        let keyPlace: ScenePlace
        let value: SceneValue
    }

    let content: Content
    let place: ScenePlace
    /// A string without escapes: its characters stand one after the other from the character after `place` on.
    let isVerbatim: Bool

    /// The value of a key of an object; nil where it is absent, or this is no object.
    subscript(key: String) -> SceneValue? {
        guard case .object(let members) = content else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// What a message calls the value: its type, and the value itself where it is short.
    var summary: String {
        switch content {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let number): "the number \(number.brief)"
        case .string(let string): "the string \"\(string.count > 40 ? string.prefix(40) + "…" : string[...])\""
        case .array(let elements): "a list of \(elements.count)"
        case .object: "an object"
        }
    }
}

extension Double {
    /// As short as it can be written: whole numbers without a fraction.
    var brief: String {
        self == rounded() && abs(self) < 1e15 ? String(Int(self)) : "\(self)"
    }
}
