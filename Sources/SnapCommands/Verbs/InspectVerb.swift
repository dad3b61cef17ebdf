import SnapScene

/// Prints the laid-out view trees of a file's scenes.
struct InspectVerb: Verb {
    static let name = "inspect"
    static let abstract = "prints a scene's laid-out view tree, and what is wrong with its constraints"
    static let arguments = "FILE [options]"
    static let options: [CommandOption] =
        [
            .choice("--format", ["text", "json"], "text, as in a .layout file, if not given"), SceneOptions.scene,
        ] + SceneOptions.declared

    private let file: String
    private let isJSON: Bool
    private let scene: String?
    private let overrides: SceneOverrides

    init(_ arguments: Arguments) throws(UsageError) {
        file = try arguments.onlyPath("a scene file or an Interface Builder file")
        isJSON = arguments.value("--format") == "json"
        scene = arguments.value("--scene")
        overrides = try SceneOptions.read(arguments)
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let path = try Inputs.scene(file, terminal: terminal)
        let scenes = try await SceneRendering.render(path, scene: scene, overrides: overrides, inspects: true)
        // A storyboard of container controllers alone: there is nothing to see in it, and nothing wrong with it.
        if scenes.isEmpty { terminal.warn("\(InputError.noViews(path: terminal.shown(path)))") }
        let inspection = SceneInspection(file: file, scenes: scenes)
        terminal.write(isJSON ? try inspection.json() : inspection.text())
        return .success
    }
}
