import Foundation
import Testing

/// The real `snap` on scene files, in a folder that is no package.
@Suite struct SceneTests {
    private let snap = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "snap")
        .path()

    private func write(title: String, in folder: String) throws {
        let scene = """
            { device: "iPhone8", root: { class: "UIView", backgroundColor: "white", subviews: [
                { id: "column", class: "UIStackView", axis: "vertical", spacing: 8, arrangedSubviews: [
                  { id: "title", class: "UILabel", numberOfLines: 0, text: "\(title)" },
                  { id: "content", class: "UILabel", text: "It cannot be undone." } ] } ] },
              constraints: ["column.top == root.top + 100", "column.leading == root.leading + 16",
                "column.trailing == root.trailing - 16"] }
            """
        try Data(scene.utf8).write(to: URL(filePath: folder + "/delete.scene.json5"))
    }

    private func run(_ arguments: String..., in folder: String) throws -> CommandOutput {
        try CommandOutput.of(snap, arguments, in: folder)
    }

    @Test func `a longer title is told as the cause of what moved, before pixels are counted`() throws {
        let folder = NSTemporaryDirectory() + "snap-scenes-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let golden = URL(filePath: folder + "/__Snapshots__/delete/delete.png")

        try write(title: "Delete photo?", in: folder)
        #expect(try run("verify", in: folder).exitCode == 1)
        #expect(try run("record", in: folder).exitCode == 0)
        let bytes = try Data(contentsOf: golden)
        #expect(try run("verify", in: folder).exitCode == 0)
        #expect(try run("record", "--jobs", "1", in: folder).standardOutput.contains("1 identical"))
        #expect(try Data(contentsOf: golden) == bytes)

        try FileManager.default.removeItem(at: golden)
        #expect(try run("record", "--missing", in: folder).exitCode == 0)
        #expect(try Data(contentsOf: golden) == bytes)

        try write(title: "Delete this photo from this phone and from all of your devices?", in: folder)
        let failure = try run("verify", in: folder)
        #expect(failure.exitCode == 1)
        let lines = failure.standardOutput.split(separator: "\n").map(String.init)
        #expect(lines.count > 4)
        #expect(lines[1] == "delete does not match its golden.")
        #expect(lines[2].hasPrefix("  `title` now wraps to 2 lines: height 20.5 → 41"))
        #expect(lines[3] == "    `content` moved down 20.5")
        #expect(failure.standardOutput.contains("pixels differ"))
        #expect(try Data(contentsOf: golden) == bytes)
    }

    @Test func `usage errors and unusable input have exit codes of their own`() throws {
        let folder = NSTemporaryDirectory()
        #expect(try run(in: folder).exitCode == 0)
        #expect(try run("--help", in: folder).standardOutput.contains("Usage: snap <verb> [paths] [options]"))
        let usage = try run("verfy", in: folder)
        #expect(usage.exitCode == 64)
        #expect(usage.standardError == "snap: error: there is no verb “verfy”: did you mean verify?\n")
        #expect(try run("verify", "no-such-folder", in: folder).exitCode == 2)
    }
}
