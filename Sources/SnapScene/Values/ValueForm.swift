/// One way to write a value in a scene file: how it is read, and how a JSON Schema describes it.
@MainActor
struct ValueForm<Value> {
    let schema: JSONSchema
    let read: (SceneValue, SceneContext) throws(SceneError) -> Value

    init(_ schema: JSONSchema, read: @escaping (SceneValue, SceneContext) throws(SceneError) -> Value) {
        self.schema = schema
        self.read = read
    }

    /// The value of a key, for what is needed before the other keys are read; nil where the object has no such key.
    func read(_ key: String, of object: SceneValue, _ context: SceneContext) throws(SceneError) -> Value? {
        guard let value = object[key] else { return nil }
        return try read(value, context)
    }

    /// The form of another type that is made of this one's value.
    func map<Other>(_ transform: @escaping (Value, ScenePlace) throws(SceneError) -> Other) -> ValueForm<Other> {
        ValueForm<Other>(schema) { value, context throws(SceneError) in
            try transform(try read(value, context), value.place)
        }
    }

    /// The form of a property that may be nil; nil is not written, the key is left out.
    var optional: ValueForm<Value?> {
        map { value, _ throws(SceneError) in value }
    }
}
