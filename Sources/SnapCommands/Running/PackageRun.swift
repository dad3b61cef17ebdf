import Foundation
import SnapFiles
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
    /// The part of the tests that runs; nil for all.
    let shard: Shard?
    let environment: SnapEnvironment
    /// A file's absolute path, as people name it.
    let shown: @Sendable (String) -> String

    struct Outcome: Sendable {
        var records: [RunRecord] = []
        /// What went wrong besides the snapshots.
        var problems: [RunProblem] = []
        /// What a person should know besides.
        var notes: [String] = []
        /// Whether there was no test to run.
        var isEmpty = false
    }

    /// The folder for everything that a run leaves, absolute.
    private var outputFolder: String { GoldenPath.outputFolder(of: package, environment) }
    private var logFile: String { Paths.join(outputFolder, "run.jsonl") }

    /// Builds, then tests: two steps, so that a package that does not build is told from tests that fail.
    func run(progress: (String) -> Void) throws -> Outcome {
        let build = swift("build", ["--build-tests"], output: "build.txt")
        progress("building")
        guard try build.run() == .exit(0) else {
            let text = "\(name) does not build:\n\n\(build.excerpt(fromStart: true, shown: shown))"
            return Outcome(problems: [RunProblem(.error, place: name, text: text)])
        }
        try GoldenFiles.write([(logFile, Data())])
        var patterns = filters
        if let shard {
            let list = swift("test", ["list", "--skip-build"], output: "tests.txt")
            guard try list.run() == .exit(0) else {
                let text = "the tests of \(name) cannot be listed:\n\n\(list.excerpt(fromStart: false, shown: shown))"
                return Outcome(problems: [RunProblem(.error, place: name, text: text)])
            }
            patterns = try self.patterns(of: shard, from: TestOutput(list.output))
            guard !patterns.isEmpty else {
                return Outcome(notes: ["\(name) has no tests in part \(shard.number) of \(shard.count)"], isEmpty: true)
            }
        }
        let test = swift("test", ["--skip-build"] + patterns.flatMap { ["--filter", $0] }, output: "test.txt")
        progress("testing")
        let ending = try test.run()
        let log = try RunLog.read(logFile)
        var outcome = Outcome(records: log.records, notes: log.notes.map { "\(shown(logFile)): \($0)" })
        if ending != .exit(0) { report(test, ending, into: &outcome) }
        return outcome
    }

    /// A filter for each test of a part of those that SwiftPM lists.
    private func patterns(of shard: Shard, from list: TestOutput) throws -> [String] {
        let wanted = try filters.map { try Regex($0) }
        let tests = list.testNames.filter { name in wanted.isEmpty || wanted.contains { name.contains($0) } }
        // A test's whole name; Swift Testing has its place in the source behind it.
        return shard.part(of: tests.sorted()).map { "^\(NSRegularExpression.escapedPattern(for: $0))(/|$)" }
    }

    /// Tests failed: because they could not run to their end, because of the snapshots, or because of other assertions.
    private func report(_ test: Subprocess, _ ending: Subprocess.Ending, into outcome: inout Outcome) {
        let output = TestOutput(test.output)
        if outcome.records.isEmpty, output.hasNoTests {
            outcome.isEmpty = true
            outcome.notes.append("\(name) has no tests" + (filters.isEmpty ? "" : " that match"))
            return
        }
        let excerpt = "\n\n\(test.excerpt(fromStart: false, shown: shown))"
        if case .signal(let number) = ending {
            let text = "the tests of \(name) were ended by signal \(number), so that not all of them ran:\(excerpt)"
            outcome.problems.append(RunProblem(.error, place: name, text: text))
        } else if output.hasCrashed {
            let text = "the tests of \(name) could not run to their end:\(excerpt)"
            outcome.problems.append(RunProblem(.error, place: name, text: text))
        } else {
            let others = output.issues(besides: outcome.records)
            let hasFailure = outcome.records.contains(where: \.isFailure)
            guard !others.isEmpty || !hasFailure else { return }
            let text = others.isEmpty ? excerpt : "\n\n\(told(others, of: test))"
            let problem = RunProblem(
                .failure, place: name, text: "tests of \(name) failed, besides the snapshots:\(text)")
            outcome.problems.append(problem)
        }
    }

    private func told(_ issues: [String], of test: Subprocess) -> String {
        let most = 40
        let rest = issues.count > most ? ["(\(most) of \(issues.count))"] : []
        let all = "all that the tests printed is in \(shown(test.outputFile))"
        return (issues.prefix(most) + rest + [all]).joined(separator: "\n")
    }

    private func swift(_ verb: String, _ arguments: [String], output: String) -> Subprocess {
        var all = [verb, "--package-path", package, "--configuration", configuration] + arguments
        // Tests of an optimised build may import a module as testable, too; both steps must say so, or all is built twice.
        if configuration == "release" { all += ["-Xswiftc", "-enable-testing"] }
        var variables = ["SNAP_RECORD": mode.rawValue, "SNAP_LOG": logFile]
        // The tests run in the package's folder, where a relative path would mean another place than here.
        variables["SNAPSHOT_ARTIFACTS"] = environment.artifacts
        variables["SNAP_ROOT"] = environment.root
        return Subprocess(
            program: "swift", arguments: all, environment: variables, folder: package,
            outputFile: Paths.join(outputFolder, output))
    }
}
