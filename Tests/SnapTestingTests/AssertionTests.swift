import Foundation
import SnapGolden
import Testing
import UIKit

@testable import SnapTesting

@MainActor @Suite struct AssertionTests {
    let folder = NSTemporaryDirectory() + "snap-tests-" + UUID().uuidString

    /// One assertion with goldens in a folder of its own, whatever the environment of this process is.
    private func run<Value, Format>(
        _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>, named name: String? = nil,
        record: SnapshotTestingConfiguration.Record? = nil, environment: [String: String] = [:],
        testName: String = #function, line: UInt = #line
    ) -> RunRecord {
        var variables = environment
        variables["SNAPSHOT_ARTIFACTS"] = folder + "/artifacts"
        let assertion = Assertion(
            name: name, record: record, directory: folder + "/goldens", testName: testName,
            place: SourcePlace(fileID: #fileID, file: #filePath, line: line, column: 1),
            environment: SnapEnvironment(variables))
        return assertion.run(value, strategy)
    }

    private func golden(_ name: String) throws -> String {
        try String(contentsOfFile: "\(folder)/goldens/\(name)", encoding: .utf8)
    }

    private func clean() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    @Test func `a missing golden is recorded and fails once, as in swift-snapshot-testing`() throws {
        defer { clean() }
        let first = run("A", as: .lines, named: "text", line: 1)
        #expect(first.verdict == .recorded)
        #expect(first.isFailure)
        #expect(try golden("a-missing-golden-is-recorded-and-fails-once-as-in-swift-snapshot-testing.text.txt") == "A")
        let second = run("A", as: .lines, named: "text", line: 1)
        #expect(second.verdict == .identical)
        #expect(!second.isFailure)
        #expect(second.message == nil)
    }

    @Test func `an animation that cannot be kept is a warning, and its snapshot counts`() throws {
        defer { clean() }
        // A file where the folder for artifacts must be.
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: folder + "/artifacts"))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let record = run(view, as: .animation(frames: 2, fps: 2), environment: ["SNAP_RECORD": "all"])
        #expect(record.verdict == .recorded && !record.isFailure)
        #expect(record.animation == nil)
        #expect(record.warnings.count == 1)
        #expect(record.warnings.first?.hasPrefix("The animated PNG cannot be kept: \(folder)/artifacts") == true)
    }

    @Test func `an animation is kept with everything else that a run leaves`() throws {
        defer { clean() }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let record = run(view, as: .animation(frames: 2, fps: 2), environment: ["SNAP_RECORD": "all"])
        let file = try #require(record.animation)
        #expect(file.hasPrefix(folder + "/artifacts/animations/") && FileManager.default.fileExists(atPath: file))
    }

    @Test func `what the command line asks to record is no failure`() {
        defer { clean() }
        let record = run("A", as: .lines, environment: ["SNAP_RECORD": "all"])
        #expect(record.verdict == .recorded)
        #expect(!record.isFailure)
    }

    @Test func `a machine that nobody watches records nothing`() {
        defer { clean() }
        let record = run("A", as: .lines, environment: ["CI": "true"])
        #expect(record.verdict == .missing)
        #expect(record.isFailure)
        #expect(record.pending.count == 1)
    }

    @Test func `an argument is stronger than a scope, and a scope is stronger than the outer one`() async {
        defer { clean() }
        let mode = withSnapshotTesting(record: .never) { run("A", as: .lines, named: "1").mode }
        #expect(mode == .never)
        let argument = withSnapshotTesting(record: .never) { run("A", as: .lines, named: "2", record: .failed).mode }
        #expect(argument == .failed)
        let inner = withSnapshotTesting(record: .never) {
            withSnapshotTesting(record: .all) { run("A", as: .lines, named: "3").mode }
        }
        #expect(inner == .all)
        let same = withSnapshotTesting(record: .never) { withSnapshotTesting { run("A", as: .lines, named: "4").mode } }
        #expect(same == .never)
        let waiting = await withSnapshotTesting(record: .failed) {
            await Task.yield()
            return run("A", as: .lines, named: "5").mode
        }
        #expect(waiting == .failed)
    }

    @Test(.snapshots(record: .failed)) func `a trait holds for its test, and a scope is stronger`() {
        defer { clean() }
        #expect(run("A", as: .lines, named: "1").mode == .failed)
        #expect(withSnapshotTesting(record: .never) { run("A", as: .lines, named: "2").mode } == .never)
        #expect(run("A", as: .lines, named: "3", environment: ["SNAPSHOT_TESTING_RECORD": "all"]).mode == .failed)
    }

    @Suite(.snapshots(record: .never)) @MainActor struct InnerSuite {
        @Test func `a suite's trait holds for its tests`() {
            #expect(SnapshotTestingConfiguration.trait.record == .never)
        }

        @Test(.snapshots(record: .all)) func `a test's own trait is stronger`() {
            #expect(SnapshotTestingConfiguration.trait.record == .all)
        }

        @Test(.snapshots()) func `a trait that says nothing leaves the suite's`() {
            #expect(SnapshotTestingConfiguration.trait.record == .never)
        }
    }

    @Test func `an unknown record mode is a failure that names the variable`() {
        let record = run("A", as: .lines, environment: ["SNAP_RECORD": "yes"])
        #expect(record.verdict == .unusable)
        #expect(record.message?.contains("the environment variable SNAP_RECORD is “yes”") == true)
    }

    @Test func `an error of the value is a failure with its text`() {
        struct Broken: Error, CustomStringConvertible {
            let description = "the menu is broken"
        }
        func fail() throws -> String { throw Broken() }
        let record = run(try fail(), as: .lines)
        #expect(record.verdict == .unusable)
        #expect(record.message?.hasSuffix("could not be compared: the menu is broken") == true)
    }

    @Test(arguments: [1, 2]) func `a test with arguments must name its snapshots`(number: Int) {
        defer { clean() }
        #expect(run(number, as: .dump).message?.contains("so its snapshots cannot be numbered") == true)
        #expect(run(number, as: .dump, named: "\(number)", line: 1).verdict == .recorded)
    }

    @Test func `nameless snapshots are numbered`() throws {
        defer { clean() }
        _ = run("A", as: .lines, testName: "t()")
        _ = run("B", as: .lines, testName: "t()")
        #expect(try golden("t.1.txt") == "A")
        #expect(try golden("t.2.txt") == "B")
    }

    @Test func `two snapshots for one file are a failure that names both`() {
        defer { clean() }
        _ = run("A", as: .lines, named: "a b", testName: "t()", line: 3)
        let message = run("A", as: .lines, named: "a.b", testName: "t()", line: 4).message
        #expect(message?.contains("t() “a b” (SnapTestingTests/AssertionTests.swift:3) and t() “a.b”") == true)
    }

    @Test func `every assertion appends one line to the run log`() throws {
        defer { clean() }
        let log = folder + "/run.jsonl"
        let records = ["A", "B"].map { run($0, as: .lines, named: $0, environment: ["SNAP_LOG": log]) }
        #expect(try RunLog.read(log).records == records)
    }

    private final class Panel: UIView {}

    private final class PanelController: UIViewController {}

    /// The compiler finds the strategy of the nearest class that has one.
    @Test func `subclasses take the strategies of their classes`() {
        defer { clean() }
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        let records = [
            run(panel, as: .image, named: "1"), run(panel, as: .layout, named: "2"),
            run(PanelController(), as: .image(on: .iPhone8, precision: 0.99), named: "3"),
            run(PanelController(), as: .recursiveDescription, named: "4"), run([1, 2], as: .json, named: "5"),
            run("text", as: .lines, named: "6"), run(panel.frame.size, as: .dump, named: "7"),
        ]
        #expect(records.map(\.verdict) == Array(repeating: .recorded, count: 7))
        #expect(
            records.map(\.written.count) == [2, 1, 2, 1, 1, 1, 1], "a picture has its layout beside it")
    }

    @Test func `failures are recorded at the caller's place`() {
        withKnownIssue {
            Failure.record("told", at: SourcePlace(fileID: "M/F.swift", file: "/M/F.swift", line: 3, column: 5))
        } matching: { issue in
            issue.sourceLocation == SourceLocation(fileID: "M/F.swift", filePath: "/M/F.swift", line: 3, column: 5)
                && issue.comments.map(\.rawValue) == ["told"]
        }
    }
}
