import SnapGolden
import SnapGraphics
import SnapPNG
import SnapRaster
import SnapScene
import UIKit

/// Draws one scene into a picture.
struct RenderVerb: Verb {
    static let name = "render"
    static let abstract = "draws one scene into a picture, without a golden"
    static let arguments = "FILE -o OUT.png [options]"
    static let options: [CommandOption] =
        [.value("--output", "FILE", short: "-o", "the picture to write, as PNG" + OutputFile.help), SceneOptions.scene]
        + SceneOptions.declared

    private let file: String
    private let output: OutputFile
    private let scene: String?
    private let overrides: SceneOverrides

    init(_ arguments: Arguments) throws(UsageError) {
        file = try arguments.onlyPath("a scene file or an Interface Builder file")
        guard let output = arguments.value("--output") else {
            throw .argumentMissing("a picture to write: -o OUT.png", verb: Self.name)
        }
        self.output = OutputFile(name: output)
        scene = arguments.value("--scene")
        overrides = try SceneOptions.read(arguments)
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let path = try Inputs.scene(file, terminal: terminal)
        try output.check(against: [path], terminal)
        let scenes = try await SceneRendering.render(path, scene: scene, overrides: overrides)
        guard let only = scenes.first, scenes.count == 1 else {
            throw InputError.severalScenes(path: file, names: scenes.map(\.name))
        }
        let rendering = only.rendering
        for warning in rendering.warnings { terminal.warn(warning) }
        let bitmap = try Rasterizer.draw(rendering.displayList)
        try output.write(try PNG.encode(bitmap), terminal)
        if !output.isStandardOutput {
            terminal.write("wrote \(output.name) (\(bitmap.width)×\(bitmap.height) pixels)\n")
        }
        return .success
    }
}
