import Foundation
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapCommands

@Suite struct DiffVerbTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("a", black: [])
        try write("same", black: [])
        try write("b", black: [(1, 1), (2, 1)])
        try folder.write(PNG.encode(Bitmap(width: 3, height: 5, filledWith: 0xFF_FF_FF_FF)), to: "wide.png")
    }

    private func write(_ name: String, black: [(Int, Int)]) throws {
        var bitmap = try Bitmap(width: 4, height: 5, filledWith: 0xFF_FF_FF_FF)
        for (x, y) in black { bitmap[x, y] = 0xFF_00_00_00 }
        try folder.write(PNG.encode(bitmap), to: "\(name).png")
    }

    private func layout(_ name: String, y: Int) throws {
        try folder.write(
            "snap-layout 1 size 4 5 scale 1\nUIView #root 0 0 4 5\n  UIButton #ok 1 \(y) 2 1\n", to: "\(name).layout")
    }

    @Test(
        arguments: [
            (["a.png", "same.png"], ExitCode.success, "identical\n  All pixels are the same.\n"),
            (
                ["a.png", "b.png"], .differences,
                "different\n  2 of 20 pixels differ, by 1 at most (1 is black against white)\n    2 in 1 1 2×1\n"
            ),
            (
                ["a.png", "b.png", "--precision", "0.9"], .success,
                "similar\n  2 of 20 pixels differ, by 1 at most (1 is black against white)\n    2 in 1 1 2×1\n"
            ),
            (["a.png", "b.png", "--max-different-pixels=1"], .differences, nil),
            (["a.png", "b.png", "--max-different-pixels=2"], .success, nil),
            (
                ["a.png", "wide.png"], .differences,
                "sizes\n  a.png has 4×5 pixels, and wide.png has 3×5.\n"
            ),
        ] as [([String], ExitCode, String?)])
    func `the verdict is told with the exit code`(arguments: [String], status: ExitCode, output: String?) async {
        let terminal = TestTerminal()
        #expect(await Snap.run(["diff"] + arguments, on: terminal.terminal(folder: folder.path)) == status)
        if let output { #expect(terminal.output == output) }
        #expect(terminal.errorOutput.isEmpty)
    }

    @Test func `layouts beside the pictures are compared, and told first`() async throws {
        try layout("a", y: 1)
        try layout("b", y: 3)
        try layout("same", y: 2)
        let terminal = TestTerminal()
        #expect(await terminal.run("diff", "a.png", "b.png", in: folder.path) == .differences)
        #expect(terminal.output.hasPrefix("different\n  `ok` moved down 2\n  2 of 20 pixels differ"))
        let other = TestTerminal()
        #expect(await other.run("diff", "a.png", "same.png", in: folder.path) == .differences)
        #expect(other.output == "different\n  `ok` moved down 1\n  All pixels are the same.\n")
    }

    @Test func `JSON has the keys of the documentation`() async throws {
        try layout("a", y: 1)
        try layout("b", y: 3)
        let terminal = TestTerminal()
        #expect(await terminal.run("diff", "a.png", "b.png", "--format", "json", in: folder.path) == .differences)
        let json = terminal.output.replacing(/\s+/, with: "")
        #expect(
            json == """
                {"antialiasedPixels":0,"differentPixels":2,"maxDelta":1,"regions":[{"frame":[1,1,2,1],"pixels":2}],\
                "size":[4,5],"verdict":"different","views":[{"change":"moved","from":[1,1,2,1],"path":"root/ok","to":[1,3,2,1]}]}
                """)
    }

    @Test func `the picture of the differences is written where it is asked for`() async throws {
        let terminal = TestTerminal()
        _ = await terminal.run("diff", "a.png", "b.png", "-o", "out/diff.png", in: folder.path)
        let data = try #require(FileManager.default.contents(atPath: folder.path + "/out/diff.png"))
        #expect(try PNG.decode(data).bitmap.width == 4)
    }

    @Test func `a pipe may stand for a picture, and a device without an end may not`() async throws {
        let pipe = folder.path + "/pipe.png"
        try #require(mkfifo(pipe, 0o600) == 0)
        let data = try Data(contentsOf: URL(filePath: folder.path + "/same.png"))
        // Opening either end waits for the other.
        let writer = Thread { try? FileHandle(forWritingTo: URL(filePath: pipe)).write(contentsOf: data) }
        writer.start()
        let terminal = TestTerminal()
        #expect(await terminal.run("diff", "a.png", "pipe.png", in: folder.path) == .success, "\(terminal.errorOutput)")
        #expect(await terminal.run("diff", "a.png", "/dev/zero", in: folder.path) == .unusable)
        #expect(terminal.errorOutput.hasPrefix("snap: error: /dev/zero: this is no file, but"))
    }

    @Test func `files that are no pictures are named`() async throws {
        try folder.write("text", to: "text.png")
        let terminal = TestTerminal()
        #expect(await terminal.run("diff", "a.png", "text.png", in: folder.path) == .unusable)
        #expect(await terminal.run("diff", "a.png", "nowhere.png", in: folder.path) == .unusable)
        #expect(await terminal.run("diff", "a.png", in: folder.path) == .usage)
        let lines = terminal.errorOutput.split(separator: "\n")
        #expect(lines[0].hasPrefix("snap: error: text.png: "))
        #expect(lines[1] == "snap: error: nowhere.png: there is no such file or folder")
        #expect(lines[2] == "snap: error: “snap diff” needs two pictures; see “snap diff --help”")
    }
}
