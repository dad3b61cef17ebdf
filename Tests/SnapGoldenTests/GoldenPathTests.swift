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
        #expect(path.pending("png") == "/artifacts/__Snapshots__/T/t.1.new.png")
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
