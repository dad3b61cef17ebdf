import SnapGolden

/// Takes snapshots, and writes goldens that changed.
struct RecordVerb: Verb {
    static let name = "record"
    static let abstract = "takes snapshots, and writes the goldens that changed"
    static let arguments = "[PATH…] [--all | --missing | --failed] [options]"
    static let discussion = "A golden that is unchanged is not written again. It succeeds when all could be written."
    static let options: [CommandOption] =
        [
            .flag("--all", "every golden that changed at all; this is the default"),
            .flag("--missing", "only goldens that are not there"),
            .flag("--failed", "only goldens that are not there, or that the snapshot does not match"),
        ] + RunOptions.declared

    private let options: RunOptions
    private let mode: RecordMode

    init(_ arguments: Arguments) throws(UsageError) {
        mode =
            switch try arguments.exclusive(["--all", "--missing", "--failed"]) {
            case "--missing": .missing
            case "--failed": .failed
            default: .all
            }
        options = try RunOptions(arguments)
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        try await Run(mode: mode, options: options).run(terminal)
    }
}
