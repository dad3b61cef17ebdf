import Foundation

@testable import SnapScene

/// Reading scenes from texts in tests.
@MainActor
enum SceneText {
    /// The folder of the fixture scenes.
    static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Scenes")

    static func file(_ text: String) throws(SceneError) -> SceneFile {
        try SceneFile(bytes: Array(text.utf8), name: "a.scene.json5", folder: fixtures)
    }

    /// What a text is refused with; nil where it makes a scene.
    static func failure(_ text: String) -> String? {
        do throws(SceneError) {
            try file(text).makeScene().close()
            return nil
        } catch {
            return error.description
        }
    }

    /// Makes the scene of a text, and takes it away afterwards.
    static func withScene<Result>(
        _ text: String, _ overrides: SceneOverrides = SceneOverrides(), _ body: (BuiltScene) throws -> Result
    ) throws -> Result {
        let scene = try file(text).makeScene(overrides: overrides)
        defer { scene.close() }
        return try body(scene)
    }
}
