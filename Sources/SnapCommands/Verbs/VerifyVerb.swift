import SnapGolden

/// Compares with goldens, and never writes them.
struct VerifyVerb: Verb {
    static let name = "verify"
    static let aliases = ["test"]
    static let abstract = "compares snapshots with their goldens, and never writes these"
    static let arguments = "[PATH…] [options]"
    static let discussion = """
        A snapshot that does not match, or has no golden, leaves its new version in .snap/pending of its \
        package: see them with “snap pending”, make them goldens with “snap accept”. Packages are built and \
        run through “swift build” and “swift test”.
        """
    static let options = RunOptions.declared

    private let options: RunOptions

    init(_ arguments: Arguments) throws(UsageError) {
        options = try RunOptions(arguments)
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        try await Run(mode: .never, options: options).run(terminal)
    }
}
