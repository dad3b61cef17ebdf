import Foundation
import Glibc
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapCommands

/// What `--output` may name.
@Suite struct OutputFileTests {
    private let folder: TemporaryFolder
    private let scene = "{ size: [10, 8], scale: 2, root: { backgroundColor: \"white\" } }"

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(scene, to: "card.scene.json5")
        try folder.write(try PNG.encode(Bitmap(width: 4, height: 4, filledWith: 0xFF_FF_FF_FF)), to: "white.png")
        try folder.write(try PNG.encode(Bitmap(width: 4, height: 4, filledWith: 0xFF_00_00_00)), to: "black.png")
        try folder.write("snap-layout 1 size 4 4 scale 1\nUIView 0 0 4 4\n", to: "white.layout")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/link.png", withDestinationPath: "black.png")
    }

    private func data(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(folder.path)/\(name)") }

    private func size(_ data: Data?) throws -> [Int] {
        let bitmap = try PNG.decode(try #require(data)).bitmap
        return [bitmap.width, bitmap.height]
    }

    @Test(arguments: [
        ["render", "card.scene.json5", "-o", "card.scene.json5"],
        ["render", "card.scene.json5", "-o", "./x/../card.scene.json5"],
        ["diff", "white.png", "black.png", "-o", "white.png"], ["diff", "white.png", "black.png", "-o", "black.png"],
        ["diff", "white.png", "black.png", "-o", "link.png"], ["diff", "white.png", "black.png", "-o", "white.layout"],
    ])
    func `a file that is read is not written`(words: [String]) async throws {
        let names = ["card.scene.json5", "white.png", "black.png", "white.layout"]
        let before = names.map(data)
        let terminal = TestTerminal()
        #expect(await Snap.run(words, on: terminal.terminal(folder: folder.path)) == .unusable)
        #expect(
            terminal.errorOutput
                == "snap: error: \(words[3 + (words[0] == "diff" ? 1 : 0)]): the output would replace a file that is read: "
                + "name another one with --output\n")
        #expect(names.map(data) == before)
    }

    @Test func `a folder is refused, and nothing is left in it`() async throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/out", withIntermediateDirectories: false)
        let terminal = TestTerminal()
        #expect(await terminal.run("render", "card.scene.json5", "-o", "out", in: folder.path) == .unusable)
        #expect(
            terminal.errorOutput
                == "snap: error: out: this is no file, but a folder, a pipe or a device: give another path\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").isEmpty)
    }

    @Test func `a link stays, and what it leads to is written, even where that is not there yet`() async throws {
        for (link, target) in [("a.png", "black.png"), ("b.png", "later.png")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(link)", withDestinationPath: target)
            #expect(await TestTerminal().run("render", "card.scene.json5", "-o", link, in: folder.path) == .success)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/\(link)") == target)
            #expect(try size(data(target)) == [20, 16])
        }
    }

    @Test func `a pipe is written into, and stays a pipe`() async throws {
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        // Linux opens a pipe for both at once without waiting for anybody; the picture fits into its buffer.
        let reader = open(pipe, O_RDWR | O_CLOEXEC)
        defer { close(reader) }
        #expect(await TestTerminal().run("render", "card.scene.json5", "-o", "pipe", in: folder.path) == .success)
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(reader, &bytes, bytes.count)
        #expect(try size(Data(bytes.prefix(count))) == [20, 16])
        var information = stat()
        #expect(stat(pipe, &information) == 0 && information.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `a dash is standard output, which then has nothing else`() async throws {
        let render = TestTerminal()
        #expect(await render.run("render", "card.scene.json5", "-o", "-", in: folder.path) == .success)
        #expect(try size(render.dataOutput) == [20, 16])
        #expect(render.output.isEmpty)
        let diff = TestTerminal()
        #expect(await diff.run("diff", "white.png", "black.png", "-o", "-", in: folder.path) == .differences)
        #expect(try size(diff.dataOutput) == [4, 4])
        #expect(diff.output.isEmpty && diff.errorOutput.hasPrefix("different\n"))
    }

    @Test func `diff says that it left an older picture where there is nothing to draw`() async throws {
        try folder.write("older", to: "diff.png")
        let terminal = TestTerminal()
        #expect(await terminal.run("diff", "white.png", "white.png", "-o", "diff.png", in: folder.path) == .success)
        #expect(
            terminal.errorOutput
                == "snap: warning: there is no picture of the differences to write; diff.png is an older one, and stays as it is\n"
        )
        #expect(data("diff.png") == Data("older".utf8))
    }

    @Test func `a device that is full is an error, and a stream that is full, too`() async throws {
        let terminal = TestTerminal()
        #expect(await terminal.run("render", "card.scene.json5", "-o", "/dev/full", in: folder.path) == .unusable)
        #expect(terminal.errorOutput == "snap: error: /dev/full: No space left on device\n")
        let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(descriptor) }
        let stream = StandardStream(descriptor)
        #expect(stream.problem == nil)
        stream.write(Data("text".utf8))
        #expect(stream.problem == "No space left on device")
    }

    @Test func `what could not be printed makes a command fail`() async {
        let good = TestTerminal().terminal(folder: folder.path)
        let full = TestTerminal().terminal(
            folder: folder.path, problem: "standard output cannot be written: No space left on device")
        #expect(await Snap.run(["inspect", "card.scene.json5"], on: good) == .success)
        #expect(await Snap.run(["inspect", "card.scene.json5"], on: full) == .unusable)
        #expect(await Snap.run(["nonsense"], on: full) == .usage)
    }
}
