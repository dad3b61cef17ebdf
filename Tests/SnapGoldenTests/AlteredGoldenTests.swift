import Foundation
import SnapFiles
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapGolden

/// Goldens whose file was changed after it was written.
@Suite struct AlteredGoldenTests {
    private let folder: TemporaryFolder
    private let path: GoldenPath
    private let white: Bitmap

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        path = try GoldenPath(
            file: folder.path + "/T.swift", name: SnapshotName(test: "t()", part: .number(1)),
            environment: SnapEnvironment([:]))
        white = try Bitmap(width: 40, height: 40, filledWith: 0xFF_FF_FF_FF)
    }

    private func run(_ mode: RecordMode) -> SnapshotResult {
        GoldenCheck(path: path, mode: mode).run(
            .picture(white, screen(view("UIView", "v", (0, 0, 1, 1))), fonts: DrawnFonts(names: [])))
    }

    private func golden() throws -> Data { try #require(FileManager.default.contents(atPath: path.golden("png"))) }

    private func replace(_ data: Data) throws { try data.write(to: URL(filePath: path.golden("png"))) }

    @Test func `other pixels beside the digest of the right ones are different`() throws {
        _ = run(.all)
        let right = try golden()
        let black = try PNG.encode(Bitmap(width: 40, height: 40, filledWith: 0xFF_00_00_00))
        let pixels = try #require(black.firstRange(of: Data("IDAT".utf8))).lowerBound - 4
        let before = try #require(right.firstRange(of: Data("IDAT".utf8))).lowerBound - 4
        try replace(right.prefix(before) + black[pixels...])
        #expect(run(.never).verdict.word == .different)
        #expect(run(.all).verdict == .recorded(isNew: false))
        #expect(try golden() == right)
    }

    @Test func `a file that is cut or damaged anywhere in its pixels is unusable, and all repairs it`() throws {
        _ = run(.all)
        let right = try golden()
        let pixels = try #require(right.firstRange(of: Data("IDAT".utf8)))
        var damaged = right
        damaged[pixels.upperBound + 3] ^= 0x10
        for file in [damaged, right.prefix(pixels.upperBound + 2), right.prefix(pixels.lowerBound)] {
            try replace(file)
            #expect(run(.never).verdict.word == .unusable)
            #expect(run(.all).verdict == .recorded(isNew: false))
            #expect(try golden() == right)
        }
    }

    @Test func `a golden is recorded although an older pending file stays`() throws {
        // A folder in its place cannot be removed as a file can.
        let stays = Paths.relative(path.pending("png"), to: folder.path)
        try folder.write("", to: "\(stays)/inside")
        let result = run(.all)
        #expect(result.verdict == .recorded(isNew: true))
        #expect(result.written == [path.golden("png"), path.golden("layout")])
        #expect(result.pendingProblem != nil)
        #expect(run(.never).verdict == .identical)
    }

    @Test func `a layout with other line ends, or numbers written otherwise, is the same`() throws {
        _ = run(.all)
        let file = URL(filePath: path.golden("layout"))
        let text = try String(contentsOf: file, encoding: .utf8)
        for same in [text.replacing("\n", with: "\r\n"), text.replacing(" 0 0 1 1", with: " 0.0 0 1.0 1")] {
            #expect(same.utf8.count > text.utf8.count)
            try same.write(to: file, atomically: true, encoding: .utf8)
            #expect(run(.never).verdict == .identical)
        }
    }

    @Test func `a golden that another program wrote is decoded, and only all writes it anew`() throws {
        _ = run(.all)
        let right = try golden()
        let foreign = try PNG.encode(white)
        try replace(foreign)
        for mode in [RecordMode.never, .missing, .failed] {
            #expect(run(mode).verdict == .identical)
            #expect(try golden() == foreign)
        }
        #expect(run(.all).written == [path.golden("png")])
        #expect(try golden() == right)
    }
}
