import Foundation
import SnapGolden

/// Runs a package's tests through SwiftPM, and reads what its snapshots came to.
struct PackageRun: Sendable {
    /// The package's folder, absolute.
    let package: String
    /// The same for people: as seen from the current folder.
    let name: String
    let mode: RecordMode
    /// `debug` or `release`.
    let configuration: String
    /// Patterns for `swift test --filter`; all tests where there is none.
    let filters: [String]
    /// The folder for everything that a run leaves, absolute; nil for the package's own `.snap`.
    let artifacts: String?

    struct Outcome: Sendable {
        var records: [RunRecord] = []
        /// What went wrong besides the snapshots, for people; nil where nothing did.
        var problem: String?
        /// What a person should know besides.
        var notes: [String] = []
        var status = ExitCode.success
    }

    private var outputFolder: String { artifacts ?? Paths.join(package, ".snap") }
    private var logFile: String { Paths.join(outputFolder, "run.jsonl") }

    /// Builds, then tests: two steps, so that a package that does not build is told from tests that fail.
    func run(progress: (String) -> Void) throws -> Outcome {
        let build = swift("build", ["--build-tests"], output: "build.txt")
        progress("building")
        guard try build.run() == .exit(0) else {
            return Outcome(
                problem: "\(name) does not build:\n\n\(build.excerpt(fromStart: true))", status: .unusable)
        }
        try GoldenFiles.write([(logFile, Data())])
        let test = swift("test", ["--skip-build"] + filters.flatMap { ["--filter", $0] }, output: "test.txt")
        progress("testing")
        let ending = try test.run()
        let log = try RunLog.read(logFile)
        var outcome = Outcome(records: log.records, notes: log.notes)
        outcome.status = Self.status(of: outcome.records)
        if ending != .exit(0) {
            report(test, into: &outcome)
        }
        return outcome
    }

    /// The worst of what snapshots came to.
    static func status(of records: [RunRecord]) -> ExitCode {
        records.filter(\.isFailure).map { $0.verdict == .unusable ? .unusable : .differences }.max() ?? .success
    }

    /// Tests failed: because of the snapshots, because of other assertions, or because they could not run to their end.
    private func report(_ test: Subprocess, into outcome: inout Outcome) {
        let output = test.output
        if output.contains("unexpected signal code") || output.contains("no tests found") {
            outcome.problem = "the tests of \(name) could not run to their end:\n\n\(test.excerpt(fromStart: false))"
            outcome.status = .unusable
        } else if !outcome.records.contains(where: \.isFailure) {
            outcome.problem = "tests of \(name) failed, besides the snapshots:\n\n\(test.excerpt(fromStart: false))"
            outcome.status = max(outcome.status, .differences)
        }
    }

    private func swift(_ verb: String, _ arguments: [String], output: String) -> Subprocess {
        var all = [verb, "--package-path", package, "--configuration", configuration] + arguments
        // Tests of an optimised build may import a module as testable, too; both steps must say so, or all is built twice.
        if configuration == "release" { all += ["-Xswiftc", "-enable-testing"] }
        return Subprocess(
            program: "swift", arguments: all,
            environment: ["SNAP_RECORD": mode.rawValue, "SNAP_LOG": logFile], folder: package,
            outputFile: Paths.join(outputFolder, output))
    }
}
