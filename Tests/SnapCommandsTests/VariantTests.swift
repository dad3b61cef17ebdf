import Foundation
import SnapGolden
import SnapScene
import Testing
import UIKit

@testable import SnapCommands

/// Runs of scenes on other screens, in parts, and with differences allowed.
@Suite struct VariantTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(height: 8)
    }

    private func write(height: Int) throws {
        try folder.write(
            "{ size: [10, 8], scale: 1, root: { backgroundColor: \"systemBackground\", subviews: [ "
                + "{ frame: [0, 0, 4, \(height)], backgroundColor: \"label\" } ] } }", to: "card.scene.json5")
    }

    private var goldens: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/__Snapshots__/card")) ?? []).sorted()
    }

    @Test func `a scene on another screen has a golden of its own`() async throws {
        #expect(await TestTerminal().run("record", in: folder.path) == .success)
        let dark = ["--appearance", "dark", "--direction", "rtl", "--content-size", "accessibilityMedium"]
        let terminal = TestTerminal()
        let run = { (verb: String) in
            await Snap.run([verb, "card.scene.json5"] + dark, on: terminal.terminal(folder: folder.path))
        }
        #expect(await run("verify") == .differences)
        #expect(await run("record") == .success)
        #expect(goldens == ["card.dark-rtl-AX1.layout", "card.dark-rtl-AX1.png", "card.layout", "card.png"])
        #expect(await run("verify") == .success)
        #expect(await TestTerminal().run("verify", in: folder.path) == .success)
        let pictures = try ["card.png", "card.dark-rtl-AX1.png"].map {
            try Data(contentsOf: URL(filePath: "\(folder.path)/__Snapshots__/card/\($0)"))
        }
        #expect(pictures[0] != pictures[1])
    }

    @Test func `the parts of a variant's name are in a fixed order`() {
        var overrides = SceneOverrides(
            device: DeviceModel.named("iPhone13"), size: CGSize(width: 300, height: 200.5), scale: 3,
            appearance: .light, direction: .leftToRight, contentSize: .extraSmall, locale: "zh-Hant")
        overrides.usesBoxFont = true
        overrides.time = 0.25
        #expect(SceneVariant.name(overrides) == "iPhone13 300x200.5 3x light ltr XS zh-Hant box 0.25s")
        #expect(SceneVariant.name(SceneOverrides()) == nil)
        #expect(SceneVariant.part(.named("Login"), SceneOverrides(scale: 2)) == .named("Login 2x"))
    }

    @Test func `pixels may differ as far as the options say`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        let golden = folder.path + "/__Snapshots__/card/card"
        try write(height: 7)
        // The picture of before, with the layout of now: only pixels differ.
        let now = try LayoutText.read(
            String(contentsOfFile: golden + ".layout", encoding: .utf8).replacing("4 8", with: "4 7"))
        try folder.write(LayoutText.write(now), to: "__Snapshots__/card/card.layout")
        #expect(await TestTerminal().run("verify", in: folder.path) == .differences)
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", "--max-different-pixels", "4", in: folder.path) == .success)
        #expect(terminal.output.contains("1 similar"))
        #expect(await TestTerminal().run("verify", "--max-different-pixels", "3", in: folder.path) == .differences)
    }

    @Test func `a scene that no file has is an error`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", "--scene", "other", in: folder.path) == .unusable)
        #expect(
            terminal.errorOutput == "snap: error: no scene is named “other”: “snap inspect FILE” tells the names\n")
        #expect(await TestTerminal().run("record", "--scene", "card", in: folder.path) == .success)
    }

    @Test func `the parts of a run are all of it, each input once`() async throws {
        for name in ["a", "b", "c", "d"] { try folder.write("{ size: [4, 4], root: {} }", to: "\(name).scene.json5") }
        #expect(await TestTerminal().run("record", in: folder.path) == .success)
        var names: [String] = []
        for part in ["1/2", "2/2"] {
            #expect(await TestTerminal().run("verify", "--shard", part, in: folder.path) == .success)
            let log = folder.path + "/.snap/last-run.jsonl"
            names.append(try RunLog.read(log).records.map(\.test).joined(separator: " "))
            try FileManager.default.copyItem(atPath: log, toPath: folder.path + "/\(part.prefix(1)).jsonl")
        }
        #expect(names == ["a c d", "b card"] || names == ["a c card", "b d"])
        let merged = TestTerminal()
        #expect(await merged.run("merge", "1.jsonl", "2.jsonl", "--report", "rep", in: folder.path) == .success)
        #expect(merged.output.hasSuffix("5 snapshots: 5 identical\n"))
        #expect(FileManager.default.fileExists(atPath: folder.path + "/rep/index.html"))
        for wrong in ["0/2", "3/2", "2", "a/b", "1/2/3"] {
            #expect(await TestTerminal().run("verify", "--shard", wrong, in: folder.path) == .usage)
        }
    }

    @Test func `merging a failed run fails as that did`() async throws {
        #expect(await TestTerminal().run("verify", in: folder.path) == .differences)
        let terminal = TestTerminal()
        #expect(await terminal.run("merge", ".snap/last-run.jsonl", in: folder.path) == .differences)
        #expect(await terminal.run("merge", "nowhere.jsonl", in: folder.path) == .unusable)
        #expect(await terminal.run("merge", "card.scene.json5", in: folder.path) == .unusable)
        #expect(terminal.errorOutput.contains("card.scene.json5, line 1: this is no record of a run: name a run log"))
    }

    @Test func `a log that was cut has failed, one without a snapshot is of no use, and one counts once`() async throws
    {
        #expect(await TestTerminal().run("record", in: folder.path) == .success)
        let log = folder.path + "/.snap/last-run.jsonl"
        let whole = try String(contentsOfFile: log, encoding: .utf8)
        try folder.write(whole + String(whole.prefix(whole.count / 2)), to: "cut.jsonl")
        let cut = TestTerminal()
        #expect(await cut.run("merge", "cut.jsonl", in: folder.path) == .differences)
        #expect(cut.errorOutput.contains("the run did not end; run this part again"))
        try folder.write("", to: "empty.jsonl")
        let empty = TestTerminal()
        #expect(await empty.run("merge", "empty.jsonl", in: folder.path) == .unusable)
        let twice = TestTerminal()
        #expect(await twice.run("merge", "cut.jsonl", "./cut.jsonl", in: folder.path) == .unusable)
        #expect(twice.errorOutput.contains("./cut.jsonl: this is named twice: name each file once"))
    }

    @Test func `progress is shown where a person looks at it`() async {
        let watched = TestTerminal(isWatched: true)
        _ = await watched.run("record", in: folder.path)
        #expect(watched.errorOutput == "\r\u{1B}[K1 of 1 scenes\r\u{1B}[K")
        let other = TestTerminal()
        _ = await other.run("verify", in: folder.path)
        #expect(other.errorOutput.isEmpty)
    }
}
