import SnapGolden

/// Removes pending snapshots; the goldens stay.
struct RejectVerb: Verb {
    static let name = "reject"
    static let abstract = "removes pending snapshots, and leaves the goldens alone"
    static let arguments = "[PATH…]"
    static let discussion =
        """
        A path is a folder, a test or scene file, a golden or a pending file; without one, all of the current folder are \
        rejected.
        """
    static let options: [CommandOption] = []

    private let paths: [String]

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.paths
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let pending = try PendingFinder.find(paths, terminal: terminal)
        for snapshot in pending {
            try snapshot.reject()
            terminal.write("removed what was pending for \(terminal.shown(snapshot.path.stem))\n")
        }
        terminal.write(pending.isEmpty ? "nothing is pending\n" : "\(pending.count) rejected\n")
        return .success
    }
}
