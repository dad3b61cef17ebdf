import Foundation
import SnapGolden
import SnapPNG
import Testing

@testable import SnapCommands

@Suite struct ReviewAndPruneTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["a", "b", "c"] { try write(name, color: "white") }
    }

    private func write(_ name: String, color: String) throws {
        try folder.write(
            "{ size: [4, 4], scale: 1, root: { backgroundColor: \"\(color)\" } }", to: "\(name).scene.json5")
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    }

    private func files(_ name: String) -> [Data?] {
        ["a", "b", "c"].map { FileManager.default.contents(atPath: "\(folder.path)/__Snapshots__/\($0)/\($0).\(name)") }
    }

    @Test func `a review does with each what the person says`() async throws {
        #expect(await TestTerminal().run("record", in: folder.path) == .success)
        let before = files("png")
        for name in ["a", "b", "c"] { try write(name, color: "black") }
        #expect(await TestTerminal().run("verify", in: folder.path) == .differences)
        // What is no answer is asked for again.
        let terminal = TestTerminal(answers: ["accept", "what?", "r", "s"])
        #expect(await terminal.run("review", in: folder.path) == .success)
        #expect(
            terminal.output.hasPrefix(
                """
                1 of 3: changed __Snapshots__/a/a
                  .snap/pending/__Snapshots__/a/a.new.png
                  .snap/pending/__Snapshots__/a/a.diff.png
                  16 of 16 pixels differ, by 1 at most (1 is black against white)
                """))
        let after = files("png")
        #expect(after[0] != before[0] && after[1] == before[1] && after[2] == before[2])
        #expect(!exists(".snap/pending/__Snapshots__/b") && exists(".snap/pending/__Snapshots__/c/c.new.png"))
        let enough = TestTerminal(answers: ["q"])
        #expect(await enough.run("review", in: folder.path) == .success)
        #expect(exists(".snap/pending/__Snapshots__/c/c.new.png"))
    }

    @Test func `without a person, a review is a page or an error`() async throws {
        let nobody = TestTerminal()
        #expect(await nobody.run("review", in: folder.path) == .success)
        #expect(nobody.output == "nothing is pending\n")
        _ = await TestTerminal().run("verify", in: folder.path)
        #expect(await nobody.run("review", in: folder.path) == .unusable)
        #expect(nobody.errorOutput.contains("“snap review” asks at a terminal, and there is none"))
        #expect(await nobody.run("review", "--page", "page.html", in: folder.path) == .success)
        let page = try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8)
        #expect(page.contains("<h2>a/a</h2>") && page.contains("It has no golden yet."))
        #expect(page.matches(of: /data:image\/png/).count == 3)
    }

    @Test func `goldens without a test are removed, and those of scenes that are there stay`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        _ = await TestTerminal().run("record", "a.scene.json5", "--appearance", "dark", in: folder.path)
        for name in ["old.1.png", "old.1.layout", "README.md"] {
            try folder.write("x", to: "__Snapshots__/GoneTests/\(name)")
        }
        let dry = TestTerminal()
        #expect(await dry.run("prune", "--dry-run", in: folder.path) == .success)
        #expect(
            dry.output == """
                unused __Snapshots__/GoneTests/old.1.layout
                unused __Snapshots__/GoneTests/old.1.png
                2 files unused

                """)
        #expect(exists("__Snapshots__/GoneTests/old.1.png"))
        let terminal = TestTerminal()
        #expect(await terminal.run("prune", in: folder.path) == .success)
        #expect(terminal.output.hasSuffix("2 files removed\n"))
        #expect(!exists("__Snapshots__/GoneTests/old.1.png") && exists("__Snapshots__/GoneTests/README.md"))
        #expect(exists("__Snapshots__/a/a.dark.png") && exists("__Snapshots__/b/b.png"))
        #expect(await terminal.run("prune", in: folder.path) == .success)
        #expect(terminal.output.hasSuffix("every golden has its test\n"))
    }

    @Test func `the golden of a scene that is gone is removed`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        _ = await TestTerminal().run("record", "c.scene.json5", "--appearance", "dark", in: folder.path)
        try folder.write("x", to: "__Snapshots__/c/notes.txt")
        try FileManager.default.removeItem(atPath: "\(folder.path)/c.scene.json5")
        let terminal = TestTerminal()
        #expect(await terminal.run("prune", in: folder.path) == .success)
        #expect(terminal.output.hasSuffix("4 files removed\n"))
        #expect(!exists("__Snapshots__/c/c.png") && !exists("__Snapshots__/c/c.dark.layout"))
        #expect(exists("__Snapshots__/c/notes.txt") && exists("__Snapshots__/b/b.png"))
    }

    @Test func `nothing is removed where something fails`() async throws {
        try folder.write("x", to: "__Snapshots__/GoneTests/old.1.png")
        let terminal = TestTerminal()
        #expect(await terminal.run("prune", in: folder.path) == .differences)
        #expect(terminal.output.hasSuffix("nothing is removed where something fails\n"))
        #expect(exists("__Snapshots__/GoneTests/old.1.png"))
    }
}
