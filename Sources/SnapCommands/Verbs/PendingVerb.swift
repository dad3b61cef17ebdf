import Foundation
import SnapFiles
import SnapGolden

/// Lists snapshots that wait to be accepted or rejected.
struct PendingVerb: Verb {
    static let name = "pending"
    static let abstract = "lists the snapshots that wait to be accepted or rejected"
    static let arguments = "[PATH…] [options]"
    static let options: [CommandOption] = [.flag("--json", "a JSON list, for scripts")]

    private let paths: [String]
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.paths
        isJSON = arguments.has("--json")
    }

    private struct Entry: Encodable {
        let golden: String
        let files: [String]
        let difference: String?
        let isNew: Bool
        let isOrphan: Bool
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let pending = try PendingFinder.find(paths, terminal: terminal)
        let entries = pending.map { snapshot in
            Entry(
                golden: Paths.shown(snapshot.path.stem, from: terminal.folder),
                files: snapshot.fileExtensions.map { Paths.shown(snapshot.path.pending($0), from: terminal.folder) },
                difference: snapshot.hasDifference
                    ? Paths.shown(snapshot.path.difference, from: terminal.folder) : nil,
                isNew: !snapshot.fileExtensions.contains {
                    FileManager.default.fileExists(atPath: snapshot.path.golden($0))
                }, isOrphan: snapshot.isOrphan)
        }
        if isJSON {
            terminal.write(try JSONText.pretty(entries))
            return .success
        }
        for entry in entries {
            terminal.write("\(entry.isNew ? "new    " : "changed") \(PrintableText.escaped(entry.golden))\n")
            if entry.isOrphan { terminal.write("          its test or scene file is gone\n") }
            for file in entry.files + [entry.difference].compactMap({ $0 }) {
                terminal.write("          \(PrintableText.escaped(file))\n")
            }
        }
        terminal.write(entries.isEmpty ? "nothing is pending\n" : "\(entries.count) pending\n")
        return .success
    }
}
