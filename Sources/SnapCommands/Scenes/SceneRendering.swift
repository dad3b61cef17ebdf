import Foundation
import SnapGolden
import SnapScene
import UIKit

/// A scene file, laid out.
enum SceneRendering {
    /// Builds and lays out the scene, and takes its window away again.
    ///
    /// Throws what is wrong with the file, or why it cannot be drawn.
    @MainActor static func render(_ path: String, overrides: SceneOverrides = SceneOverrides()) throws -> ViewRendering
    {
        try withScene(path, overrides) { try ViewRenderer.render($0.window, in: $0.environment) }
    }

    /// The same, with what its constraints contradict or leave undecided.
    @MainActor static func inspect(
        _ path: String, overrides: SceneOverrides
    ) throws -> (rendering: ViewRendering, problems: LayoutProblems) {
        try withScene(path, overrides) { scene in
            let rendering = try ViewRenderer.render(scene.window, in: scene.environment)
            return (rendering, LayoutProblems(of: scene.window))
        }
    }

    /// Leaves the screen as it was: a scene sets it.
    @MainActor private static func withScene<Result>(
        _ path: String, _ overrides: SceneOverrides, _ body: (BuiltScene) throws -> Result
    ) throws -> Result {
        let device = UIScreen.main.device
        defer { UIScreen.main.device = device }
        let scene = try SceneFile(contentsOf: URL(filePath: path)).makeScene(overrides: overrides)
        defer { scene.close() }
        return try body(scene)
    }

    /// `menu.scene.json5` → `menu`.
    static func name(of path: String) -> String {
        let name = Paths.name(of: path)
        return name.hasSuffix(Inputs.sceneExtension) ? String(name.dropLast(Inputs.sceneExtension.count)) : name
    }
}
