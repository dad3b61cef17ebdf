import Foundation
import UIKit

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
            // Its warnings are nobody's.
            _ = RuntimeWarnings.take()
            return nil
        } catch {
            return error.description
        }
    }

    /// Makes the scene of a text, and takes it away afterwards with its warnings.
    static func withScene<Result>(
        _ text: String, _ overrides: SceneOverrides = SceneOverrides(), _ body: (BuiltScene) throws -> Result
    ) throws -> Result {
        try withScene(of: file(text), overrides, body)
    }

    static func withScene<Result>(
        of file: SceneFile, _ overrides: SceneOverrides = SceneOverrides(), _ body: (BuiltScene) throws -> Result
    ) throws -> Result {
        try RuntimeWarnings.collect {
            let scene = try file.makeScene(overrides: overrides)
            defer { scene.close() }
            return try body(scene)
        }.result
    }
}
