import Foundation
import SnapFiles
import SnapGolden
import Testing

@testable import SnapCommands

/// What a run checks before it, and what it leaves.
@Suite struct RunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("{ size: [10, 8], root: { backgroundColor: \"white\" } }", to: "card.scene.json5")
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    }

    @Test(arguments: ["verify", "record"], ["SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"])
    func `a record mode that there is not is an error for scenes, too`(verb: String, variable: String) async {
        let terminal = TestTerminal()
        #expect(await terminal.run(verb, in: folder.path, environment: [variable: "bogus"]) == .unusable)
        #expect(
            terminal.errorOutput.contains("the environment variable \(variable) is “bogus”, which is no record mode"))
        #expect(!exists("__Snapshots__"))
    }

    @Test(arguments: ["verify", "record"])
    func `a settings file that cannot be read is an error that names it`(verb: String) async throws {
        try folder.write("{ \"record\": \"sometimes\" }", to: "snap.json")
        let terminal = TestTerminal()
        #expect(await terminal.run(verb, in: folder.path) == .unusable)
        #expect(terminal.errorOutput.hasPrefix("snap: error: snap.json: “record” is “sometimes”: set it to one of "))
        #expect(!exists("__Snapshots__"))
    }

    @Test func `a filter that nothing matches is an error`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("record", "--filter", "zzz", "--filter", "y", in: folder.path) == .unusable)
        #expect(terminal.errorOutput.hasPrefix("snap: error: no snapshot matches “zzz” or “y”"))
        #expect(await terminal.run("record", "--filter", "car", in: folder.path) == .success)
    }

    @Test func `without a place for the run log, the results are printed all the same`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        try FileManager.default.removeItem(atPath: folder.path + "/.snap")
        try folder.write("no folder", to: ".snap")
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", in: folder.path) == .success)
        #expect(terminal.output.contains("1 snapshot: 1 identical"))
        #expect(terminal.errorOutput.hasPrefix("snap: warning: “snap report” will not know of this run: "))
    }

    @Test func `everything that verify writes goes to the folder for artifacts`() async throws {
        let environment = ["SNAPSHOT_ARTIFACTS": folder.path + "/out"]
        #expect(await TestTerminal().run("verify", in: folder.path, environment: environment) == .differences)
        #expect(exists("out/last-run.jsonl") && exists("out/pending\(folder.path)/__Snapshots__/card/card.new.png"))
        #expect(!exists(".snap") && !exists("__Snapshots__"))
        let report = TestTerminal()
        #expect(await report.run("report", in: folder.path, environment: environment) == .success)
        #expect(report.output.contains("1 snapshot: 1 missing"))
        let accept = TestTerminal()
        #expect(await accept.run("accept", "card.scene.json5", in: folder.path, environment: environment) == .success)
        #expect(exists("__Snapshots__/card/card.png"))
    }

    @Test func `a run removes what one that was killed left beside the goldens`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        try folder.write("half", to: "__Snapshots__/card/.123-abc.snap-tmp")
        #expect(await TestTerminal().run("verify", in: folder.path) == .success)
        #expect(!exists("__Snapshots__/card/.123-abc.snap-tmp"))
        #expect(exists("__Snapshots__/card/card.png"))
    }

    @Test func `what one that was killed left is removed wherever a run writes`() async throws {
        let left = [
            ".snap/.1-x.snap-tmp", ".snap/pending/__Snapshots__/card/.2-y.snap-tmp", "report/.3-z.snap-tmp",
        ]
        for file in left { try folder.write("half", to: file) }
        _ = await TestTerminal().run("record", "--report", "report", in: folder.path)
        for file in left { #expect(!exists(file), "\(file)") }
        #expect(!exists(".snap/pending"))
    }

    @Test(arguments: [
        ["accept", ""], ["reject", ""], ["verify", ""], ["verify", "--", ""], ["verify", "--report", ""],
        ["render", "card.scene.json5", "-o", ""], ["record", "--filter="],
    ])
    func `an empty argument is wrong usage, and does nothing`(arguments: [String]) async {
        _ = await TestTerminal().run("verify", in: folder.path)
        let terminal = TestTerminal()
        #expect(await Snap.run(arguments, on: terminal.terminal(folder: folder.path)) == .usage)
        #expect(terminal.errorOutput.hasSuffix(" is empty: is a variable unset?\n"))
        #expect(exists(".snap/pending/__Snapshots__/card/card.new.png") && !exists("__Snapshots__"))
    }

    @Test func `two folders with one folder for artifacts accept each their own pictures`() async throws {
        let environment = ["SNAPSHOT_ARTIFACTS": "out"]
        for (name, color) in [("a", "red"), ("b", "blue")] {
            try folder.write("{ size: [4, 4], root: { backgroundColor: \"\(color)\" } }", to: "\(name)/x.scene.json5")
        }
        #expect(await TestTerminal().run("verify", "a", "b", in: folder.path, environment: environment) == .differences)
        let accept = TestTerminal()
        #expect(await accept.run("accept", "a", in: folder.path, environment: environment) == .success)
        #expect(accept.output.hasSuffix("1 accepted\n"))
        #expect(await accept.run("accept", in: folder.path, environment: environment) == .success)
        #expect(accept.output.hasSuffix("1 accepted\n"))
        #expect(await TestTerminal().run("verify", "a", "b", in: folder.path) == .success)
    }

    @Test func `a settings file that is no file is an error`() async throws {
        try folder.write("", to: "snap.json/a")
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", in: folder.path) == .unusable)
        #expect(terminal.errorOutput.hasPrefix("snap: error: snap.json: this is no file"))
    }

    @Test func `an Interface Builder document without a view is told`() async throws {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/></objects>
            </document>
            """, to: "ib/Empty.xib")
        let reason = "ib/Empty.xib: the document has no view of its own, so that there is nothing to draw\n"
        let render = TestTerminal()
        #expect(await render.run("render", "ib/Empty.xib", "-o", "out.png", in: folder.path) == .unusable)
        #expect(
            render.errorOutput.hasSuffix(
                "Empty.xib: the document has no view of its own, so that there is nothing to draw\n"))
        let inspect = TestTerminal()
        #expect(await inspect.run("inspect", "ib/Empty.xib", in: folder.path) == .success)
        #expect(inspect.errorOutput == "snap: warning: \(reason)" && inspect.output.isEmpty)
        let alone = TestTerminal()
        #expect(await alone.run("verify", "ib", in: folder.path) == .unusable)
        #expect(alone.errorOutput.hasPrefix("snap: warning: \(reason)"))
        let beside = TestTerminal()
        #expect(await beside.run("record", in: folder.path) == .success)
        #expect(beside.errorOutput == "snap: warning: \(reason)")
    }

    @Test func `an Interface Builder document that is no file is refused as a scene file is`() async throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/dir.xib", withIntermediateDirectories: true)
        try #require(mkfifo(folder.path + "/pipe.xib", 0o600) == 0)
        try folder.write("", to: "empty.storyboard")
        for (name, reason) in [
            ("dir.xib", "it is a folder"), ("pipe.xib", "it is no regular file, but a pipe or a device"),
            ("empty.storyboard", "it is empty"),
        ] {
            let terminal = TestTerminal()
            #expect(await terminal.run("inspect", name, in: folder.path) == .unusable)
            #expect(terminal.errorOutput.hasSuffix("\(name): cannot be read: \(reason)\n"), "\(terminal.errorOutput)")
        }
    }

    @Test func `a language that there is not is wrong usage, and one from right to left mirrors documents, too`()
        async throws
    {
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view contentMode="scaleToFill" id="a1">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b1">
                                <rect key="frame" x="10" y="0.0" width="20" height="20"/>
                                <constraints>
                                    <constraint firstAttribute="width" constant="20" id="c1"/>
                                    <constraint firstAttribute="height" constant="20" id="c2"/>
                                </constraints>
                            </view>
                        </subviews>
                        <constraints>
                            <constraint firstItem="b1" firstAttribute="leading" secondItem="a1" secondAttribute="leading" constant="10" id="c3"/>
                            <constraint firstItem="b1" firstAttribute="top" secondItem="a1" secondAttribute="top" id="c4"/>
                        </constraints>
                    </view>
                </objects>
            </document>
            """, to: "One.xib")
        for (locale, frame) in [("tr", "10 0 20 20"), ("ar", "70 0 20 20")] {
            let terminal = TestTerminal()
            #expect(await terminal.run("inspect", "One.xib", "--locale", locale, in: folder.path) == .success)
            #expect(terminal.output.contains(" \(frame)\n"), "\(terminal.output)")
        }
        for file in ["One.xib", "card.scene.json5"] {
            let terminal = TestTerminal()
            #expect(await terminal.run("inspect", file, "--locale", "!!", in: folder.path) == .usage)
        }
    }

    @Test func `paths in messages are seen from the current folder`() async throws {
        let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", name, in: Paths.folder(of: folder.path)) == .differences)
        #expect(terminal.output.contains("\n  missing  \(name)/__Snapshots__/card/card.png\n"))
        #expect(terminal.output.contains("\n  new      \(name)/.snap/pending/__Snapshots__/card/card.new.png\n"))
    }

    @Test func `the version is printed`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("--version") == .success)
        #expect(terminal.output == "snap \(Snap.version)\n")
    }
}
