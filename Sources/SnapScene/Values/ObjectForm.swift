/// A key of an object: what it takes, what it is for, and what it sets.
@MainActor
struct KeyForm<Target> {
    let key: String
    let abstract: String
    let schema: JSONSchema
    let isRequired: Bool
    let apply: (SceneValue, inout Target, SceneContext) throws(SceneError) -> Void

    init(
        _ key: String, _ abstract: String, schema: JSONSchema, isRequired: Bool = false,
        apply: @escaping (SceneValue, inout Target, SceneContext) throws(SceneError) -> Void
    ) {
        self.key = key
        self.abstract = abstract
        self.schema = schema
        self.isRequired = isRequired
        self.apply = apply
    }

    /// A key that sets a property as it is.
    init<Value>(
        _ key: String, _ form: ValueForm<Value>, _ path: WritableKeyPath<Target, Value>, isRequired: Bool = false,
        _ abstract: String
    ) {
        self.init(key, abstract, schema: form.schema, isRequired: isRequired) {
            value, target, context throws(SceneError) in
            target[keyPath: path] = try form.read(value, context)
        }
    }

    /// A key that sets a property that may be nil.
    init<Value>(
        _ key: String, _ form: ValueForm<Value>, _ path: WritableKeyPath<Target, Value?>, isRequired: Bool = false,
        _ abstract: String
    ) {
        self.init(key, form.optional, path, isRequired: isRequired, abstract)
    }

    /// A key that is set by a call.
    init<Value>(
        _ key: String, _ form: ValueForm<Value>, _ abstract: String, set: @escaping (Target, Value) -> Void
    ) {
        self.init(key, abstract, schema: form.schema) { value, target, context throws(SceneError) in
            set(target, try form.read(value, context))
        }
    }

    /// An object whose keys set properties of a part.
    init<Part: AnyObject>(
        _ key: String, _ form: ObjectForm<Part>, _ abstract: String, part: @escaping (Target) -> Part
    ) {
        self.init(key, abstract, schema: .reference(form.definition)) { value, target, context throws(SceneError) in
            var part = part(target)
            try form.apply(value, to: &part, context)
        }
    }
}

/// An object with known keys, each of which sets something of a `Target`.
@MainActor
struct ObjectForm<Target> {
    /// What a message calls the object.
    let name: String
    /// Its name among the schema's definitions.
    let definition: String
    let keys: [KeyForm<Target>]

    /// Sets what the object's keys say, in the order of the table: what is set later may build on what was set before.
    func apply(_ value: SceneValue, to target: inout Target, _ context: SceneContext) throws(SceneError) {
        guard case .object(let members) = value.content else {
            throw .wrongType(value.place, expected: "an object", found: value.summary)
        }
        for member in members where !keys.contains(where: { $0.key == member.key }) {
            throw .unknownKey(member.keyPlace, key: member.key, owner: name, known: keys.map(\.key))
        }
        for key in keys {
            if let value = value[key.key] {
                try key.apply(value, &target, context)
            } else if key.isRequired {
                throw .missingKey(value.place, key: key.key, owner: name)
            }
        }
    }

    var schema: JSONSchema { schema { _ in nil } }

    /// - Parameter elsewhere: a reference to the key's schema, where that stands elsewhere.
    func schema(_ elsewhere: (String) -> JSONSchema?) -> JSONSchema {
        .closed(
            keys.map { ($0.key, elsewhere($0.key) ?? $0.schema.described($0.abstract)) },
            required: keys.filter(\.isRequired).map(\.key))
    }
}
