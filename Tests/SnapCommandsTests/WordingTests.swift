import Foundation
import SnapFiles
import SnapGolden
import SnapGraphics
import SnapPNG
import Testing

@testable import SnapCommands

/// What verbs print, word for word; times are left out.
@Suite struct WordingTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try write(height: 20)
    }

    private func write(height: Int) throws {
        try folder.write(
            """
            { size: [20, 30], scale: 1, root: { class: "UIView", backgroundColor: "white", subviews: [
              { id: "bar", class: "UIView", frame: [2, 4, 10, \(height)], backgroundColor: "black" } ] } }
            """, to: "Scenes/card.scene.json5")
    }

    /// What a verb prints in a folder below the temporary one, with times left out and runs of spaces before them.
    private func told(_ arguments: String..., in name: String = "Scenes", status: ExitCode) async -> String {
        let terminal = TestTerminal()
        let result = await Snap.run(arguments, on: terminal.terminal(folder: Paths.join(folder.path, name)))
        #expect(result == status)
        return (terminal.output + terminal.errorOutput)
            .replacing(#/ +[0-9.,]+\n/#, with: " TIME\n").replacing(#/ +ms\n/#, with: " ms\n")
            .replacing(#/in [0-9.,]+ m?s\n/#, with: "in TIME\n")
    }

    @Test func `recording and verifying`() async throws {
        #expect(
            await told("verify", status: .differences) == """
                card.scene.json5
                card has no golden.
                  missing  __Snapshots__/card/card.png
                  new      .snap/pending/__Snapshots__/card/card.new.png
                  new      .snap/pending/__Snapshots__/card/card.new.layout
                Record it with “snap record --missing”, or accept the pending one with “snap accept __Snapshots__/card/card”.

                snapshot   verdict ms
                card/card  missing TIME

                1 snapshot: 1 missing in TIME

                """)
        #expect(
            await told("record", status: .success) == """
                wrote __Snapshots__/card/card.png
                wrote __Snapshots__/card/card.layout

                snapshot   verdict ms
                card/card  recorded TIME

                1 snapshot: 1 recorded in TIME

                """)
        #expect(
            await told("record", status: .success) == """
                snapshot   verdict ms
                card/card  identical TIME

                1 snapshot: 1 identical in TIME

                """)
        #expect(
            await told("verify", status: .success) == """
                snapshot   verdict ms
                card/card  identical TIME

                1 snapshot: 1 identical in TIME

                """)
    }

    @Test func `a golden that cannot be read is named as seen from the current folder`() async throws {
        _ = await told("record", status: .success)
        try folder.write("no picture", to: "Scenes/__Snapshots__/card/card.png")
        try FileManager.default.createDirectory(atPath: folder.path + "/Other", withIntermediateDirectories: false)
        let reason = "cannot be read: not a PNG file (it begins with 6E 6F 20 70 69 63 74 75)"
        let near = await told("verify", "--quiet", status: .unusable)
        #expect(near.contains("card could not be compared: the golden __Snapshots__/card/card.png \(reason)"))
        let beside = await told("verify", "--quiet", "../Scenes", in: "Other", status: .unusable)
        #expect(
            beside.contains("card could not be compared: the golden ../Scenes/__Snapshots__/card/card.png \(reason)"))
    }

    @Test func `pending, accepting and rejecting`() async throws {
        _ = await told("verify", status: .differences)
        #expect(
            await told("pending", status: .success) == """
                new     __Snapshots__/card/card
                          .snap/pending/__Snapshots__/card/card.new.layout
                          .snap/pending/__Snapshots__/card/card.new.png
                1 pending

                """)
        #expect(
            await told("reject", status: .success) == """
                removed what was pending for __Snapshots__/card/card
                1 rejected

                """)
        #expect(await told("reject", status: .success) == "nothing is pending\n")
        #expect(await told("pending", status: .success) == "nothing is pending\n")
        #expect(await told("pending", "--json", status: .success) == "[\n\n]\n")
        _ = await told("verify", status: .differences)
        #expect(
            await told("accept", status: .success) == """
                wrote __Snapshots__/card/card.layout
                wrote __Snapshots__/card/card.png
                1 accepted

                """)
        #expect(await told("accept", status: .success) == "nothing is pending\n")
    }

    @Test func `paths beside the current folder are told by way of it`() async throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/Other", withIntermediateDirectories: false)
        _ = await told("verify", "../Scenes", in: "Other", status: .differences)
        try folder.write("no picture", to: "Scenes/.snap/pending/__Snapshots__/card/card.new.png")
        #expect(
            await told("accept", "../Scenes/card.scene.json5", in: "Other", status: .unusable) == """
                0 accepted
                snap: error: the pending file ../Scenes/.snap/pending/__Snapshots__/card/card.new.png cannot be read: \
                not a PNG file (it begins with 6E 6F 20 70 69 63 74 75). \
                It does not become a golden: make it anew with “snap verify”, or remove it with “snap reject”

                """)
        #expect(
            await told("reject", "../Scenes/card.scene.json5", in: "Other", status: .success) == """
                removed what was pending for ../Scenes/__Snapshots__/card/card
                1 rejected

                """)
    }

    @Test func `comparing with a damaged file or layout names it as it was given`() async throws {
        let picture = try PNG.encode(Bitmap(width: 4, height: 4))
        try folder.write(picture, to: "Scenes/a.png")
        try folder.write(picture.prefix(50), to: "Scenes/cut.png")
        #expect(
            await told("diff", "a.png", "cut.png", status: .unusable)
                == "snap: error: cut.png: the PNG file ends early, after 50 bytes: restore it, or record the picture again\n"
        )
        #expect(
            await told("diff", "a.png", ".", status: .unusable)
                == "snap: error: .: this is no file, but a folder, a pipe or a device: give another path\n")
        try folder.write("text", to: "Scenes/a.layout")
        #expect(
            await told("diff", "../Scenes/a.png", "./a.png", status: .unusable)
                == "snap: error: ../Scenes/a.layout: line 1: this is not a layout: it must begin with snap-layout\n")
    }
}
