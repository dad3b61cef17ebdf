import Foundation
import Testing

@testable import SnapScene

@MainActor
@Suite("The JSON Schema of scene files")
struct SceneSchemaTests {
    /// With `SNAP_RECORD=all` the file is written anew instead.
    @Test("The published schema is what the reader's tables say")
    func isUpToDate() throws {
        let url = SceneText.fixtures.appendingPathComponent("scene.schema.json")
        let text = SceneSchema.text
        if ProcessInfo.processInfo.environment["SNAP_RECORD"] == "all" {
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let published = try String(contentsOf: url, encoding: .utf8)
        #expect(
            published == text, "write it anew with SNAP_RECORD=all swift test --filter SceneSchemaTests")
    }

    @Test("It is JSON whose references all lead to definitions")
    func isSound() throws {
        let schema = try JSONDecoder().decode(Node.self, from: Data(SceneSchema.text.utf8))
        let references = schema.references
        #expect(references.count > 20)
        for reference in references { #expect(schema.resolved(reference) != nil, "\(reference)") }
    }

    @Test("Every key of every class stands in it with its abstract")
    func hasEveryKey() throws {
        let schema = try JSONDecoder().decode(Node.self, from: Data(SceneSchema.text.utf8))
        for sceneClass in SceneClass.all {
            let properties = try #require(schema["$defs"]?[sceneClass.name]?["properties"])
            for key in sceneClass.keys {
                let property = try #require(properties[key.key], "\(sceneClass.name).\(key.key)")
                // An inherited key is described at the class that declares it.
                let described =
                    property["description"] ?? property["$ref"]?.string.flatMap(schema.resolved)?["description"]
                #expect(described?.string == key.abstract, "\(sceneClass.name).\(key.key)")
            }
        }
    }
}

/// A piece of JSON.
private enum Node: Decodable {
    case object([String: Node])
    case array([Node])
    case string(String)
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let object = try? container.decode([String: Node].self) {
            self = .object(object)
        } else if let array = try? container.decode([Node].self) {
            self = .array(array)
        } else if let string = try? container.decode(String.self) {
            self = .string(string)
        } else {
            self = .other
        }
    }

    subscript(key: String) -> Node? {
        guard case .object(let object) = self else { return nil }
        return object[key]
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    /// What a reference of the form `#/a/b` leads to.
    func resolved(_ reference: String) -> Node? {
        let steps = reference.split(separator: "/")
        guard steps.first == "#" else { return nil }
        var node: Node? = self
        for step in steps.dropFirst() { node = node?[String(step)] }
        return node
    }

    /// Every `$ref` in it.
    var references: [String] {
        switch self {
        case .object(let object):
            (object["$ref"]?.string.map { [$0] } ?? []) + object.values.flatMap(\.references)
        case .array(let elements): elements.flatMap(\.references)
        case .string, .other: []
        }
    }
}
