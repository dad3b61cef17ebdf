import SnapScene

/// Prints a scene's laid-out view tree.
struct InspectVerb: Verb {
    static let name = "inspect"
    static let abstract = "prints a scene's laid-out view tree, and what is wrong with its constraints"
    static let arguments = "FILE [options]"
    static let options: [CommandOption] =
        [.choice("--format", ["text", "json"], "text, as in a .layout file, if not given")] + SceneOptions.declared

    private let file: String
    private let isJSON: Bool
    private let overrides: SceneOverrides

    init(_ arguments: Arguments) throws(UsageError) {
        file = try arguments.onlyPath("a scene file")
        isJSON = arguments.value("--format") == "json"
        overrides = try SceneOptions.read(arguments)
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let path = try Inputs.scene(file, terminal: terminal)
        let result = try await SceneRendering.inspect(path, overrides: overrides)
        let inspection = SceneInspection(
            file: file, name: SceneRendering.name(of: path), rendering: result.rendering, problems: result.problems)
        terminal.write(isJSON ? try inspection.json() : inspection.text())
        return .success
    }
}
