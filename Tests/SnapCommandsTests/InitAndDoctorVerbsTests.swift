import Foundation
import Testing

@testable import SnapCommands

@Suite struct InitAndDoctorVerbsTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func contents(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(folder.path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `the first scene can be recorded as it is`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("init", in: folder.path) == .success)
        #expect(terminal.output.hasPrefix("wrote Scenes/first.scene.json5\nNow run “snap record .”"))
        let record = TestTerminal()
        #expect(await record.run("record", in: folder.path) == .success, "\(record.output)")
        #expect(contents("Scenes/__Snapshots__/first/first.layout")?.contains("UILabel #title") == true)
    }

    @Test func `a package gets a test, and no file is changed`() async throws {
        try folder.write("// manifest", to: "App/Package.swift")
        try folder.write("mine", to: "App/Tests/SnapshotTests/FirstTests.swift")
        let terminal = TestTerminal()
        #expect(await terminal.run("init", "App", in: folder.path) == .success)
        #expect(terminal.output.contains("kept  App/Tests/SnapshotTests/FirstTests.swift\n"))
        #expect(terminal.output.contains(".testTarget("))
        #expect(contents("App/Tests/SnapshotTests/FirstTests.swift") == "mine")
        #expect(contents("App/Package.swift") == "// manifest")
        #expect(await terminal.run("init", "nowhere", in: folder.path) == .unusable)
    }

    @Test func `doctor tells the compiler, every library and every font package`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("doctor", in: folder.path) == .success)
        let lines = terminal.output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("ok       Swift 6.") == true)
        #expect(lines.count { $0.hasPrefix("ok       lib") } == 5)
        #expect(lines.count { $0.contains("fonts-") } == 7)
        #expect(lines.last == "ok       the record mode is “missing”, unless code says otherwise")
    }

    @Test func `doctor fails where a setting cannot be used`() async throws {
        let terminal = TestTerminal()
        #expect(await terminal.run("doctor", in: folder.path, environment: ["SNAP_RECORD": "yes"]) == .unusable)
        #expect(terminal.output.contains("problem  the environment variable SNAP_RECORD is “yes”"))
        try folder.write("{\"records\": 1}", to: "snap.json")
        try folder.write("", to: "Package.swift")
        let other = TestTerminal()
        #expect(await other.run("doctor", in: folder.path) == .unusable)
        #expect(other.output.contains("snap.json has the unknown key “records”"))
    }
}
