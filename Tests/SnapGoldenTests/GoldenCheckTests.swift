import Foundation
import SnapDiff
import SnapGraphics
import Testing

@testable import SnapGolden

@Suite struct GoldenCheckTests {
    let folder: TemporaryFolder
    let path: GoldenPath
    let png: String
    let layout: String

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "Package.swift")
        path = try GoldenPath(
            file: folder.path + "/T.swift", name: SnapshotName(test: "t()", part: .number(1)),
            environment: SnapEnvironment([:]))
        png = path.golden("png")
        layout = path.golden("layout")
    }

    private func picture(
        pixel: UInt32 = 0xFF_00_00_00, width: Int = 4, text: String = "A"
    ) throws -> Artifact {
        var bitmap = try Bitmap(width: width, height: 4, filledWith: 0xFF_FF_FF_FF)
        bitmap[1, 1] = pixel
        return .picture(
            bitmap, screen(view("UILabel", "label", (0, 0, 2, 2), [("text", text)])), fonts: DrawnFonts(names: []))
    }

    private func run(
        _ artifact: Artifact, _ mode: RecordMode, _ options: ComparisonOptions = ComparisonOptions()
    ) -> SnapshotResult {
        GoldenCheck(path: path, mode: mode, options: options).run(artifact)
    }

    private func stamp(_ file: String) throws -> [AnyHashable] {
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        return [attributes[.modificationDate] as? Date, attributes[.systemFileNumber] as? Int]
    }

    // MARK: - Record modes

    @Test(arguments: [RecordMode.all, .missing, .failed])
    func `a golden that is not there is recorded`(mode: RecordMode) throws {
        let result = run(try picture(), mode)
        #expect(result.verdict == .recorded(isNew: true))
        #expect(result.written == [png, layout])
        #expect(folder.files() == ["Package.swift", "__Snapshots__/T/t.1.layout", "__Snapshots__/T/t.1.png"])
        #expect(run(try picture(), .never).verdict == .identical)
    }

    @Test func `never writes no golden, and leaves the picture to be accepted`() throws {
        let result = run(try picture(), .never)
        #expect(result.verdict == .missing(isLayoutOnly: false))
        #expect(result.pending == [path.pending("png"), path.pending("layout")])
        #expect(!FileManager.default.fileExists(atPath: png))
        let pending = PendingSnapshot.all(inRoot: folder.path, environment: SnapEnvironment([:]))
        #expect(pending.map(\.path) == [path])
        #expect(try pending.first?.accept() == [layout, png])
        #expect(run(try picture(), .never).verdict == .identical)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/.snap/pending"))
    }

    @Test(arguments: [RecordMode.all, .missing, .failed, .never])
    func `an equal golden is never written again`(mode: RecordMode) throws {
        _ = run(try picture(), .all)
        let before = (try stamp(png), try stamp(layout))
        #expect(run(try picture(), mode).verdict == .identical)
        #expect(try stamp(png) == before.0)
        #expect(try stamp(layout) == before.1)
    }

    @Test(arguments: [(RecordMode.all, true), (.failed, true), (.missing, false), (.never, false)])
    func `another picture is recorded or fails, as the mode says`(mode: RecordMode, isRecorded: Bool) throws {
        _ = run(try picture(), .all)
        let old = FileManager.default.contents(atPath: png)
        let layoutBefore = try stamp(layout)
        let result = run(try picture(pixel: 0xFF_00_FF_00), mode)
        if isRecorded {
            #expect(result.verdict == .recorded(isNew: false))
            #expect(result.written == [png])
        } else {
            #expect(result.verdict.word == .different)
            #expect(result.pending == [path.pending("png"), path.difference])
            #expect(FileManager.default.contents(atPath: png) == old)
        }
        #expect(try stamp(layout) == layoutBefore)
    }

    @Test(arguments: [RecordMode.all, .failed])
    func `a golden within the tolerance is only written by all`(mode: RecordMode) throws {
        _ = run(try picture(), .all)
        let result = run(try picture(pixel: 0xFF_00_FF_00), mode, ComparisonOptions(precision: 0.9))
        #expect(result.verdict.word == (mode == .all ? .recorded : .similar))
    }

    @Test func `a layout that is missing beside its picture is recorded alone`() throws {
        _ = run(try picture(), .all)
        try FileManager.default.removeItem(atPath: layout)
        #expect(run(try picture(), .never).verdict == .missing(isLayoutOnly: true))
        let before = try stamp(png)
        let result = run(try picture(), .missing)
        #expect(result.written == [layout])
        #expect(try stamp(png) == before)
    }

    @Test func `a pass removes what an earlier failure left pending`() throws {
        _ = run(try picture(), .all)
        _ = run(try picture(pixel: 0xFF_00_FF_00, text: "B"), .never)
        #expect(folder.files().filter { $0.hasPrefix(".snap") }.count == 3)
        _ = run(try picture(), .never)
        #expect(folder.files().filter { $0.hasPrefix(".snap") }.isEmpty)
    }

    @Test func `rejecting removes the pending files, and the golden stays`() throws {
        _ = run(try picture(), .all)
        let old = FileManager.default.contents(atPath: png)
        _ = run(try picture(pixel: 0xFF_00_FF_00), .never)
        for pending in PendingSnapshot.all(inRoot: folder.path, environment: SnapEnvironment([:])) {
            try pending.reject()
        }
        #expect(FileManager.default.contents(atPath: png) == old)
        #expect(folder.files().filter { $0.hasPrefix(".snap") }.isEmpty)
    }

    // MARK: - Messages

    private func message(_ result: SnapshotResult) -> String? {
        FailureMessage(result, name: "t() 1", path: path, isRequested: false)?.text
    }

    @Test func `the message tells views, then pixels, then files`() throws {
        _ = run(try picture(), .all)
        #expect(
            message(run(try picture(pixel: 0xFF_FF_FF_FF, text: "B"), .never)) == """
                t() 1 does not match its golden.
                  `label`: text “A” → “B”
                  1 of 16 pixels differs, by 1 at most (1 is black against white)
                    1 in 1 1 1×1, in `label`
                  golden   __Snapshots__/T/t.1.png
                  new      .snap/pending/__Snapshots__/T/t.1.new.png
                  new      .snap/pending/__Snapshots__/T/t.1.new.layout
                  diff     .snap/pending/__Snapshots__/T/t.1.diff.png
                If it is right now, accept it with “snap accept __Snapshots__/T/t.1”.
                """)
    }

    /// Of no picture.
    private let noDigest = String(repeating: "0", count: 32)

    @Test func `fonts that are not the same are told first`() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let data = try GoldenPicture.encode(
            bitmap, digest: noDigest, scale: 2,
            fonts: ["Inter-Regular.otf 11", "Noto Sans.ttf 5"])
        let golden = try GoldenPicture(path: "golden.png", data: data)
        #expect(golden.fontChanges(to: ["Inter-Regular.otf 11", "Noto Sans.ttf 5"]).isEmpty)
        var mismatch = Mismatch()
        mismatch.fonts = golden.fontChanges(to: ["Inter-Bold.otf 33", "Inter-Regular.otf 22"])
        mismatch.text = ["-A", "+B"]
        #expect(
            mismatch.findings == [
                "Other fonts drew it:",
                "  Inter-Bold.otf is drawn now, and was not used before",
                "  Inter-Regular.otf is another file than the one that drew the golden",
                "  Noto Sans.ttf drew the golden, and is not used now",
                "-A", "+B",
            ])
    }

    @Test func `a golden that does not say which fonts drew it has no change of fonts`() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let data = try GoldenPicture.encode(
            bitmap, digest: noDigest, scale: 2, fonts: [])
        #expect(try GoldenPicture(path: "golden.png", data: data).fontChanges(to: ["Inter-Bold.otf 33"]).isEmpty)
    }

    @Test func `a golden of another size is told with both sizes`() throws {
        _ = run(try picture(), .all)
        let result = run(try picture(width: 5), .never)
        #expect(result.verdict.word == .sizes)
        #expect(message(result)?.contains("The golden's picture has 4×4 pixels, and the snapshot's has 5×4.") == true)
        #expect(!FileManager.default.fileExists(atPath: path.difference))
    }

    @Test func `the messages for a missing golden and a missing layout say which file and what to do`() throws {
        #expect(
            message(run(try picture(), .never)) == """
                t() 1 has no golden.
                  missing  __Snapshots__/T/t.1.png
                  new      .snap/pending/__Snapshots__/T/t.1.new.png
                  new      .snap/pending/__Snapshots__/T/t.1.new.layout
                Record it with “snap record --missing”, or accept the pending one with “snap accept __Snapshots__/T/t.1”.
                """)
        _ = run(try picture(), .all)
        try FileManager.default.removeItem(atPath: layout)
        #expect(
            message(run(try picture(), .never)) == """
                t() 1 has a picture, and no layout beside it.
                  missing  __Snapshots__/T/t.1.layout
                  new      .snap/pending/__Snapshots__/T/t.1.new.layout
                Record it with “snap record --missing”, or accept the pending one with “snap accept __Snapshots__/T/t.1”.
                """)
    }

    @Test(arguments: [
        (
            "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n",
            "is only a pointer of Git LFS: fetch the pictures with “git lfs pull”"
        ),
        ("no picture", "cannot be read: "), ("", "cannot be read: "),
    ])
    func `a golden that is no picture is told, and only all replaces it`(contents: String, words: String) throws {
        _ = run(try picture(), .all)
        let good = FileManager.default.contents(atPath: png)
        try folder.write(contents, to: "__Snapshots__/T/t.1.png")
        for mode in [RecordMode.missing, .failed, .never] {
            let result = run(try picture(), mode)
            #expect(result.verdict.word == .unusable)
            #expect(message(result)?.contains("the golden \(png) \(words)") == true)
        }
        #expect(run(try picture(), .all).written == [png])
        #expect(FileManager.default.contents(atPath: png) == good)
    }

    @Test func `a corrupt layout is told with its line`() throws {
        _ = run(try picture(), .all)
        try folder.write("snap-layout 1 size 4 4 scale 1\nUIView\n", to: "__Snapshots__/T/t.1.layout")
        let text = message(run(try picture(), .never))
        #expect(
            text?.contains(
                "the golden \(folder.path)/__Snapshots__/T/t.1.layout cannot be read: line 2: expected the frame's x, a number."
            )
                == true)
    }

    @Test func `a folder that cannot be written is told`() throws {
        let blocked = try GoldenPath(
            file: "/proc/T.swift", name: SnapshotName(test: "t()", part: .number(1)), environment: SnapEnvironment([:]))
        let result = GoldenCheck(path: blocked, mode: .all).run(try picture())
        guard case .unusable(let reason) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(reason.hasPrefix("/proc/__Snapshots__: "))
    }

    @Test func `a pointer of Git LFS in place of a layout is told`() throws {
        _ = run(try picture(), .all)
        try folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n", to: "__Snapshots__/T/t.1.layout")
        #expect(
            message(run(try picture(), .never))?.contains(
                "the golden \(folder.path)/__Snapshots__/T/t.1.layout is only a pointer of Git LFS") == true)
    }

    @Test(arguments: RecordMode.allCases)
    func `blocks in place of text are never recorded`(mode: RecordMode) throws {
        let blocks = Artifact.picture(
            try Bitmap(width: 4, height: 4), screen(view("UILabel", "label", (0, 0, 2, 2))),
            fonts: DrawnFonts(names: [], warnings: ["“A” (U+41) is drawn as a block: install the package fonts-inter"]))
        let result = run(blocks, mode)
        #expect(!FileManager.default.fileExists(atPath: png))
        #expect(result.verdict.word == (mode == .never ? .missing : .unusable))
        guard mode != .never else { return }
        #expect(
            message(result)?.contains("it cannot be recorded: install fonts-inter; “snap doctor” says more") == true)
    }

    @Test func `missing fonts are told before everything else`() throws {
        _ = run(try picture(), .all)
        let blocks = Artifact.picture(
            try Bitmap(width: 4, height: 4), screen(view("UILabel", "label", (0, 0, 2, 2), [("text", "A")])),
            fonts: DrawnFonts(names: [], warnings: ["“A” (U+41) is drawn as a block: install the package fonts-inter"]))
        let text = try #require(message(run(blocks, .never)))
        #expect(
            text.hasPrefix(
                """
                t() 1 does not match its golden.
                  Blocks are drawn in place of text or symbols: install fonts-inter (“snap doctor” says more)
                """))
    }

    @Test func `pixels are told to be in the innermost view that changed, not in a container in front`() {
        let label = view("UILabel", "label", (2, 2, 4, 4), [("text", "A")])
        let tree = screen(
            view(
                "UIView", "root", (0, 0, 10, 10), [],
                [view("UIView", "card", (0, 0, 10, 10), [], [label]), view("UIView", "front", (0, 0, 10, 10))]))
        let old = screen(
            view(
                "UIView", "root", (0, 0, 10, 10), [],
                [view("UIView", "card", (0, 0, 9, 10), [], [label]), view("UIView", "front", (0, 0, 10, 10))]))
        #expect(tree.view(atPixelX: 6, y: 6, changes: []) == "`label`")
        #expect(tree.view(atPixelX: 18, y: 18, changes: []) == "`front`")
        let changes = LayoutComparison(golden: old, new: tree).changes
        #expect(tree.view(atPixelX: 18, y: 18, changes: changes) == "`card`")
        #expect(tree.view(atPixelX: 21, y: 18, changes: changes) == nil)
    }

    // MARK: - Text and layout

    @Test func `text is compared line by line`() throws {
        let old = (1...9).map { "line \($0)" }.joined(separator: "\n")
        #expect(run(.text(old, fileExtension: "txt"), .missing).written == [path.golden("txt")])
        let result = run(.text(old.replacing("line 5", with: "line five"), fileExtension: "txt"), .never)
        guard case .different(let mismatch) = result.verdict else {
            Issue.record("\(result.verdict)")
            return
        }
        #expect(mismatch.text == ["…", " line 3", " line 4", "-line 5", "+line five", " line 6", " line 7"])
        #expect(result.pending == [path.pending("txt")])
    }

    @Test func `a layout alone is a golden`() throws {
        let tree = screen(view("UIView", "v", (0, 0, 1, 1)))
        #expect(run(.layout(tree), .missing).written == [layout])
        #expect(run(.layout(tree), .never).verdict == .identical)
        let moved = screen(view("UIView", "v", (0, 1, 1, 1)))
        #expect(run(.layout(moved), .never).pending == [path.pending("layout")])
    }

    // MARK: - Log

    @Test func `the run log gives its records back`() throws {
        let log = folder.path + "/logs/run.jsonl"
        let name = SnapshotName(test: "t()", part: .number(1))
        var records: [RunRecord] = []
        for mode in [RecordMode.never, .missing, .never] {
            let record = RunRecord(
                result: run(try picture(), mode), file: folder.path + "/T.swift", line: 3, name: name, path: path,
                decision: RecordPolicy.Decision(mode: mode, isRequested: false), milliseconds: 1.23456, warnings: ["w"])
            try RunLog.append(record, to: log)
            records.append(record)
        }
        #expect(try RunLog.read(log).records == records)
        #expect(records.map(\.verdict) == [.missing, .recorded, .identical])
        #expect(records.map(\.isFailure) == [true, true, false])
        #expect(records[0].milliseconds == 1.235)
        #expect(records[0].golden == "__Snapshots__/T/t.1")
        let whole = try #require(FileManager.default.contents(atPath: log))
        try whole.dropLast(30).write(to: URL(filePath: log))
        let cut = try RunLog.read(log)
        #expect(cut.records == Array(records.dropLast()))
        #expect(cut.notes == ["line 3, the last one, was cut, and is left out"])
        for absurd in ["1e300", "-1", "1e19"] {
            let text = String(decoding: whole, as: UTF8.self)
            try Data(text.replacing("1.235", with: absurd).utf8).write(to: URL(filePath: log))
            #expect(throws: RunLogError.line(path: log, number: 1)) { try RunLog.read(log) }
        }
        // Without a line end at its end, it is no line that was cut either.
        for nonsense in ["nonsense\n", "nonsense"] {
            try Data(nonsense.utf8).write(to: URL(filePath: log))
            #expect(throws: RunLogError.line(path: log, number: 1)) { try RunLog.read(log) }
        }
    }

    @Test func `the run log gives back what went wrong besides snapshots`() throws {
        let log = folder.path + "/run.jsonl"
        let problems = [
            RunProblem(.error, place: "P", text: "P does not build:\n\na.swift:1: error"),
            RunProblem(.failure, place: "Q", text: "tests of Q failed"),
        ]
        try RunLog.write([], problems: problems, to: log)
        #expect(try RunLog.read(log) == RunLog.Contents(problems: problems))
    }

    @Test func `where pending files cannot be kept, what differs is told all the same`() throws {
        _ = run(try picture(), .all)
        // A file where the folder of pending files must be.
        try folder.write("no folder", to: ".snap")
        let different = run(try picture(pixel: 0xFF_FF_FF_FF), .never)
        #expect(different.verdict.word == .different)
        #expect(different.pending.isEmpty)
        let text = try #require(message(different))
        #expect(text.contains("pixels differ"))
        #expect(text.contains("Its new version cannot be kept: \(folder.path)/.snap"))
        #expect(text.hasSuffix("If it is right now, record it with “snap record --failed”."))
        try FileManager.default.removeItem(atPath: png)
        #expect(run(try picture(), .never).verdict.word == .missing)
    }

    @Test func `texts are compared by their bytes, and line ends are told apart from lines`() throws {
        func run(_ text: String) -> SnapshotResult {
            GoldenCheck(path: path, mode: .never).run(.text(text, fileExtension: "txt"))
        }
        try folder.write("caf\u{E9}\nb", to: "__Snapshots__/T/t.1.txt")
        #expect(run("caf\u{E9}\nb").verdict == .identical)
        guard case .different(let mismatch) = run("cafe\u{301}\nb").verdict else {
            Issue.record("the same text, though its bytes are others")
            return
        }
        #expect(mismatch.text.map { Array($0.utf8) } == ["-caf\u{E9}", "+cafe\u{301}", " b"].map { Array($0.utf8) })
        try folder.write("a\r\nb\r\n", to: "__Snapshots__/T/t.1.txt")
        guard case .different(let ends) = run("a\nb\n").verdict else {
            Issue.record("line ends are bytes, too")
            return
        }
        #expect(
            ends.text == [
                "Only line ends differ: mark the golden as “-text” in .gitattributes, so that Git leaves them alone"
            ])
        guard case .different(let changed) = run("a\nc\n").verdict else {
            Issue.record("another line")
            return
        }
        #expect(changed.text.contains("+c"))
    }

    @Test func `what is no file is refused at once`() throws {
        let pipe = folder.path + "/pipe"
        try #require(mkfifo(pipe, 0o600) == 0)
        for path in [pipe, "/dev/zero", folder.path] {
            #expect(throws: GoldenError.notAFile(path: path)) { try GoldenFiles.read(path) }
        }
    }
}
