import Foundation
import SnapFiles
import Testing

@testable import SnapScene

@MainActor
@Suite("Files that scenes are read from")
struct InputFileTests {
    /// A folder of its own for each test.
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scene-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test("A mistake in a popover's file is named with that file, and with its folder as the scene's own are")
    func popoverFile() throws {
        try withFolder { folder in
            let outer = folder.appendingPathComponent("outer.scene.json5")
            let inner = folder.appendingPathComponent("inner.scene.json5")
            try "{ root: { id: 'a' }, present: { popover: { contents: 'inner.scene.json5', source: 'a' } } }"
                .write(to: outer, atomically: true, encoding: .utf8)
            for (text, message) in [
                (
                    "{ root: { id: 'b' }, present: { popover: { contents: {}, source: 'b' } } }",
                    ":1:31: present: a scene that is shown in a popover presents nothing itself: leave out present, or show another file in the popover"
                ),
                ("{ root: { alpha: 2 } }", ":1:18: root.alpha: expected a number from 0 to 1, found the number 2"),
                ("{ root: ", ":1:9: expected a value, found the end of the file"),
            ] {
                try text.write(to: inner, atomically: true, encoding: .utf8)
                let error = #expect(throws: SceneError.self) { try SceneFile(contentsOf: outer).makeScene().close() }
                #expect(error?.description == InputFile(url: inner).name + message)
            }
        }
    }

    @Test("What is no regular file is refused with the reason, and not read")
    func refused() throws {
        try withFolder { folder in
            let pipe = folder.appendingPathComponent("pipe.scene.json5")
            try #require(mkfifo(pipe.path, 0o600) == 0)
            let link = folder.appendingPathComponent("link.scene.json5")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: "/dev/zero"))
            let dangling = folder.appendingPathComponent("dangling.scene.json5")
            try FileManager.default.createSymbolicLink(
                at: dangling, withDestinationURL: folder.appendingPathComponent("none"))
            let empty = folder.appendingPathComponent("empty.scene.json5")
            try Data().write(to: empty)
            let large = folder.appendingPathComponent("large.scene.json5")
            try Data().write(to: large)
            // A hole: it takes no room on the disk.
            let handle = try FileHandle(forWritingTo: large)
            try handle.truncate(atOffset: 1 << 40)
            try handle.close()
            let cases = [
                (folder, "it is a folder"), (pipe, "it is no regular file, but a pipe or a device"),
                (link, "it is no regular file, but a pipe or a device"), (dangling, "there is no such file"),
                (empty, "it is empty"), (large, "it has 1099511627776 bytes, and may have 16777216"),
            ]
            for (url, reason) in cases {
                let error = #expect(throws: SceneError.self) { try SceneFile(contentsOf: url) }
                #expect(error == .unreadable(file: InputFile(url: url).name, reason: reason))
            }
            // The same of a picture, whose path starts at the scene's folder.
            let scene = folder.appendingPathComponent("a.scene.json5")
            try "{ root: { class: 'UIImageView', image: { file: 'pipe.scene.json5' } } }"
                .write(to: scene, atomically: true, encoding: .utf8)
            let error = #expect(throws: SceneError.self) { try SceneFile(contentsOf: scene).makeScene().close() }
            #expect(
                error?.description.hasSuffix(
                    "a.scene.json5:1:48: root.image.file: the picture pipe.scene.json5 cannot be read: it is no regular file, but a pipe or a device"
                ) == true)
        }
    }
}
