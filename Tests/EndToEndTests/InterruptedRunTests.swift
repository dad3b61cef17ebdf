import Foundation
import Glibc
import Testing

/// The real `snap` on a package whose `swift` is a script: what it does when that fails in ways that a real one seldom does.
@Suite struct InterruptedRunTests {
    private let folder = NSTemporaryDirectory() + "snap-script-" + UUID().uuidString
    private let snap = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "snap")
        .path()

    init() throws {
        try FileManager.default.createDirectory(atPath: folder + "/P/Tests", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
        try Data("// swift-tools-version: 6.2\n".utf8).write(to: URL(filePath: folder + "/P/Package.swift"))
    }

    /// Runs with a `swift` whose `build` and `test` are these lines of a shell.
    private func run(
        _ arguments: String..., build: String = "exit 0", test: String = "exit 0", environment: [String: String] = [:]
    ) throws -> CommandOutput {
        try write(build: build, test: test)
        var variables = environment
        variables["PATH"] = folder + "/bin:/usr/bin:/bin"
        return try CommandOutput.of(snap, arguments, in: folder, environment: variables)
    }

    private func write(build: String, test: String) throws {
        let script = "#!/bin/sh\nif [ \"$1\" = build ]; then\n\(build)\nelse\n\(test)\nfi\n"
        let path = folder + "/bin/swift"
        try Data(script.utf8).write(to: URL(filePath: path))
        chmod(path, 0o755)
    }

    private func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self)
    }

    private func clean() {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// A line of the run log, of a snapshot that does not match.
    private var failingRecord: String {
        #"""
        {"file":"\#(folder)/P/Tests/MenuTests.swift","findings":[],"golden":"Tests/__Snapshots__/MenuTests/t.1","isFailure":true,"line":7,"message":"t() 1 does not match its golden.","milliseconds":1,"name":"t() 1","pending":[],"root":"\#(folder)/P","test":"t()","verdict":"different","warnings":[],"written":[]}
        """#
    }

    @Test func `a package that does not build fails in every report, and again when it is reported`() throws {
        defer { clean() }
        let output = try run("verify", "P", "--report", "rep", build: "echo 'a.swift:1:1: error: no'; exit 1")
        #expect(output.exitCode == 2)
        #expect(output.standardError.contains("snap: error: P does not build:\n\na.swift:1:1: error: no"))
        #expect(text("rep/results.json").contains("\"verdict\" : \"failed\""))
        #expect(text("rep/junit.xml").contains("tests=\"1\" failures=\"0\" errors=\"1\""))
        #expect(text("rep/summary.md").contains("### P\n\n```text\nP does not build:"))
        #expect(!text("rep/summary.md").contains("Everything is as expected."))
        #expect(text("rep/index.html").contains("<h1 class=\"failed\">no snapshots, and 1 other problem</h1>"))
        let again = try run("report")
        #expect(again.standardError.contains("P does not build"))
        #expect(again.standardOutput == "no snapshots, and 1 other problem\n")
    }

    @Test func `tests that are ended by a signal are told as that, whatever was compared before`() throws {
        defer { clean() }
        let test = "echo '\(failingRecord)' >> \"$SNAP_LOG\"; kill -9 $$"
        let output = try run("verify", "P", test: test)
        #expect(output.exitCode == 2)
        #expect(output.standardError.contains("the tests of P were ended by signal 9, so that not all of them ran"))
        #expect(output.standardOutput.contains("1 snapshot: 1 different, and 1 other problem"))
    }

    @Test func `other tests that fail are told beside snapshots that do not match`() throws {
        defer { clean() }
        let test = """
            echo '\(failingRecord)' >> "$SNAP_LOG"
            echo '/x/Tests/MenuTests.swift:7: error: MenuTests.t : failed - t() 1 does not match its golden.'
            echo '/x/Tests/OtherTests.swift:3: error: OtherTests.t : XCTAssertEqual failed'
            echo '✘ Test u() recorded an issue at UTests.swift:9:4: Expectation failed: 1 == 2'
            exit 1
            """
        let output = try run("verify", "P", test: test)
        #expect(output.exitCode == 1)
        #expect(
            output.standardError.hasSuffix(
                """
                snap: error: tests of P failed, besides the snapshots:

                /x/Tests/OtherTests.swift:3: error: OtherTests.t : XCTAssertEqual failed
                ✘ Test u() recorded an issue at UTests.swift:9:4: Expectation failed: 1 == 2
                all that the tests printed is in P/.snap/test.txt

                """))
    }

    @Test func `a package without tests is no mistake where there are scenes`() throws {
        defer { clean() }
        let test = "echo 'error: no tests found; create a target in the Tests directory'; exit 1"
        let alone = try run("verify", "P", test: test)
        #expect(alone.exitCode == 2)
        #expect(alone.standardError.contains("snap: warning: P has no tests\n"))
        try Data("{ size: [10, 8], root: {} }".utf8).write(to: URL(filePath: folder + "/P/card.scene.json5"))
        #expect(try run("record", "P", test: test).exitCode == 0)
        #expect(try run("verify", "P", test: test).exitCode == 0)
    }

    @Test(arguments: [("1/2", ["a", "c"]), ("2/2", ["b"]), ("4/4", [])])
    func `a part of the tests runs by their names`(part: String, names: [String]) throws {
        defer { clean() }
        let test = """
            case "$*" in *" list "*) printf '%s\\n' 'Building for debugging...' 'T.S/c()' 'T.S/a()' 'T.S/b()' 'T.Other/d()'; exit 0;; esac
            printf '%s\\n' "$@" > "\(folder)/arguments.txt"
            """
        let output = try run("verify", "P", "--shard", part, "--filter", "T.S", test: test)
        #expect(output.exitCode == 0)
        let given = text("arguments.txt").split(separator: "\n").filter { $0.hasPrefix("^") }
        #expect(given.map(String.init) == names.map { #"^T\.S\/\#($0)\(\)(/|$)"# })
        if names.isEmpty { #expect(output.standardError.contains("snap: warning: P has no tests in part 4 of 4")) }
    }

    @Test func `the tests mean the same folders as the command line does`() throws {
        defer { clean() }
        _ = try run(
            "verify", "P", test: "env > \"\(folder)/environment.txt\"",
            environment: ["SNAPSHOT_ARTIFACTS": "out", "SNAP_ROOT": "P"])
        let variables = text("environment.txt").split(separator: "\n")
        #expect(variables.contains("SNAPSHOT_ARTIFACTS=\(folder)/out"))
        #expect(variables.contains("SNAP_ROOT=\(folder)/P"))
        #expect(variables.contains("SNAP_LOG=\(folder)/out/run.jsonl"))
    }

    @Test func `what runs for it is ended, too, when it is told to end`() throws {
        defer { clean() }
        try write(build: "echo $$ > number.tmp; mv number.tmp number; sleep 60", test: "exit 0")
        let script = """
            "\(snap)" verify P & pid=$!
            while [ ! -e P/number ]; do sleep 0.05; done
            kill -TERM $pid; wait $pid; echo $?
            for attempt in $(seq 100); do kill -0 -- -$(cat P/number) 2> /dev/null || break; sleep 0.1; done
            kill -0 -- -$(cat P/number) 2> /dev/null; echo $?
            """
        let output = try CommandOutput.of(
            "/bin/bash", ["-c", script], in: folder, environment: ["PATH": folder + "/bin:/usr/bin:/bin"])
        // Ended by the signal (128 + 15), and no process of the script's group is left.
        #expect(output.standardOutput == "143\n1\n")
    }

    @Test func `what is printed is lost, and nothing else harmed, where the streams are closed`() throws {
        defer { clean() }
        try Data("{ size: [10, 8], root: {} }".utf8).write(to: URL(filePath: folder + "/card.scene.json5"))
        for streams in [">&-", ">&- 2>&-", "<&- >&- 2>&-"] {
            let output = try CommandOutput.of(
                "/bin/sh", ["-c", "\"\(snap)\" record card.scene.json5 \(streams); echo $?"], in: folder)
            #expect(output.standardOutput == "2\n")
            if streams == ">&-" {
                #expect(
                    output.standardError.hasSuffix(
                        "snap: error: standard output cannot be written: Bad file descriptor\n"))
            }
        }
    }
}
