import Foundation
import Glibc
import SnapFiles
import Testing

@testable import SnapGolden

/// How files come to their places.
@Suite struct GoldenFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func mode(_ name: String) -> mode_t {
        var information = stat()
        return stat("\(folder.path)/\(name)", &information) == 0 ? information.st_mode & 0o777 : 0
    }

    @Test(arguments: [0o600, 0o664, 0o444] as [mode_t])
    func `a file that is replaced keeps its mode`(mode: mode_t) throws {
        try folder.write("old", to: "a.png")
        chmod(folder.path + "/a.png", mode)
        try GoldenFiles.write([(folder.path + "/a.png", Data("new".utf8))])
        #expect(self.mode("a.png") == mode)
        #expect(FileManager.default.contents(atPath: folder.path + "/a.png") == Data("new".utf8))
        #expect(folder.files() == ["a.png"])
    }

    @Test func `nothing but a file is replaced, and then none of the files is written`() throws {
        try folder.write("", to: "b.png/inside")
        let files = ["a.png", "b.png"].map { (path: "\(folder.path)/\($0)", data: Data()) }
        #expect(throws: GoldenError.notAFile(path: folder.path + "/b.png")) { try GoldenFiles.write(files) }
        #expect(folder.files() == ["b.png/inside"])
        #expect(throws: GoldenError.notAFile(path: folder.path + "/b.png")) {
            try GoldenFiles.read(folder.path + "/b.png")
        }
    }

    @Test func `a file that is too long for the memory is refused before it is read`() throws {
        // It has holes only, which take no room on the disk.
        try folder.write("", to: "long.png")
        #expect(truncate(folder.path + "/long.png", GoldenFiles.longest + 1) == 0)
        #expect(throws: GoldenError.file(path: folder.path + "/long.png", reason: "it has more than 536870912 bytes")) {
            try GoldenFiles.read(folder.path + "/long.png")
        }
    }

    @Test func `links in a circle are an error`() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/a.png", withDestinationPath: "a.png")
        #expect(throws: GoldenError.self) { try GoldenFiles.write([(folder.path + "/a.png", Data())]) }
    }

    @Test func `a sweep removes what is left over, and not what is being written`() throws {
        try folder.write("left over", to: ".1-x.snap-tmp")
        try folder.write("mine", to: "snap-tmp")
        let open = try #require(TemporaryFiles.make(in: folder.path))
        defer { close(open.descriptor) }
        TemporaryFiles.sweep(folder.path)
        #expect(folder.files() == [Paths.name(of: open.path), "snap-tmp"].sorted())
        TemporaryFiles.discard(open.path)
        #expect(folder.files() == ["snap-tmp"])
    }

    @Test func `the longest name has room for its pending and its temporary file`() throws {
        let stem = String(repeating: "a", count: SnapshotName.longest)
        try GoldenFiles.write([("\(folder.path)/\(stem).new.layout", Data())])
        #expect(folder.files() == ["\(stem).new.layout"])
    }
}
