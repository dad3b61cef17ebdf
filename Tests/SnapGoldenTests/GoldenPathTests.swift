import Foundation
import SnapFiles
import Testing

@testable import SnapGolden

@Suite struct GoldenPathTests {
    @Test(arguments: [
        (SnapshotName(test: "testMenu()", part: .number(1)), "testMenu.1"),
        (SnapshotName(test: "menu(device:style:)", part: .named("iPhone 13, dark")), "menu.iPhone-13-dark"),
        (SnapshotName(test: "a popover's arrow, up and down()", part: .number(12)), "a-popover-s-arrow-up-and-down.12"),
        (SnapshotName(test: "testÜber()", part: .named("日本語")), "testÜber.日本語"),
        (SnapshotName(test: "testU\u{308}ber()", part: .named("v1.2")), "testÜber.v1-2"),
        (SnapshotName(test: "menu", part: .only), "menu"),
        (SnapshotName(test: "t()", part: .named("../../etc/passwd")), "t.etc-passwd"),
    ])
    func `a file name keeps letters, digits, lines and dashes`(name: SnapshotName, stem: String) throws {
        #expect(try name.fileStem() == stem)
    }

    @Test func `a name without a letter and one that is too long are refused`() {
        #expect(throws: GoldenError.emptyName("t() “…”")) {
            try SnapshotName(test: "t()", part: .named("…")).fileStem()
        }
        let long = String(repeating: "é", count: 120)
        #expect(throws: GoldenError.nameTooLong("\(long)() 1", bytes: 242)) {
            try SnapshotName(test: "\(long)()", part: .number(1)).fileStem()
        }
    }

    @Test func `goldens stand beside the test file, and pending files in the package's folder`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        try folder.write("", to: "Tests/AppTests/MenuTests.swift")
        let name = SnapshotName(test: "testMenu()", part: .number(1))
        let path = try GoldenPath(
            file: folder.path + "/Tests/AppTests/MenuTests.swift", name: name, environment: SnapEnvironment([:]))
        #expect(path.root == folder.path)
        #expect(path.golden("png") == folder.path + "/Tests/AppTests/__Snapshots__/MenuTests/testMenu.1.png")
        #expect(path.golden("layout") == folder.path + "/Tests/AppTests/__Snapshots__/MenuTests/testMenu.1.layout")
        let pending = folder.path + "/.snap/pending/Tests/AppTests/__Snapshots__/MenuTests/testMenu.1"
        #expect(path.pending("png") == pending + ".new.png")
        #expect(path.pending("layout") == pending + ".new.layout")
        #expect(path.difference == pending + ".diff.png")
    }

    @Test func `SNAPSHOT_ARTIFACTS has the pending files elsewhere`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        let path = try GoldenPath(
            file: folder.path + "/T.swift", name: SnapshotName(test: "t()", part: .number(1)),
            environment: SnapEnvironment(["SNAPSHOT_ARTIFACTS": "/artifacts"]))
        #expect(path.pending("png") == "/artifacts/pending\(folder.path)/__Snapshots__/T/t.1.new.png")
    }

    @Test
    func `two packages with one folder for artifacts have pending files of their own, and find their goldens again`()
        throws
    {
        let folder = try TemporaryFolder()
        let environment = SnapEnvironment(["SNAPSHOT_ARTIFACTS": folder.path + "/out"])
        for package in ["p1", "p2"] {
            try folder.write("", to: "\(package)/Package.swift")
            try folder.write("", to: "\(package)/T/x.scene.json5")
        }
        let name = SnapshotName(test: "x", part: .only)
        let paths = try ["p1", "p2"].map { package in
            try GoldenPath(file: "\(folder.path)/\(package)/T/x.scene.json5", name: name, environment: environment)
        }
        #expect(paths[0].pending("png") != paths[1].pending("png"))
        for path in paths { try GoldenFiles.write([(path.pending("txt"), Data(path.root.utf8))]) }
        let found = PendingSnapshot.all(inRoot: "/", environment: environment)
        #expect(found.map(\.path) == paths)
        for pending in found { _ = try pending.accept() }
        for path in paths { #expect(try GoldenFiles.read(path.golden("txt")) == Data(path.root.utf8)) }
        #expect(PendingSnapshot.all(inRoot: "/", environment: environment).isEmpty)
    }

    @Test func `pending files of another machine find their goldens under SNAP_ROOT`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "app/T/MenuTests.swift")
        try folder.write("new", to: "out/pending/ci/build/app/T/__Snapshots__/MenuTests/t.1.new.txt")
        let found = PendingSnapshot.all(
            inRoot: folder.path,
            environment: SnapEnvironment([
                "SNAPSHOT_ARTIFACTS": folder.path + "/out", "SNAP_ROOT": folder.path + "/app",
            ]))
        #expect(found.map(\.path.stem) == [folder.path + "/app/T/__Snapshots__/MenuTests/t.1"])
        #expect(try found.first?.accept() == [folder.path + "/app/T/__Snapshots__/MenuTests/t.1.txt"])
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/out/pending/ci"))
    }

    @Test func `goldens outside of the package are found again, too`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "app/Package.swift")
        let path = try GoldenPath(
            file: folder.path + "/app/T.swift", folder: folder.path + "/Goldens",
            name: SnapshotName(test: "t()", part: .number(1)), environment: SnapEnvironment([:]))
        #expect(path.pending("txt") == "\(folder.path)/app/.snap/pending/outside\(folder.path)/Goldens/t.1.new.txt")
        try GoldenFiles.write([(path.pending("txt"), Data())])
        let found = PendingSnapshot.all(inRoot: folder.path + "/app", environment: SnapEnvironment([:]))
        #expect(found.map(\.path) == [path])
    }

    @Test func `a scene file's folder of goldens has its name without extension`() throws {
        let folder = try TemporaryFolder()
        let path = try GoldenPath(
            file: folder.path + "/menu.scene.json5", name: SnapshotName(test: "menu", part: .only),
            environment: SnapEnvironment([:]))
        #expect(path.golden("png") == folder.path + "/__Snapshots__/menu/menu.png")
    }

    @Test func `SNAP_ROOT finds the test file's folder where the sources are now`() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Tests/AppTests/MenuTests.swift")
        let name = SnapshotName(test: "t()", part: .number(1))
        let environment = SnapEnvironment(["SNAP_ROOT": folder.path])
        let path = try GoldenPath(
            file: "/where/it/was/built/Tests/AppTests/MenuTests.swift", name: name, environment: environment)
        #expect(path.root == folder.path)
        #expect(path.golden("png") == folder.path + "/Tests/AppTests/__Snapshots__/MenuTests/t.1.png")
        #expect(throws: GoldenError.notUnderRoot(file: "/built/Elsewhere/T.swift", root: folder.path)) {
            try GoldenPath(file: "/built/Elsewhere/T.swift", name: name, environment: environment)
        }
    }

    @Test(arguments: [
        ("/a/b", "c", "/a/b/c"), ("/a/", "c", "/a/c"), ("/a", "/b", "/b"), ("", "c", "c"), ("/a", ".", "/a"),
    ])
    func `paths are joined`(base: String, component: String, whole: String) {
        #expect(Paths.join(base, component) == whole)
    }

    @Test(arguments: [("/a/./b/../c//d", "/a/c/d"), ("/..", "/"), ("/", "/")])
    func `paths are made absolute`(path: String, absolute: String) {
        #expect(Paths.absolute(path) == absolute)
    }

    @Test(arguments: [("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/ab/c", "/a", "/ab/c"), ("/a/b", "/", "a/b")])
    func `paths are seen from a folder`(path: String, folder: String, relative: String) {
        #expect(Paths.relative(path, to: folder) == relative)
    }
}
