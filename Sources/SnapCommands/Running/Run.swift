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
        let inputs = try Inputs(options.paths, terminal: terminal)
        var records: [RunRecord] = []
        var status = ExitCode.success
        for package in inputs.packages {
            let name = Paths.relative(package, to: terminal.folder)
            let run = PackageRun(
                package: package, mode: mode, configuration: options.configuration, filters: options.filters)
            let outcome = try run.run { step in
                if !options.isQuiet { terminal.writeError("\(step) \(name == "." ? package : name)\n") }
            }
            records += outcome.records
            status = max(status, outcome.status)
            if let problem = outcome.problem { terminal.writeError("snap: error: \(problem)\n") }
        }
        let scenes = await SceneRun(
            scenes: inputs.scenes.filter(isWanted), decision: RecordPolicy.Decision(mode: mode, isRequested: true),
            environment: SnapEnvironment(terminal.environment),
            jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
        ).run()
        records += scenes
        status = max(status, PackageRun.status(of: scenes))
        let duration = ContinuousClock.now - start
        let summary = RunSummary(records, milliseconds: duration / .milliseconds(1))
        try RunLog.write(summary.records, to: Paths.join(terminal.folder, Self.logFile))
        if let folder = options.reportFolder {
            try ReportFormat.writeAll(summary, to: terminal.absolute(folder), terminal: terminal)
        }
        terminal.write(
            try options.format.render(
                summary, terminal: terminal, isColored: options.isColored(terminal), isQuiet: options.isQuiet))
        return status
    }

    /// Whether a scene's path contains one of the filters, if there are any.
    private func isWanted(_ scene: String) -> Bool {
        options.filters.isEmpty || options.filters.contains { scene.contains($0) }
    }
}
