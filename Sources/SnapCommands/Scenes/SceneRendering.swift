import Foundation
import SnapFiles
import SnapGolden
import SnapInterfaceBuilder
import SnapScene
import UIKit

/// A scene of a file, laid out.
struct SceneRendering: Sendable {
    /// The scene's name in its file; the file's where it has one scene only.
    let name: String
    /// What tells its golden from the others of the file.
    let part: SnapshotName.Part
    let rendering: ViewRendering
    /// What its constraints contradict or leave undecided; nil where nobody asked.
    let problems: LayoutProblems?

    /// Builds and lays out the scenes of a file, or the one of a name.
    ///
    /// Throws what is wrong with the file, or why it cannot be drawn. With `inspects`, finds what is wrong with the constraints, too.
    @MainActor static func render(
        _ path: String, scene name: String? = nil, overrides: SceneOverrides = SceneOverrides(),
        inspects: Bool = false
    ) throws -> [SceneRendering] {
        // A scene sets the screen: it is left as it was.
        try ProjectSettings(inFolder: GoldenPath.root(around: Paths.folder(of: path))).registerFonts()
        let device = UIScreen.main.device
        defer { UIScreen.main.device = device }
        return Inputs.isInterface(path)
            ? try interface(path, scene: name, overrides: overrides, inspects: inspects)
            : [try sceneFile(path, scene: name, overrides: overrides, inspects: inspects)]
    }

    @MainActor private static func sceneFile(
        _ path: String, scene name: String?, overrides: SceneOverrides, inspects: Bool
    ) throws -> SceneRendering {
        let only = Self.name(of: path)
        if let name, name != only {
            throw InputError.noSceneNamed(path: InputFile(url: URL(filePath: path)).name, name: name, only: only)
        }
        let scene = try SceneFile(contentsOf: URL(filePath: path)).makeScene(overrides: overrides)
        defer { scene.close() }
        return SceneRendering(
            name: only, part: .only, rendering: try render(scene.window, in: scene.environment, at: overrides.time),
            problems: inspects ? LayoutProblems(of: scene.window) : nil)
    }

    @MainActor private static func interface(
        _ path: String, scene name: String?, overrides: SceneOverrides, inspects: Bool
    ) throws -> [SceneRendering] {
        let file = try InterfaceFile(contentsOf: URL(filePath: path))
        guard inspects || !file.scenes.isEmpty else { throw InputError.noViews(path: file.name) }
        let wanted = try name.map { [try file.scene(named: $0)] } ?? file.scenes
        return try wanted.map { scene in
            // What is inspected is the document's views alone.
            let built = file.makeScene(scene, overrides: CanvasOverrides(overrides), showsBars: !inspects)
            var rendering = try render(built.canvas, in: built.environment, at: overrides.time)
            rendering.warnings = built.warnings + rendering.warnings
            return SceneRendering(
                name: scene.name, part: file.scenes.count == 1 ? .only : .named(scene.name), rendering: rendering,
                problems: inspects
                    ? LayoutProblems(of: built.root, comparesDocument: overrides.keepsLayout) : nil)
        }
    }

    /// - Parameter time: in seconds of the virtual clock; nil shows what moves at its end.
    @MainActor private static func render(
        _ view: UIView, in environment: RenderEnvironment, at time: TimeInterval?
    ) throws -> ViewRendering {
        guard let time else { return try ViewRenderer.render(view, in: environment) }
        view.layoutIfNeeded()
        VirtualClock.shared.advance(by: time)
        var moment = environment
        moment.settles = false
        return try ViewRenderer.render(view, in: moment)
    }

    /// `menu.scene.json5` → `menu`, `Menu.xib` → `Menu`.
    static func name(of path: String) -> String {
        let name = Paths.name(of: path)
        for known in Inputs.sceneExtensions where name.hasSuffix(known) { return String(name.dropLast(known.count)) }
        return name
    }
}

extension SceneOverrides {
    /// Whether the layout stays that of the file.
    fileprivate var keepsLayout: Bool {
        device == nil && size == nil && scale == nil && direction == nil && contentSize == nil && locale == nil
    }
}

extension CanvasOverrides {
    fileprivate init(_ overrides: SceneOverrides) {
        self.init()
        device = overrides.device
        size = overrides.size
        scale = overrides.scale
        appearance = overrides.appearance
        direction = overrides.direction ?? overrides.locale.map(LanguageTag.direction)
        contentSize = overrides.contentSize
        locale = overrides.locale
        usesBoxFont = overrides.usesBoxFont
    }
}
