import Foundation
import SnapFiles
import SnapGolden
import SnapReport

/// Removes goldens that no test has any more.
struct PruneVerb: Verb {
    static let name = "prune"
    static let abstract = "removes goldens that no test has any more, after a run in which everything passed"
    static let arguments = "[PATH…] [--dry-run] [options]"
    static let discussion = """
        It verifies everything first, and removes nothing where something fails. A golden of a scene file that is there stays, \
        whichever options it was recorded with. Tests that do not run on this machine have goldens here, too: look with \
        --dry-run first.
        """
    static let options: [CommandOption] = [
        .flag("--dry-run", "only says what would be removed"),
        .choice("--configuration", ["debug", "release"], short: "-c", "how packages are built; debug if not given"),
        .flag("--release", "the same as --configuration release"),
        .value("--jobs", "N", short: "-j", "scenes drawn at once; as many as there are processors if not given"),
        .flag("--quiet", "not what is being built"),
    ]

    private let options: RunOptions
    private let isDryRun: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        options = try RunOptions(arguments)
        isDryRun = arguments.has("--dry-run")
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let summary = try await Run(mode: .never, options: options).take(terminal)
        guard summary.hasPassed else {
            let report = ConsoleReport(isColored: false, folder: terminal.folder, isQuiet: true)
            terminal.write(report.text(summary) + "nothing is removed where something fails\n")
            return Run.status(of: summary)
        }
        let paths = (options.paths.isEmpty ? ["."] : options.paths).map(terminal.absolute)
        let unused = UnusedGoldens(in: paths, besides: summary.records).files
        if !isDryRun {
            for file in unused { try GoldenFiles.remove([file], upTo: Paths.folder(of: Paths.folder(of: file))) }
        }
        for file in unused { terminal.write("\(isDryRun ? "unused" : "removed") \(terminal.shown(file))\n") }
        let count = unused.count == 1 ? "1 file" : "\(unused.count) files"
        terminal.write(unused.isEmpty ? "every golden has its test\n" : "\(count) \(isDryRun ? "unused" : "removed")\n")
        return .success
    }
}
