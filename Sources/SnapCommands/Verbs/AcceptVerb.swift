import SnapGolden

/// Makes pending snapshots goldens.
struct AcceptVerb: Verb {
    static let name = "accept"
    static let abstract = "makes pending snapshots the goldens"
    static let arguments = "[PATH…]"
    static let discussion =
        "A path is a folder, a golden or a pending file; without one, all of the current folder are accepted."
    static let options: [CommandOption] = []

    private let paths: [String]

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.paths
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let pending = try PendingFinder.find(paths, terminal: terminal)
        for snapshot in pending {
            for file in try snapshot.accept() { terminal.write("wrote \(Paths.relative(file, to: terminal.folder))\n") }
        }
        terminal.write(pending.isEmpty ? "nothing is pending\n" : "\(pending.count) accepted\n")
        return .success
    }
}
