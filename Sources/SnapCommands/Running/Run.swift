import Foundation
import SnapGolden
import SnapReport

/// One run over all inputs, for `record` and `verify`.
struct Run: Sendable {
    /// The last run's log, in the current folder.
    static let logFile = ".snap/last-run.jsonl"

    let mode: RecordMode
    let options: RunOptions

    /// Takes every snapshot, prints the report, keeps the log, and gives the worst status of all.
    func run(_ terminal: Terminal) async throws -> ExitCode {
        let start = ContinuousClock.now
        let environment = SnapEnvironment(terminal.environment)
        let inputs = try Inputs(options.paths, terminal: terminal)
        try checkModes(inputs, environment)
        var records: [RunRecord] = []
        var status: ExitCode = inputs.problems.isEmpty ? .success : .unusable
        for problem in inputs.problems { terminal.report(problem) }
        for package in inputs.packages {
            // The current folder has a name, too.
            let name = package == terminal.folder ? package : Paths.shown(package, from: terminal.folder)
            let run = PackageRun(
                package: package, name: name, mode: mode, configuration: options.configuration,
                filters: options.filters,
                artifacts: environment.artifacts.map { terminal.absolute($0) })
            let outcome = try run.run { step in
                if !options.isQuiet { terminal.writeError("\(step) \(name)\n") }
            }
            records += outcome.records
            status = max(status, outcome.status)
            for note in outcome.notes { terminal.warn(note) }
            if let problem = outcome.problem { terminal.writeError("snap: error: \(problem)\n") }
        }
        let scenes = await SceneRun(
            scenes: inputs.scenes.filter(isWanted), decision: RecordPolicy.Decision(mode: mode, isRequested: true),
            environment: environment,
            jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        ).run()
        records += scenes
        status = max(status, PackageRun.status(of: scenes))
        if records.isEmpty, status == .success, !options.filters.isEmpty {
            throw InputError.noMatch(filters: options.filters)
        }
        sweep(records)
        let duration = ContinuousClock.now - start
        let summary = RunSummary(records, milliseconds: duration / .milliseconds(1))
        keep(summary, terminal)
        if let folder = options.reportFolder {
            try ReportFormat.writeAll(summary, to: terminal.absolute(folder), terminal: terminal)
        }
        terminal.write(
            try options.format.render(
                summary, terminal: terminal, isColored: options.isColored(terminal), isQuiet: options.isQuiet))
        return status
    }

    /// The command line's own mode holds; a mode that there is not is an error all the same, for every package and folder of scenes.
    private func checkModes(_ inputs: Inputs, _ environment: SnapEnvironment) throws {
        var roots = inputs.packages
        for scene in inputs.scenes {
            let root = GoldenPath.root(around: Paths.folder(of: scene))
            if !roots.contains(root) { roots.append(root) }
        }
        for root in roots {
            _ = try RecordPolicy(
                snapRecord: environment.record, snapshotTestingRecord: environment.snapshotTestingRecord,
                settings: try ProjectSettings(inFolder: root).record
            ).decide()
        }
    }

    /// Removes what runs that were killed left beside goldens.
    private func sweep(_ records: [RunRecord]) {
        var folders: [String] = []
        for record in records where !record.golden.isEmpty {
            let folder = Paths.folder(of: Paths.join(record.root, record.golden))
            if !folders.contains(folder) { folders.append(folder) }
        }
        for folder in folders { TemporaryFiles.sweep(folder) }
    }

    /// Keeps the log for `report`; the run counts without it, too.
    private func keep(_ summary: RunSummary, _ terminal: Terminal) {
        let path = Self.logPath(terminal)
        do throws(GoldenError) {
            try RunLog.write(summary.records, to: path)
        } catch {
            terminal.warn("“snap report” will not know of this run: \(error)")
        }
    }

    /// Where the last run's log is: in the folder for artifacts if there is one.
    static func logPath(_ terminal: Terminal) -> String {
        guard let artifacts = SnapEnvironment(terminal.environment).artifacts else {
            return Paths.join(terminal.folder, logFile)
        }
        return Paths.join(terminal.absolute(artifacts), Paths.name(of: logFile))
    }

    /// Whether a scene's path contains one of the filters, if there are any.
    private func isWanted(_ scene: String) -> Bool {
        options.filters.isEmpty || options.filters.contains { scene.contains($0) }
    }
}
