import Foundation
import SnapGolden
import Testing

@testable import SnapCommands

/// What a run checks before it, and what it leaves.
@Suite struct RunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{ size: [10, 8], root: { backgroundColor: \"white\" } }", to: "card.scene.json5")
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    }

    @Test(arguments: ["verify", "record"], ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"])
    func `a record mode that there is not is an error for scenes, too`(verb: String, variable: String) async {
        let terminal = TestTerminal()
        #expect(await terminal.run(verb, in: folder.path, environment: [variable: "bogus"]) == .unusable)
        #expect(
            terminal.errorOutput.contains("the environment variable \(variable) is “bogus”, which is no record mode"))
        #expect(!exists("__Snapshots__"))
    }

    @Test(arguments: ["verify", "record"])
    func `a settings file that cannot be read is an error that names it`(verb: String) async throws {
        try folder.write("{ \"record\": \"sometimes\" }", to: "snap.json")
        let terminal = TestTerminal()
        #expect(await terminal.run(verb, in: folder.path) == .unusable)
        #expect(terminal.errorOutput.hasPrefix("snap: error: snap.json: “record” is “sometimes”: set it to one of "))
        #expect(!exists("__Snapshots__"))
    }

    @Test func `a filter that nothing matches is an error`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("record", "--filter", "zzz", "--filter", "y", in: folder.path) == .unusable)
        #expect(terminal.errorOutput.hasPrefix("snap: error: no snapshot matches “zzz” or “y”"))
        #expect(await terminal.run("record", "--filter", "car", in: folder.path) == .success)
    }

    @Test func `without a place for the run log, the results are printed all the same`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        try FileManager.default.removeItem(atPath: folder.path + "/.snap")
        try folder.write("no folder", to: ".snap")
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", in: folder.path) == .success)
        #expect(terminal.output.contains("1 snapshot: 1 identical"))
        #expect(terminal.errorOutput.hasPrefix("snap: warning: “snap report” will not know of this run: "))
    }

    @Test func `everything that verify writes goes to the folder for artifacts`() async throws {
        let environment = ["SNAPSHOT_ARTIFACTS": folder.path + "/out"]
        #expect(await TestTerminal().run("verify", in: folder.path, environment: environment) == .differences)
        #expect(exists("out/last-run.jsonl") && exists("out/__Snapshots__/card/card.new.png"))
        #expect(!exists(".snap") && !exists("__Snapshots__"))
        let report = TestTerminal()
        #expect(await report.run("report", in: folder.path, environment: environment) == .success)
        #expect(report.output.contains("1 snapshot: 1 missing"))
        let accept = TestTerminal()
        #expect(await accept.run("accept", "card.scene.json5", in: folder.path, environment: environment) == .success)
        #expect(exists("__Snapshots__/card/card.png"))
    }

    @Test func `a run removes what one that was killed left beside the goldens`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        try folder.write("half", to: "__Snapshots__/card/.123-abc.snap-tmp")
        #expect(await TestTerminal().run("verify", in: folder.path) == .success)
        #expect(!exists("__Snapshots__/card/.123-abc.snap-tmp"))
        #expect(exists("__Snapshots__/card/card.png"))
    }

    @Test func `paths in messages are seen from the current folder`() async throws {
        let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", name, in: Paths.folder(of: folder.path)) == .differences)
        #expect(terminal.output.contains("\n  missing  \(name)/__Snapshots__/card/card.png\n"))
        #expect(terminal.output.contains("\n  new      \(name)/.snap/pending/__Snapshots__/card/card.new.png\n"))
    }

    @Test func `the version is printed`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("--version") == .success)
        #expect(terminal.output == "snap \(Snap.version)\n")
    }
}
