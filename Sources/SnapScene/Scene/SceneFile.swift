package import Foundation
import SnapFiles
import UIKit

/// A `.scene.json5` file: one screen with a view tree, constraints, and what is presented on it.
@MainActor
package struct SceneFile {
    /// As errors name it.
    package let name: String
    let folder: URL
    let settings: SceneSettings

    /// Reads a file and checks its top level; its views are read when the scene is made.
    package init(contentsOf url: URL) throws(SceneError) {
        let file = InputFile(url: url)
        if let problem = file.problem(limit: InputFile.largestScene) {
            throw .unreadable(file: file.name, reason: problem)
        }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(file: file.name, reason: "\(error.localizedDescription)")
        }
        try self.init(bytes: Array(data), name: file.name, folder: url.deletingLastPathComponent())
    }

    init(bytes: [UInt8], name: String, folder: URL) throws(SceneError) {
        let source = SourceText(file: name, bytes: bytes)
        if let offset = source.firstInvalidByte { throw .notUTF8(source.place(at: offset)) }
        let value = try SceneValue(decoding: source)
        // The form requires a root; until it has read it, the whole file stands for it.
        var settings = SceneSettings(root: value)
        let context = SceneContext(folder: folder, traits: UITraitCollection(), language: nil)
        try SceneSettings.form.apply(value, to: &settings, context)
        self.name = name
        self.folder = folder
        self.settings = settings
    }

    /// Makes the views, lays them out in a window of their own, and presents what is to be presented.
    ///
    /// Sets what `UIScreen.main` is until the scene is closed: one scene is built and drawn after the other.
    package func makeScene(overrides: SceneOverrides = SceneOverrides()) throws(SceneError) -> BuiltScene {
        let (result, warnings) = RuntimeWarnings.collect { () -> Result<BuiltScene, SceneError> in
            do throws(SceneError) {
                return .success(try build(overrides))
            } catch {
                return .failure(error)
            }
        }
        let scene = try result.get()
        // A scene that cannot be made leaves no warnings to the next picture.
        warnings.forEach(RuntimeWarnings.record)
        return scene
    }

    private func build(_ overrides: SceneOverrides) throws(SceneError) -> BuiltScene {
        let settings = settings.overridden(by: overrides)
        try settings.check(overrides, of: name)
        let screen = settings.screen
        let previous = UIScreen.main.device
        UIScreen.main.device = screen
        do throws(SceneError) {
            return try build(settings, on: screen, after: previous)
        } catch {
            UIScreen.main.device = previous
            throw error
        }
    }

    private func build(
        _ settings: SceneSettings, on screen: Device, after previous: Device
    ) throws(SceneError) -> BuiltScene {
        let context = SceneContext(folder: folder, traits: screen.traits, language: settings.locale)
        let root = try context.makeRoot(settings.root, equations: settings.equations, size: screen.size)

        root.accessibilityIdentifier = root.accessibilityIdentifier ?? SceneContext.rootName

        let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
        let controller = SceneViewController(view: root)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        var scene = BuiltScene(
            window: window, environment: RenderEnvironment(device: screen), views: context.views, kept: context.kept,
            previousDevice: previous)
        guard let presentation = settings.presentation else { return scene }
        do throws(SceneError) {
            let presented = try ScenePresenter(context: context, presenter: controller).present(presentation)
            scene.views += presented.views
            scene.kept += presented.kept
            return scene
        } catch {
            scene.close()
            throw error
        }
    }
}
