import Foundation
import Glibc
import Testing

@testable import SnapCommands

/// What a search for scenes finds, and what it says of what it cannot use.
@Suite struct SearchTests {
    private let folder: TemporaryFolder
    private let scene = "{ size: [10, 8], root: { backgroundColor: \"white\" } }"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(scene, to: "In/card.scene.json5")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }

    @Test func `links to folders are not followed, round in circles or out of the folder`() async throws {
        try folder.write(scene, to: "Outside/other.scene.json5")
        try link("In/loop", to: ".")
        try link("In/out", to: "../Outside")
        try link("In/file.scene.json5", to: "../Outside/other.scene.json5")
        let inputs = try Inputs(["In"], terminal: TestTerminal().terminal(folder: folder.path))
        #expect(inputs.scenes == ["card", "file"].map { "\(folder.path)/In/\($0).scene.json5" })
        #expect(inputs.problems.isEmpty)
        try folder.write("new", to: "Outside/.snap/pending/__Snapshots__/other/other.new.layout")
        let pending = TestTerminal()
        #expect(await pending.run("pending", in: folder.path + "/In") == .success)
        #expect(pending.output == "nothing is pending\n")
    }

    @Test func `a link to nothing and a name that is not UTF-8 are told, and the rest is done`() async throws {
        try link("In/gone.scene.json5", to: "nowhere")
        let name = Array("\(folder.path)/In/".utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
        let path = name + Array(".scene.json5".utf8CString)
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
        try #require(descriptor >= 0)
        close(descriptor)
        let terminal = TestTerminal()
        #expect(await terminal.run("record", "In", in: folder.path) == .unusable)
        #expect(
            terminal.errorOutput == """
                snap: error: In/gone.scene.json5: this link leads to nothing: mend it or remove it
                snap: error: In/\u{FFFD}.scene.json5: the file's name is not UTF-8: rename it

                """)
        #expect(terminal.output.contains("1 snapshot: 1 recorded"))
        #expect(unlink(path) == 0)
    }

    @Test(arguments: [("caf\u{E9}", "cafe\u{301}"), ("card", "Card")])
    func `names that one disk may take for one are an error that names both`(first: String, second: String) async throws
    {
        try folder.write(scene, to: "In/\(first).scene.json5")
        try folder.write(scene, to: "In/\(second).scene.json5")
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", "In", in: folder.path) == .unusable)
        #expect(terminal.output.contains("(\(first).scene.json5)"))
        #expect(terminal.output.contains("(\(second).scene.json5)"))
        #expect(terminal.output.contains("would share the file"))
        #expect(terminal.output.contains("1 unusable"))
    }
}
