package import Foundation
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
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(file: url.relativePath, reason: Self.reason(at: url.path))
        }
        try self.init(bytes: Array(data), name: url.relativePath, folder: url.deletingLastPathComponent())
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
    /// Sets what `UIScreen.main` is: one scene is built and drawn after the other.
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
        let screen = settings.screen
        UIScreen.main.device = screen
        let context = SceneContext(folder: folder, traits: screen.traits, language: settings.locale)
        let root = try context.makeRoot(settings.root, equations: settings.equations, size: screen.size)

        root.accessibilityIdentifier = root.accessibilityIdentifier ?? SceneContext.rootName

        let window = UIWindow(frame: CGRect(origin: .zero, size: screen.size))
        let controller = SceneViewController(view: root)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let environment = RenderEnvironment(device: screen)
        let scene = BuiltScene(window: window, environment: environment, views: context.views, kept: context.kept)
        guard let presentation = settings.presentation else { return scene }
        do throws(SceneError) {
            let presented = try ScenePresenter(context: context, presenter: controller).present(presentation)
            return BuiltScene(
                window: window, environment: environment, views: context.views + presented.views,
                kept: context.kept + presented.kept)
        } catch {
            scene.close()
            throw error
        }
    }

    /// Foundation's own description of the error is a number.
    private static func reason(at path: String) -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            return "there is no such file"
        }
        return isFolder.boolValue ? "it is a folder" : "check its permissions"
    }
}
