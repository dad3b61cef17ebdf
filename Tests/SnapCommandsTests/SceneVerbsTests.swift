import Foundation
import SnapGolden
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapCommands

@Suite struct SceneVerbsTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write("card", height: 20)
        try write("other", height: 8)
    }

    private func write(_ name: String, height: Int) throws {
        try folder.write(
            """
            { size: [100, 80], scale: 2, root: { class: "UIView", backgroundColor: "white", subviews: [
              { id: "bar", class: "UIView", frame: [10, 10, 80, \(height)], backgroundColor: "black" } ] } }
            """, to: "\(name).scene.json5")
    }

    private func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name)")
    }

    @Test func `scenes are recorded beside themselves, and then identical`() async throws {
        let terminal = TestTerminal()
        #expect(await terminal.run("record", in: folder.path) == .success)
        #expect(terminal.output.contains("2 snapshots: 2 recorded"))
        #expect(exists("__Snapshots__/card/card.png") && exists("__Snapshots__/card/card.layout"))
        let again = TestTerminal()
        #expect(await again.run("verify", in: folder.path) == .success)
        #expect(again.output.contains("2 snapshots: 2 identical"))
        #expect(again.errorOutput.isEmpty)
        #expect(
            try RunLog.read(folder.path + "/.snap/last-run.jsonl").records.map(\.golden) == [
                "__Snapshots__/card/card", "__Snapshots__/other/other",
            ])
    }

    @Test(arguments: ["1", "2", "8"]) func `the number of jobs changes nothing`(jobs: String) async throws {
        for index in 0..<5 { try write("more\(index)", height: index + 1) }
        let terminal = TestTerminal()
        #expect(await terminal.run("record", "--jobs", jobs, "--format", "json", in: folder.path) == .success)
        let names = try RunLog.read(folder.path + "/.snap/last-run.jsonl").records.map(\.test)
        #expect(names == ["card", "more0", "more1", "more2", "more3", "more4", "other"])
    }

    @Test func `a changed scene is told in views before pixels, and its picture waits`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        try write("card", height: 25)
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", "--filter", "card", in: folder.path) == .differences)
        #expect(
            terminal.output.hasPrefix(
                """
                card.scene.json5
                card does not match its golden.
                  `bar` is 5 taller: height 20 → 25
                  1,600 of 32,000 pixels differ, by 1 at most (1 is black against white)
                """))
        #expect(exists(".snap/pending/__Snapshots__/card/card.new.png"))
        #expect(terminal.output.contains("1 snapshot: 1 different"))
    }

    @Test func `a report folder has a page, and forms for servers`() async throws {
        _ = await TestTerminal().run("record", in: folder.path)
        try write("card", height: 25)
        #expect(await TestTerminal().run("verify", "--report", "out", in: folder.path) == .differences)
        let page = try String(contentsOfFile: folder.path + "/out/index.html", encoding: .utf8)
        // The golden, the new picture and the difference, each once.
        #expect(page.components(separatedBy: "data:image/png;base64,").count == 1 + 3)
        #expect(page.contains("`bar` is 5 taller"))
        #expect(["junit.xml", "results.json", "summary.md"].allSatisfy { exists("out/\($0)") })
    }

    @Test func `a scene that cannot be read has the exit code 2, and the others are compared`() async throws {
        try folder.write("{ root: { class: \"UIVeiw\" } }", to: "broken.scene.json5")
        let terminal = TestTerminal()
        #expect(await terminal.run("record", in: folder.path) == .unusable)
        #expect(terminal.output.contains("2 recorded, 1 unusable"))
        #expect(terminal.output.contains("broken.scene.json5:1:"))
        #expect(!exists("__Snapshots__/broken"))
    }

    @Test(arguments: [
        ([], 200, 160), (["--scale", "3"], 300, 240), (["--size", "50x40"], 100, 80),
        (["--device", "iPhoneSe"], 640, 1136), (["--at", "0.5"], 200, 160),
    ])
    func `render draws one picture, as the options say`(options: [String], width: Int, height: Int) async throws {
        let terminal = TestTerminal()
        let status = await Snap.run(
            ["render", "card.scene.json5", "-o", "out/card.png"] + options, on: terminal.terminal(folder: folder.path))
        #expect(status == .success, "\(terminal.errorOutput)")
        #expect(terminal.output == "wrote out/card.png (\(width)×\(height) pixels)\n")
        let data = try #require(FileManager.default.contents(atPath: folder.path + "/out/card.png"))
        #expect(try PNG.readHeader(data).width == width)
        #expect(!exists("__Snapshots__"))
    }

    @Test(arguments: ["soon", "-1"])
    func `a time that is none is wrong usage`(time: String) async throws {
        let terminal = TestTerminal()
        let options = ["render", "card.scene.json5", "-o", "out/card.png", "--at", time]
        #expect(await Snap.run(options, on: terminal.terminal(folder: folder.path)) == .usage)
        #expect(terminal.errorOutput.contains("--at"))
        #expect(!exists("out"))
    }

    @Test func `inspect prints the layout, or the JSON of the documentation`() async throws {
        let text = TestTerminal()
        #expect(await text.run("inspect", "card.scene.json5", in: folder.path) == .success)
        #expect(text.output.hasPrefix("snap-layout 1 size 100 80 scale 2\nUIWindow 0 0 100 80\n"))
        #expect(text.output.contains("UIView #bar 10 10 80 20"))
        let json = TestTerminal()
        #expect(await json.run("inspect", "card.scene.json5", "--format", "json", in: folder.path) == .success)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let scene = try #require((object?["scenes"] as? [[String: Any]])?.first)
        #expect(object?["file"] as? String == "card.scene.json5")
        #expect(scene["name"] as? String == "card")
        #expect(scene["size"] as? [Double] == [100, 80])
        #expect((scene["root"] as? [String: Any])?["frame"] as? [Double] == [0, 0, 100, 80])
    }

    @Test func `inspect tells what constraints contradict, and what they leave undecided`() async throws {
        try folder.write(
            """
            { size: [100, 80], root: { class: "UIView", subviews: [
                { id: "wide", class: "UIView" }, { id: "free", class: "UIView" } ] },
              constraints: ["wide.leading == root.leading", "wide.top == root.top", "wide.width == 10", "wide.height == 10",
                "wide.width == 20", "free.top == root.top", "free.width == 10", "free.height == 10"] }
            """, to: "wrong.scene.json5")
        let text = TestTerminal()
        #expect(await text.run("inspect", "wrong.scene.json5", in: folder.path) == .success)
        #expect(text.output.contains("\nconflict: these required constraints cannot all be satisfied:\n"))
        #expect(
            text.output.hasSuffix("\nambiguous: free: x: add a constraint on its leading, centerX or trailing\n"),
            "\(text.output)")
        #expect(!text.output.contains("warning: "))
        let json = TestTerminal()
        #expect(await json.run("inspect", "wrong.scene.json5", "--format", "json", in: folder.path) == .success)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let ambiguous = try #require((object?["ambiguous"] as? [[String: Any]])?.first)
        #expect(ambiguous["scene"] as? String == "wrong")
        #expect(ambiguous["id"] as? String == "free")
        #expect(ambiguous["view"] as? String == "free")
        #expect(ambiguous["axis"] as? String == "horizontal")
        #expect(ambiguous["undecided"] as? [String] == ["x"])
        #expect(ambiguous["remedy"] as? String == "add a constraint on its leading, centerX or trailing")
        let conflict = try #require((object?["conflicts"] as? [[String: Any]])?.first)
        let members = try #require(conflict["constraints"] as? [String])
        #expect(members.map { $0.components(separatedBy: "  (")[0] } == ["wide.width = 10", "wide.width = 20"])
        #expect(
            members.map { $0.hasSuffix("/wrong.scene.json5:\($0.hasPrefix("wide.width = 10 ") ? 3 : 4))") } == [
                true, true,
            ])
        #expect(conflict["broken"] as? String == members[1])
        #expect(object?["warnings"] as? [String] == [])
        #expect(object?["misplaced"] as? [String] == [])
    }

    @Test func `inspect names objects as Interface Builder does, and tells which frames are stale`() async throws {
        try folder.write(Self.document, to: "Named.xib")
        let text = TestTerminal()
        #expect(await text.run("inspect", "Named.xib", in: folder.path) == .success)
        let problems = text.output.split(separator: "\n").drop { !$0.hasPrefix("ambiguous") }.map(String.init)
        #expect(
            problems == [
                "ambiguous: “Save” UIButton: y: add a constraint on its top, centerY or bottom",
                "misplaced: Card: stored at 10, 10, 80 × 20, laid out at 10, 10, 80 × 30",
            ])
        let json = TestTerminal()
        #expect(await json.run("inspect", "Named.xib", "--format", "json", in: folder.path) == .success)
        let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
        let misplaced = try #require((object?["misplaced"] as? [[String: Any]])?.first)
        #expect(misplaced["id"] as? String == "car-d0-001")
        #expect(misplaced["view"] as? String == "Card")
        #expect(misplaced["stored"] as? [Double] == [10, 10, 80, 20])
        #expect(misplaced["frame"] as? [Double] == [10, 10, 80, 30])
        // Laid out in another size, nothing can be compared.
        let wide = TestTerminal()
        #expect(await wide.run("inspect", "Named.xib", "--size", "200x100", in: folder.path) == .success)
        #expect(!wide.output.contains("misplaced"))
    }

    /// A card whose stored height is stale, and a button that nothing holds vertically.
    @Test func `an Interface Builder file is drawn, recorded, and compared like a scene`() async throws {
        try folder.write(Self.document, to: "Named.xib")
        let drawing = TestTerminal()
        #expect(await drawing.run("render", "Named.xib", "-o", "named.png", in: folder.path) == .success)
        let picture = try PNG.decode(#require(FileManager.default.contents(atPath: "\(folder.path)/named.png")))
        // The root's 100 × 80 points at the 2x of the document's device.
        #expect(picture.bitmap.width == 200 && picture.bitmap.height == 160)
        let recording = TestTerminal()
        #expect(await recording.run("record", "Named.xib", in: folder.path) == .success)
        #expect(recording.output.contains("1 snapshot: 1 recorded"), "\(recording.output)")
        #expect(exists("__Snapshots__/Named.xib/Named.png") && exists("__Snapshots__/Named.xib/Named.layout"))
        #expect(await TestTerminal().run("verify", "Named.xib", in: folder.path) == .success)
        let wider = Self.document.replacingOccurrences(of: "constant=\"60\"", with: "constant=\"70\"")
        try folder.write(wider, to: "Named.xib")
        let comparing = TestTerminal()
        #expect(await comparing.run("verify", "Named.xib", in: folder.path) == .differences)
        #expect(comparing.output.contains("60") && comparing.output.contains("70"), "\(comparing.output)")
    }

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="roo-t0-001">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="80"/>
                    <subviews>
                        <view userLabel="Card" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="car-d0-001">
                            <rect key="frame" x="10" y="10" width="80" height="20"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="30" id="hei-gh-001"/>
                                <constraint firstAttribute="width" constant="80" id="wid-th-001"/>
                            </constraints>
                        </view>
                        <button contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                            <rect key="frame" x="10" y="0.0" width="60" height="30"/>
                            <constraints>
                                <constraint firstAttribute="height" constant="30" id="hei-gh-002"/>
                                <constraint firstAttribute="width" constant="60" id="wid-th-002"/>
                            </constraints>
                            <state key="normal" title="Save"/>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="car-d0-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="10" id="top-00-001"/>
                        <constraint firstItem="car-d0-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" constant="10" id="lea-00-001"/>
                        <constraint firstItem="but-to-001" firstAttribute="leading" secondItem="car-d0-001" secondAttribute="leading" id="lea-00-002"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    @Test(arguments: [
        (["render", "card.scene.json5"], ExitCode.usage, "“snap render” needs a picture to write: -o OUT.png"),
        (["render", "-o", "x.png"], .usage, "“snap render” needs a scene file"),
        (
            ["inspect", "card.scene.json5", "--size", "5"], .usage,
            "the option --size cannot be “5”: it must be two numbers"
        ),
        (["inspect", "card.scene.json5", "--device", "iPhone"], .usage, "the option --device cannot be “iPhone”"),
        (["inspect", "nowhere.scene.json5"], .unusable, "nowhere.scene.json5: there is no such file or folder"),
        (["inspect", "."], .unusable, ".: this is no scene file: its name must end in .scene.json5"),
    ])
    func `wrong input is told`(arguments: [String], status: ExitCode, words: String) async {
        let terminal = TestTerminal()
        #expect(await Snap.run(arguments, on: terminal.terminal(folder: folder.path)) == status)
        #expect(terminal.errorOutput.hasPrefix("snap: error: " + words), "\(terminal.errorOutput)")
    }
}
