import Foundation
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapCommands

@Suite struct PendingVerbsTests {
    let folder: TemporaryFolder
    private let picture: Data
    private let layout = "snap-layout 1 size 4 4 scale 1\nUIView 0 0 4 4\n"

    init() throws {
        folder = try TemporaryFolder()
        picture = try PNG.encode(Bitmap(width: 4, height: 4))
        try folder.write("", to: "App/Package.swift")
        let goldens = "Tests/__Snapshots__/MenuTests"
        try folder.write("old", to: "App/\(goldens)/open.1.png")
        try folder.write("", to: "App/Tests/MenuTests.swift")
        try folder.write(picture, to: "App/.snap/pending/\(goldens)/open.1.new.png")
        try folder.write("diff", to: "App/.snap/pending/\(goldens)/open.1.diff.png")
        try folder.write(layout, to: "App/.snap/pending/\(goldens)/closed.1.new.layout")
    }

    private func data(_ path: String) -> Data? { FileManager.default.contents(atPath: "\(folder.path)/\(path)") }

    private func contents(_ path: String) -> String? {
        data("App/\(path)").map { String(decoding: $0, as: UTF8.self) }
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
        #expect(data("App/Tests/__Snapshots__/MenuTests/open.1.png") == picture)
        #expect(contents("Tests/__Snapshots__/MenuTests/closed.1.layout") == layout)
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
        #expect(data("App/Tests/__Snapshots__/MenuTests/open.1.png") == picture)
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

    @Test(arguments: [
        "card.scene.json5", "__Snapshots__", "__Snapshots__/card", "__Snapshots__/card/card.png",
        "__Snapshots__/card/card.layout", ".snap", ".snap/pending", ".snap/pending/__Snapshots__/card/card.new.png",
        ".",
    ])
    func `what is pending of a scene outside of any package is found by every path of it`(path: String) async throws {
        try folder.write("{}", to: "Scenes/card.scene.json5")
        try folder.write("old", to: "Scenes/__Snapshots__/card/card.png")
        try folder.write(layout, to: "Scenes/__Snapshots__/card/card.layout")
        try folder.write(picture, to: "Scenes/.snap/pending/__Snapshots__/card/card.new.png")
        try folder.write(layout, to: "Scenes/.snap/pending/__Snapshots__/card/card.new.layout")
        let terminal = TestTerminal()
        #expect(await terminal.run("accept", "Scenes/\(path)", in: folder.path) == .success, "\(terminal.errorOutput)")
        #expect(terminal.output.hasSuffix("1 accepted\n"))
        #expect(terminal.errorOutput.isEmpty)
        #expect(data("Scenes/__Snapshots__/card/card.png") == picture)
        #expect(data("App/Tests/__Snapshots__/MenuTests/open.1.png") == Data("old".utf8))
    }

    @Test(arguments: ["accept", "reject", "pending"])
    func `a path that nothing pending belongs to is an error`(verb: String) async throws {
        try folder.write("{}", to: "App/Scenes/card.scene.json5")
        let terminal = TestTerminal()
        #expect(await terminal.run(verb, "App/Scenes/card.scene.json5", in: folder.path) == .unusable)
        #expect(
            terminal.errorOutput
                == "snap: error: App/Scenes/card.scene.json5: nothing that is pending belongs to it; see “snap pending”\n"
        )
        #expect(contents("Tests/__Snapshots__/MenuTests/open.1.png") == "old")
    }

    @Test func `a damaged pending file does not become a golden, and the others do`() async throws {
        let file = "App/.snap/pending/Tests/__Snapshots__/MenuTests/open.1.new.png"
        for damaged in [picture.prefix(picture.count - 20), Data("text".utf8), Data()] {
            try folder.write(damaged, to: file)
            try folder.write(layout, to: "App/.snap/pending/Tests/__Snapshots__/MenuTests/closed.1.new.layout")
            let terminal = TestTerminal()
            #expect(await terminal.run("accept", in: folder.path) == .unusable)
            #expect(terminal.errorOutput.contains("\(file) cannot be read: "))
            #expect(terminal.output.hasSuffix("1 accepted\n"))
            #expect(contents("Tests/__Snapshots__/MenuTests/open.1.png") == "old")
            #expect(data(file) == damaged)
        }
    }

    @Test func `pending files whose test file is gone are said to be`() async throws {
        try FileManager.default.removeItem(atPath: folder.path + "/App/Tests/MenuTests.swift")
        let pending = TestTerminal()
        #expect(await pending.run("pending", in: folder.path) == .success)
        #expect(pending.output.components(separatedBy: "its test or scene file is gone").count == 3)
        let accept = TestTerminal()
        #expect(await accept.run("accept", in: folder.path) == .success)
        #expect(
            accept.errorOutput.hasPrefix(
                "snap: warning: App/Tests/__Snapshots__/MenuTests/closed.1: the test or scene file of this golden is gone\n"
            ))
    }
}
