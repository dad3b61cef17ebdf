package import Foundation
import SnapFiles
import UIKit

/// A `.xib` or `.storyboard` document.
@MainActor
package struct InterfaceFile {
    /// As errors name it.
    package let name: String
    /// The root views, in the order of the document.
    package let scenes: [InterfaceScene]
    private let document: InterfaceElement
    private let folder: URL

    /// Reads a document; its views are made scene by scene.
    package init(contentsOf url: URL) throws(InterfaceError) {
        let file = InputFile(url: url)
        if let problem = file.problem(limit: InputFile.largestScene) {
            throw .unreadable(file: file.name, reason: problem)
        }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw .unreadable(file: file.name, reason: error.localizedDescription)
        }
        try self.init(data, name: file.name, folder: url.deletingLastPathComponent())
    }

    init(_ data: Data, name: String, folder: URL) throws(InterfaceError) {
        let root = try InterfaceParser.parse(data, file: name)
        guard root.tag == "document" else { throw .notInterfaceBuilder(file: name, root: root.tag) }
        if let runtime = root.peek("targetRuntime"), !runtime.hasPrefix("iOS.CocoaTouch") {
            throw .otherPlatform(file: name, runtime: runtime)
        }
        self.name = name
        self.folder = folder
        document = root
        let stem = URL(filePath: name).deletingPathExtension().lastPathComponent
        scenes = InterfaceScenes(document: root, fileName: stem).scenes
    }

    /// The scene of a name, a controller's id, a view's id or a scene's id.
    package func scene(named name: String) throws(InterfaceError) -> InterfaceScene {
        if let scene = scenes.first(where: { $0.name == name || $0.ids.contains(name) }) { return scene }
        throw .noScene(file: self.name, name: name, names: scenes.map(\.name))
    }

    /// Makes a scene's views and constraints on the document's canvas.
    ///
    /// Sets what `UIScreen.main` is: one scene is built and drawn after the other.
    package func makeScene(_ scene: InterfaceScene, overrides: CanvasOverrides = CanvasOverrides()) -> BuiltInterface {
        document.markUnread()
        let warnings = InterfaceWarnings(file: name)
        let canvas = CanvasDevice.of(document)
        let screen = overrides.screen(
            canvas: canvas, version: CanvasVersion(document: document),
            safeArea: CanvasBars(document: document, device: canvas).safeArea(of: scene))
        UIScreen.main.device = screen
        let context = InterfaceContext(
            document: document, resources: InterfaceResources(document: document, folders: catalogFolders),
            warnings: warnings, traits: screen.traits, safeArea: screen.safeAreaInsets, file: name)
        let root = ViewBuilder(context: context).build(scene.root)
        // The canvas gives every root the margins of a controller's view, but for cells of a table.
        let controller: UIViewController? = scene.root.tag == "tableViewCell" ? nil : UIViewController()
        controller?.view = root
        root.becomeRoot(safeAreaInsets: screen.safeAreaInsets)
        ControllerGuides(context: context).register(of: scene.controller, in: root)
        if overrides.changesSize { root.frame.size = screen.size }
        var installer = ConstraintInstaller(context: context)
        installer.installAll()
        let unread = UnreadReport(warnings: warnings)
        unread.report(scene.root)
        unread.reportMalformedNumbers(scene.root)
        return BuiltInterface(
            root: root, controller: controller, environment: RenderEnvironment(device: screen),
            warnings: warnings.messages)
    }

    /// The document's folder and those above it: an asset catalog is near.
    private var catalogFolders: [URL] {
        var folders: [URL] = []
        var each = folder.absoluteURL.standardizedFileURL
        for _ in 0..<3 {
            folders.append(each)
            let outer = each.deletingLastPathComponent()
            if outer.path == each.path { break }
            each = outer
        }
        return folders
    }
}
