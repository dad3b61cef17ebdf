import Foundation
import SnapFiles
import SnapGolden
import SnapReport

/// One run over all inputs, for `record` and `verify`.
struct Run: Sendable {
    let mode: RecordMode
    let options: RunOptions

    /// Takes every snapshot, prints the report, keeps the log, and gives the worst status of all.
    func run(_ terminal: Terminal) async throws -> ExitCode {
        let summary = try await take(terminal)
        terminal.write(
            try options.format.render(
                summary, terminal: terminal, isColored: options.isColored(terminal), isQuiet: options.isQuiet))
        return Self.status(of: summary)
    }

    /// Takes every snapshot, and keeps the log and the report.
    func take(_ terminal: Terminal) async throws -> RunSummary {
        let start = ContinuousClock.now
        let environment = terminal.snapEnvironment
        let inputs = try Inputs(options.paths, terminal: terminal)
        try checkModes(inputs, environment)
        var found = Findings()
        for problem in inputs.problems { found.problems.append(problem.asRunProblem) }
        found.problems.forEach { terminal.tell($0) }
        if let option = options.givenForScenes.first, !inputs.packages.isEmpty {
            terminal.warn(
                "\(option) holds for scene files and Interface Builder files: a test says itself what it shows")
        }
        for package in inputs.packages { add(package, environment, to: &found, terminal) }
        await add(scenes(of: inputs), environment, to: &found, terminal)
        // A part of a run may well have nothing in it.
        if found.records.isEmpty, found.problems.isEmpty, options.shard == nil {
            if let scene = options.scene, !inputs.scenes.isEmpty { throw InputError.noSceneAnywhere(name: scene) }
            if !options.filters.isEmpty { throw InputError.noMatch(filters: options.filters) }
            if found.hasEmptyInput { throw InputError.nothingToCompare }
        }
        sweep(found.records, inputs, environment, terminal)
        let duration = ContinuousClock.now - start
        let summary = RunSummary(found.records, problems: found.problems, milliseconds: duration / .milliseconds(1))
        Self.keep(summary, terminal)
        if let folder = options.reportFolder {
            try ReportFormat.writeAll(summary, to: terminal.absolute(folder), terminal: terminal)
        }
        return summary
    }

    /// What a run has found so far.
    private struct Findings {
        var records: [RunRecord] = []
        var problems: [RunProblem] = []
        /// Whether some input had nothing to take a snapshot of, as its note says.
        var hasEmptyInput = false
    }

    private func add(
        _ package: String, _ environment: SnapEnvironment, to found: inout Findings, _ terminal: Terminal
    ) {
        // The current folder has a name, too.
        let name = package == terminal.folder ? package : Paths.shown(package, from: terminal.folder)
        let run = PackageRun(
            package: package, name: name, mode: mode, configuration: options.configuration, filters: options.filters,
            shard: options.shard, environment: environment, shown: terminal.shown)
        let outcome: PackageRun.Outcome
        do {
            outcome = try run.run { step in
                if !options.isQuiet { terminal.writeError("\(step) \(name)\n") }
            }
        } catch {
            outcome = PackageRun.Outcome(problems: [RunProblem(.error, place: name, text: terminal.text(of: error))])
        }
        found.records += outcome.records
        found.problems += outcome.problems
        found.hasEmptyInput = found.hasEmptyInput || outcome.isEmpty
        for note in outcome.notes { terminal.warn(note) }
        for problem in outcome.problems { terminal.tell(problem) }
    }

    private func add(
        _ scenes: [String], _ environment: SnapEnvironment, to found: inout Findings, _ terminal: Terminal
    ) async {
        let outcome = await SceneRun(
            scenes: scenes, decision: RecordPolicy.Decision(mode: mode, isRequested: true), environment: environment,
            jobs: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount, scene: options.scene,
            overrides: options.overrides, comparison: options.comparison
        ).run { done in
            if !options.isQuiet { terminal.showProgress("\(done) of \(scenes.count) scenes") }
        }
        terminal.showProgress("")
        found.records += outcome.records
        found.hasEmptyInput = found.hasEmptyInput || !outcome.withoutViews.isEmpty
        for file in outcome.withoutViews { terminal.warn("\(InputError.noViews(path: terminal.shown(file)))") }
    }

    /// The worst of all that happened.
    static func status(of summary: RunSummary) -> ExitCode {
        let snapshots = summary.failures.map { $0.verdict == .unusable ? ExitCode.unusable : .differences }
        let others = summary.problems.map { $0.problem == .error ? ExitCode.unusable : .differences }
        return (snapshots + others).max() ?? .success
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

    /// The scenes that the options leave, in the order of their paths where they are a part of all.
    private func scenes(of inputs: Inputs) -> [String] {
        let wanted = inputs.scenes.filter(isWanted)
        return options.shard.map { $0.part(of: wanted.sorted()) } ?? wanted
    }

    /// Whether a scene's path contains one of the filters, if there are any.
    private func isWanted(_ scene: String) -> Bool {
        options.filters.isEmpty || options.filters.contains { scene.contains($0) }
    }
}
