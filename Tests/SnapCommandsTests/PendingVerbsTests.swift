import Foundation
import Testing

@testable import SnapCommands

@Suite struct PendingVerbsTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/Package.swift")
        let goldens = "Tests/__Snapshots__/MenuTests"
        try folder.write("old", to: "App/\(goldens)/open.1.png")
        try folder.write("new", to: "App/.snap/pending/\(goldens)/open.1.new.png")
        try folder.write("diff", to: "App/.snap/pending/\(goldens)/open.1.diff.png")
        try folder.write("first", to: "App/.snap/pending/\(goldens)/closed.1.new.layout")
    }

    private func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: "\(folder.path)/App/\(path)").map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `pending lists goldens with their new files`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("pending", in: folder.path) == .success)
        #expect(
            terminal.output == """
                new     App/Tests/__Snapshots__/MenuTests/closed.1
                          App/.snap/pending/Tests/__Snapshots__/MenuTests/closed.1.new.layout
                changed App/Tests/__Snapshots__/MenuTests/open.1
                          App/.snap/pending/Tests/__Snapshots__/MenuTests/open.1.new.png
                          App/.snap/pending/Tests/__Snapshots__/MenuTests/open.1.diff.png
                2 pending

                """)
        let json = TestTerminal()
        #expect(await json.run("pending", "App", "--json", in: folder.path) == .success)
        #expect(json.output.contains("\"isNew\" : true"))
    }

    @Test func `accept writes the goldens and removes what was pending`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("accept", in: folder.path) == .success)
        #expect(contents("Tests/__Snapshots__/MenuTests/open.1.png") == "new")
        #expect(contents("Tests/__Snapshots__/MenuTests/closed.1.layout") == "first")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/.snap/pending"))
        #expect(await terminal.run("accept", in: folder.path) == .success)
        #expect(terminal.output.hasSuffix("2 accepted\nnothing is pending\n"))
    }

    @Test(arguments: [
        "App/Tests/__Snapshots__/MenuTests/open.1.png", "App/Tests/__Snapshots__/MenuTests/open.1",
        "App/.snap/pending/Tests/__Snapshots__/MenuTests/open.1.new.png",
    ])
    func `one golden may be accepted alone`(path: String) async {
        let terminal = TestTerminal()
        #expect(await terminal.run("accept", path, in: folder.path) == .success)
        #expect(contents("Tests/__Snapshots__/MenuTests/open.1.png") == "new")
        #expect(contents("Tests/__Snapshots__/MenuTests/closed.1.layout") == nil)
        #expect(terminal.output.hasSuffix("1 accepted\n"))
    }

    @Test func `reject leaves the golden alone`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("reject", "App/Tests", in: folder.path) == .success)
        #expect(contents("Tests/__Snapshots__/MenuTests/open.1.png") == "old")
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/.snap/pending"))
    }

    @Test func `a path that is nothing is named`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("accept", "App/nowhere", in: folder.path) == .unusable)
        #expect(terminal.errorOutput == "snap: error: App/nowhere: there is no such file or folder\n")
    }
}
