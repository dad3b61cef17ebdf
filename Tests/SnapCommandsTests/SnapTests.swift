import Foundation
import SnapGolden
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapCommands

@Suite struct SnapTests {
    @Test(arguments: [[], ["--help"], ["-h"], ["help"]]) func `the help lists every verb`(arguments: [String]) async {
        let terminal = TestTerminal()
        let status = await Snap.run(arguments, on: terminal.terminal(folder: "/"))
        #expect(status == .success)
        for verb in Snap.verbs {
            #expect(terminal.output.contains("\n  \(verb.name)"))
            #expect(terminal.output.contains(verb.abstract))
        }
    }

    @Test func `every verb's help has its options, on lines that fit a terminal`() async {
        for verb in Snap.verbs {
            let long = TestTerminal()
            #expect(await long.run(verb.name, "--help") == .success)
            for option in verb.options {
                #expect(long.output.contains("  \(option.usage)"))
                #expect(!option.help.isEmpty)
            }
            #expect(long.output.split(separator: "\n").allSatisfy { $0.count <= Help.lineWidth }, "\(verb.name)")
            let short = TestTerminal()
            #expect(await short.run("help", verb.name) == .success)
            #expect(short.output == long.output)
        }
    }

    @Test(arguments: [("", ""), ("one two three", "one two\nthree"), ("wonderful day", "wonderful\nday")])
    func `text is broken at spaces`(text: String, wrapped: String) {
        #expect(Help.wrapped(text, to: 7) == wrapped)
    }

    @Test func `no two verbs or options have one name`() {
        let names = Snap.verbs.flatMap { [$0.name] + $0.aliases }
        #expect(Set(names).count == names.count)
        for verb in Snap.verbs {
            let options = verb.options.flatMap { [$0.name] + [$0.short].compactMap { $0 } }
            #expect(Set(options).count == options.count)
        }
    }

    @Test func `wrong usage has the exit code 64, and names what was meant`() async {
        let terminal = TestTerminal()
        #expect(await terminal.run("verfy") == .usage)
        #expect(terminal.errorOutput == "snap: error: there is no verb “verfy”: did you mean verify?\n")
        #expect(await terminal.run("verify", "--quite") == .usage)
        #expect(await terminal.run("record", "--all", "--missing") == .usage)
        #expect(terminal.errorOutput.hasSuffix("--all and --missing exclude each other: give one of them\n"))
        #expect(terminal.output.isEmpty)
        #expect(ExitCode.usage.rawValue == 64)
    }

    @Test func `what cannot be used has the exit code 2, and is named`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "notes.txt")
        let terminal = TestTerminal()
        #expect(await terminal.run("verify", "nowhere", in: folder.path) == .unusable)
        #expect(await terminal.run("verify", "notes.txt", in: folder.path) == .unusable)
        #expect(await terminal.run("verify", in: folder.path) == .unusable)
        #expect(
            terminal.errorOutput == """
                snap: error: nowhere: there is no such file or folder
                snap: error: notes.txt: this is neither a package's folder, nor a scene file (*.scene.json5), \
                nor an Interface Builder file (*.xib, *.storyboard), nor a folder that has them in it
                snap: error: .: there is neither a Package.swift nor a scene file (*.scene.json5, *.xib, *.storyboard) \
                in this folder

                """)
        #expect(ExitCode.unusable.rawValue == 2)
    }

    @Test func `a folder is searched for packages and scene files, but not where builds and goldens are`() async throws
    {
        let folder = try TemporaryFolder()
        for file in [
            "App/Package.swift", "App/.build/checkouts/Other/Package.swift", "App/Fixtures/Inner/Package.swift",
            "App/Scenes/a.scene.json5", "Scenes/b.scene.json5", "Scenes/__Snapshots__/b/c.scene.json5",
            "Scenes/d.json5",
            "Second/Package.swift",
        ] {
            try folder.write("", to: file)
        }
        let inputs = try Inputs(["."], terminal: TestTerminal().terminal(folder: folder.path))
        #expect(inputs.packages == [folder.path + "/App", folder.path + "/Second"])
        #expect(inputs.scenes == [folder.path + "/App/Scenes/a.scene.json5", folder.path + "/Scenes/b.scene.json5"])
        let twice = try Inputs(
            ["App", "App/Package.swift", "Scenes/b.scene.json5", "Scenes"],
            terminal: TestTerminal().terminal(folder: folder.path))
        #expect(twice.packages == [folder.path + "/App"])
        #expect(twice.scenes.count == 2)
    }
}
