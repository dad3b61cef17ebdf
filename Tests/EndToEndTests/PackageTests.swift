import Foundation
import Testing

/// The real `snap` on a real package, from the first recording on.
@Suite(.serialized, .timeLimit(.minutes(30))) struct PackageTests {
    let package: ThrowawayPackage

    init() throws {
        package = try ThrowawayPackage()
    }

    private static let allGoldens = [
        "card.1.layout", "card.1.png", "letters.A.txt", "letters.B.txt", "testCard.classic.layout",
        "testCard.classic.png",
    ]

    /// A package with all of its goldens.
    private func record() throws {
        let output = try package.snap("record")
        try #require(output.exitCode == 0, "\(output.standardOutput)\(output.standardError)")
    }

    @Test func `record writes every golden, and verify finds them identical, with both test frameworks`() throws {
        let recorded = try package.snap("record", "--color", "never")
        #expect(recorded.exitCode == 0, "\(recorded.standardOutput)\(recorded.standardError)")
        #expect(package.files(in: ThrowawayPackage.goldens) == Self.allGoldens)
        #expect(recorded.standardOutput.contains("4 snapshots: 4 recorded"))
        let goldens = try package.goldenContents()

        let verified = try package.snap("verify")
        #expect(verified.exitCode == 0, "\(verified.standardOutput)")
        #expect(verified.standardOutput.contains("4 snapshots: 4 identical"))
        #expect(try package.goldenContents() == goldens)
        #expect(package.files(in: ".snap/pending").isEmpty)

        let again = try package.snap("record")
        #expect(again.exitCode == 0)
        #expect(again.standardOutput.contains("4 snapshots: 4 identical"))
        #expect(try package.goldenContents() == goldens)
    }

    @Test func `the layout beside a picture names the views`() throws {
        try record()
        let layout = try #require(try package.contents("\(ThrowawayPackage.goldens)/card.1.layout"))
        #expect(
            String(decoding: layout, as: UTF8.self) == """
                snap-layout 1 size 100 80 scale 2
                UIView 0 0 100 80
                  UIView #title 10 10 80 20
                  UIView #content 10 40 80 10

                """)
    }

    @Test func `verify tells a missing golden, and writes none`() throws {
        let output = try package.snap("verify")
        #expect(output.exitCode == 1)
        #expect(output.standardOutput.contains("card() 1 has no golden."))
        #expect(output.standardOutput.contains("4 snapshots: 4 missing"))
        #expect(package.files(in: ThrowawayPackage.goldens).isEmpty)
        let accepted = try package.snap("accept")
        #expect(accepted.exitCode == 0)
        #expect(package.files(in: ThrowawayPackage.goldens) == Self.allGoldens)
        #expect(try package.snap("verify").exitCode == 0)
    }

    @Test func `a change is caught, and told in views before pixels`() throws {
        try record()
        let goldens = try package.goldenContents()
        try package.setTitleHeight(25)
        let output = try package.snap("verify", "--quiet")
        #expect(output.exitCode == 1)
        #expect(
            output.standardOutput.contains(
                """
                card() 1 does not match its golden.
                  `title` is 5 taller: height 20 → 25
                    `content` moved down 5
                  4,800 of 32,000 pixels differ, by 1 at most (1 is black against white)
                """), "\(output.standardOutput)")
        #expect(output.standardOutput.contains("4 snapshots: 2 identical, 2 different"))
        #expect(try package.goldenContents() == goldens)
        #expect(
            package.files(in: ".snap/pending/\(ThrowawayPackage.goldens)") == [
                "card.1.diff.png", "card.1.new.layout", "card.1.new.png", "testCard.classic.diff.png",
                "testCard.classic.new.layout", "testCard.classic.new.png",
            ])
        #expect(try package.snap("report", "--format", "junit").standardOutput.contains("failures=\"2\" errors=\"0\""))

        try package.setTitleHeight(20)
        #expect(try package.snap("verify").exitCode == 0)
        #expect(package.files(in: ".snap/pending").isEmpty)
    }

    @Test func `record --missing writes only what is not there`() throws {
        try record()
        let goldens = try package.goldenContents()
        try package.remove("\(ThrowawayPackage.goldens)/letters.A.txt")
        try package.setTitleHeight(25)
        let output = try package.snap("record", "--missing")
        #expect(output.exitCode == 1)
        #expect(output.standardOutput.contains("4 snapshots: 1 identical, 1 recorded, 2 different"))
        #expect(try package.goldenContents() == goldens)
    }

    @Test func `record --failed writes what does not match`() throws {
        try record()
        let goldens = try package.goldenContents()
        try package.setTitleHeight(25)
        let output = try package.snap("record", "--failed")
        #expect(output.exitCode == 0)
        #expect(output.standardOutput.contains("4 snapshots: 2 identical, 2 recorded"))
        let changed = try package.goldenContents()
        let names = Self.allGoldens.filter { changed[$0] != goldens[$0] }
        #expect(
            names == ["card.1.layout", "card.1.png", "testCard.classic.layout", "testCard.classic.png"])
        #expect(try package.snap("verify").exitCode == 0)
    }

    @Test func `without snap, a missing golden is recorded and fails once`() throws {
        try record()
        let goldens = try package.goldenContents()
        try package.remove(ThrowawayPackage.goldens)
        let first = try package.swiftTest()
        #expect(first.exitCode == 1)
        #expect(
            (first.standardOutput + first.standardError).contains(
                "testCard() “classic” had no golden: it is recorded now."))
        #expect((first.standardOutput + first.standardError).contains("card() 1 had no golden: it is recorded now."))
        #expect(try package.goldenContents() == goldens)
        #expect(try package.swiftTest().exitCode == 0)
    }

    @Test func `on a machine that nobody watches, nothing is recorded`() throws {
        try record()
        let goldens = try package.goldenContents()
        #expect(try package.swiftTest(environment: ["CI": "true"]).exitCode == 0)
        try package.remove("\(ThrowawayPackage.goldens)/letters.A.txt")
        let output = try package.swiftTest(environment: ["CI": "true"])
        #expect(output.exitCode == 1)
        #expect((output.standardOutput + output.standardError).contains("letters(letter:) “A” has no golden."))
        #expect(try package.goldenContents() == goldens.filter { $0.key != "letters.A.txt" })
    }

    @Test func `a wrong record mode is told by every assertion`() throws {
        try record()
        let output = try package.swiftTest(environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
        #expect(output.exitCode == 1)
        #expect(
            (output.standardOutput + output.standardError).contains(
                "the environment variable SNAPSHOT_TESTING_RECORD is “yes”, which is no record mode"))
    }

    @Test func `a filter runs only some tests`() throws {
        try record()
        let output = try package.snap("verify", "--filter", "letters")
        #expect(output.exitCode == 0)
        #expect(output.standardOutput.contains("2 snapshots: 2 identical"))
    }

    @Test func `tests that fail besides the snapshots are told with their output`() throws {
        try record()
        try package.breakCard(crash: false)
        let output = try package.snap("verify", "--filter", "letters|theHeightIsANumber")
        #expect(output.exitCode == 1)
        #expect(output.standardOutput.contains("2 snapshots: 2 identical"))
        #expect(output.standardError.contains("failed, besides the snapshots"))
        #expect(output.standardError.contains("Double(text)"))
        let all = try package.snap("verify")
        #expect(all.exitCode == 2)
        #expect(all.standardOutput.contains("card() 1 could not be compared: the requirement at CardTests"))
    }

    @Test func `tests that crash have the exit code 2, and are told with their output`() throws {
        try record()
        try package.breakCard(crash: true)
        let output = try package.snap("verify")
        #expect(output.exitCode == 2)
        #expect(output.standardError.contains("could not run to their end"))
        #expect(output.standardError.contains("the card is broken"))
    }

    @Test func `a package that does not build is told with the compiler's words`() throws {
        try record()
        try package.write("let broken: Int = \"text\"\n", to: "Tests/CardTests/Broken.swift")
        defer { try? package.remove("Tests/CardTests/Broken.swift") }
        let output = try package.snap("verify")
        #expect(output.exitCode == 2)
        #expect(output.standardError.contains("does not build"))
        #expect(output.standardError.contains("Broken.swift:1:"))
    }
}
