import SnapFiles
import SnapGolden
import SnapReport

/// The files that a run leaves, and those that it tidies up.
extension Run {
    /// The last run's log, in the current folder.
    private static let logFile = ".snap/last-run.jsonl"

    /// Removes what runs that were killed left where this one writes.
    func sweep(
        _ records: [RunRecord], _ inputs: Inputs, _ environment: SnapEnvironment, _ terminal: Terminal
    ) {
        var folders = [Paths.folder(of: Self.logPath(terminal))]
        if let report = options.reportFolder { folders.append(terminal.absolute(report)) }
        folders += records.filter { !$0.golden.isEmpty }.map { Paths.folder(of: $0.goldenPath) }
        var swept: Set<String> = []
        for root in inputs.packages + records.map(\.root) {
            let output = GoldenPath.outputFolder(of: root, environment)
            guard swept.insert(output).inserted else { continue }
            TemporaryFiles.sweep(output)
            for name in ["pending", "animations"] { TemporaryFiles.sweepAll(below: Paths.join(output, name)) }
        }
        for folder in folders where swept.insert(folder).inserted { TemporaryFiles.sweep(folder) }
    }

    /// Keeps the log for `report`; the run counts without it, too.
    static func keep(_ summary: RunSummary, _ terminal: Terminal) {
        let path = logPath(terminal)
        do throws(GoldenError) {
            try RunLog.write(summary.records, problems: summary.problems, to: path)
        } catch {
            terminal.warn("“snap report” will not know of this run: \(error.description(seenFrom: terminal.folder))")
        }
    }

    /// Where the last run's log is: in the folder for artifacts if there is one.
    static func logPath(_ terminal: Terminal) -> String {
        guard let artifacts = terminal.snapEnvironment.artifacts else { return Paths.join(terminal.folder, logFile) }
        return Paths.join(artifacts, Paths.name(of: logFile))
    }
}
