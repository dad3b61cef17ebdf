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
        let scene = try SceneFile(contentsOf: URL(filePath: path)).makeScene(overrides: overrides)
        defer { scene.close() }
        return try ViewRenderer.render(scene.window, in: scene.environment)
    }

    /// The same, with what its constraints contradict or leave undecided.
    @MainActor static func inspect(
        _ path: String, overrides: SceneOverrides
    ) throws -> (rendering: ViewRendering, problems: LayoutProblems) {
        let scene = try SceneFile(contentsOf: URL(filePath: path)).makeScene(overrides: overrides)
        defer { scene.close() }
        let rendering = try ViewRenderer.render(scene.window, in: scene.environment)
        return (rendering, LayoutProblems(of: scene.window))
    }

    /// `menu.scene.json5` → `menu`.
    static func name(of path: String) -> String {
        let name = Paths.name(of: path)
        return name.hasSuffix(Inputs.sceneExtension) ? String(name.dropLast(Inputs.sceneExtension.count)) : name
    }
}
