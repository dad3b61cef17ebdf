import SnapGolden

/// Makes pending snapshots goldens.
struct AcceptVerb: Verb {
    static let name = "accept"
    static let abstract = "makes pending snapshots the goldens"
    static let arguments = "[PATH…]"
    static let discussion =
        """
        A path is a folder, a test or scene file, a golden or a pending file; without one, all of the current folder are \
        accepted. A damaged pending file is refused.
        """
    static let options: [CommandOption] = []

    private let paths: [String]

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.paths
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let pending = try PendingFinder.find(paths, terminal: terminal)
        var refused = 0
        for snapshot in pending {
            if snapshot.isOrphan {
                terminal.warn("\(terminal.shown(snapshot.path.stem)): the test or scene file of this golden is gone")
            }
            do throws(GoldenError) {
                for file in try snapshot.accept() { terminal.write("wrote \(terminal.shown(file))\n") }
            } catch {
                terminal.report(error)
                refused += 1
            }
        }
        terminal.write(pending.isEmpty ? "nothing is pending\n" : "\(pending.count - refused) accepted\n")
        return refused == 0 ? .success : .unusable
    }
}
