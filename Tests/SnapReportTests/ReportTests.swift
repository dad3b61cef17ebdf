import Foundation
import SnapGolden
import Testing

@testable import SnapReport

@Suite struct ReportTests {
    private func record(
        _ golden: String, _ verdict: Verdict.Word, milliseconds: Double, message: String? = nil,
        findings: [String] = [], warnings: [String] = []
    ) -> RunRecord {
        var record = RunRecord(
            unusable: message, file: "/app/Tests/MenuTests.swift", line: 7,
            name: SnapshotName(test: "test()", part: .named(golden)), root: "/app",
            golden: "Tests/__Snapshots__/MenuTests/\(golden)", mode: .never, milliseconds: milliseconds)
        record.message = message
        record.isFailure = message != nil
        record.verdict = verdict
        record.findings = findings
        record.warnings = warnings
        return record
    }

    private var summary: RunSummary {
        RunSummary(
            [
                record("t.open", .identical, milliseconds: 12.34, warnings: ["no glyph for U+1F9FF"]),
                record(
                    "t.closed", .different, milliseconds: 3,
                    message: "t “closed” does not match its golden.\n  `a|b` moved down 2 <&> \"\u{1}\"",
                    findings: ["`a|b` moved down 2"]),
                record("t.lost", .unusable, milliseconds: 0.05, message: "the golden is only a pointer"),
            ], milliseconds: 1861)
    }

    @Test func `a person reads failures first, then a table in the order of paths, then the counts and times`() {
        #expect(
            ConsoleReport(isColored: false, folder: "/app", isQuiet: false).text(summary) == """
                Tests/MenuTests.swift:7
                t “closed” does not match its golden.
                  `a|b` moved down 2 <&> "\\u{1}"

                Tests/MenuTests.swift:7
                the golden is only a pointer

                warning Tests/MenuTests/t.open
                  no glyph for U+1F9FF

                snapshot                  verdict      ms
                Tests/MenuTests/t.closed  different   3.0
                Tests/MenuTests/t.lost    unusable    0.1
                Tests/MenuTests/t.open    identical  12.3

                3 snapshots: 1 identical, 1 different, 1 unusable in 1.86 s

                """)
    }

    @Test func `quiet leaves out what passed, and warnings`() {
        let text = ConsoleReport(isColored: false, folder: "/app", isQuiet: true).text(summary)
        #expect(!text.contains("t.open"))
        #expect(text.contains("Tests/MenuTests/t.lost    unusable"))
    }

    @Test func `packages come in the order of their paths, also one inside another`() {
        var inner = record("t.1", .identical, milliseconds: 1)
        inner.root = "/app/Fixtures/Dialogs"
        var outer = record("t.2", .identical, milliseconds: 1)
        outer.golden = "Scenes/__Snapshots__/a/a"
        #expect(RunSummary([outer, inner]).records == [inner, outer])
    }

    @Test func `what was written is listed`() {
        var recorded = record("t.open", .recorded, milliseconds: 1)
        recorded.written = ["/app/Tests/__Snapshots__/MenuTests/t.open.png"]
        let text = ConsoleReport(isColored: false, folder: "/app", isQuiet: true).text(RunSummary([recorded]))
        #expect(text.hasPrefix("wrote Tests/__Snapshots__/MenuTests/t.open.png\n\nsnapshot"))
    }

    @Test func `without snapshots, it says so`() {
        let report = ConsoleReport(isColored: false, folder: "/app", isQuiet: false)
        #expect(report.text(RunSummary([], milliseconds: 12)) == "no snapshots in 12 ms\n")
    }

    @Test func `colours only surround words`() {
        let plain = ConsoleReport(isColored: false, folder: "/app", isQuiet: false).text(summary)
        let colored = ConsoleReport(isColored: true, folder: "/app", isQuiet: false).text(summary)
        #expect(colored.contains("\u{1B}[31mdifferent\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plain)
    }

    @Test func `JUnit has one suite a file, failures apart from errors, and escapes what XML forbids`() {
        #expect(
            JUnitReport.text(summary, folder: "/app") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="1" errors="1" time="0.015390">
                  <testsuite name="Tests/MenuTests.swift" tests="3" failures="1" errors="1" time="0.015390">
                    <testcase classname="Tests/MenuTests.swift" name="test() “t.closed”" time="0.003000">
                      <failure type="different" message="t “closed” does not match its golden.">t “closed” does not match its golden.&#10;  `a|b` moved down 2 &lt;&amp;&gt; &quot;\u{FFFD}&quot;</failure>
                    </testcase>
                    <testcase classname="Tests/MenuTests.swift" name="test() “t.lost”" time="0.000050">
                      <error type="unusable" message="the golden is only a pointer">the golden is only a pointer</error>
                    </testcase>
                    <testcase classname="Tests/MenuTests.swift" name="test() “t.open”" time="0.012340"/>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func `Markdown has a table of failures, and their messages`() {
        let failing = RunSummary([summary.records[0]])
        #expect(
            MarkdownReport.text(failing, folder: "/app") == """
                ## Snapshots: 1 different

                | snapshot | verdict | what differs |
                | --- | --- | --- |
                | Tests/MenuTests/t.closed | different | `a\\|b` moved down 2 |

                ### Tests/MenuTests/t.closed

                ```text
                t “closed” does not match its golden.
                  `a|b` moved down 2 <&> "\u{1}"
                ```

                """)
        #expect(
            MarkdownReport.text(RunSummary([summary.records[2]]), folder: "/app")
                == "## Snapshots: 1 identical\n\nEverything is as expected.\n")
    }

    @Test func `JSON counts every verdict`() throws {
        let text = try JSONReport.text(summary)
        #expect(
            text.hasPrefix("{\n  \"counts\" : {\n    \"different\" : 1,\n    \"identical\" : 1,\n    \"missing\" : 0,"))
        #expect(text.contains("\"verdict\" : \"failed\""))
        #expect(try JSONReport.text(RunSummary([])).contains("\"verdict\" : \"passed\""))
    }

    private let problems = [
        RunProblem(.error, place: "App", text: "App does not build:\n\na.swift:1: error: <no>"),
        RunProblem(.failure, place: "Kit", text: "tests of Kit failed, besides the snapshots"),
    ]

    @Test func `what went wrong besides snapshots makes every report one of a failed run`() throws {
        let summary = RunSummary([record("t.open", .identical, milliseconds: 1)], problems: problems)
        #expect(!summary.hasPassed)
        let console = ConsoleReport(isColored: false, folder: "/app", isQuiet: false).text(summary)
        #expect(console.hasSuffix("\n1 snapshot: 1 identical, and 2 other problems\n"))
        let json = try JSONReport.text(summary)
        #expect(json.contains("\"verdict\" : \"failed\""))
        #expect(json.contains("\"place\" : \"Kit\",\n      \"problem\" : \"failure\""))
        #expect(
            JUnitReport.text(summary, folder: "/app") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites tests="3" failures="1" errors="1" time="0.001000">
                  <testsuite name="Tests/MenuTests.swift" tests="1" failures="0" errors="0" time="0.001000">
                    <testcase classname="Tests/MenuTests.swift" name="test() “t.open”" time="0.001000"/>
                  </testsuite>
                  <testsuite name="other problems" tests="2" failures="1" errors="1" time="0.000000">
                    <testcase classname="other problems" name="App" time="0.000000">
                      <error type="problem" message="App does not build:">App does not build:&#10;&#10;a.swift:1: error: &lt;no&gt;</error>
                    </testcase>
                    <testcase classname="other problems" name="Kit" time="0.000000">
                      <failure type="problem" message="tests of Kit failed, besides the snapshots">tests of Kit failed, besides the snapshots</failure>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
        #expect(
            MarkdownReport.text(RunSummary([], problems: [problems[1]]), folder: "/app") == """
                ## Snapshots: no snapshots, and 1 other problem

                ### Kit

                ```text
                tests of Kit failed, besides the snapshots
                ```

                """)
        let page = HTMLReport.text(summary, folder: "/app") { _ in nil }
        #expect(page.contains("<h1 class=\"failed\">") && page.contains("a.swift:1: error: &lt;no&gt;"))
    }

    @Test func `a page has each picture once`() {
        var failing = summary.records[0]
        failing.pending = ["/app/.snap/t.new.png", "/app/.snap/t.diff.png"]
        let page = HTMLReport.text(RunSummary([failing]), folder: "/app") { Data($0.utf8) }
        #expect(page.matches(of: /src="data:image/).count == 3)
        #expect(page.contains("<div class=\"overlay\"><img alt=\"golden\"><img alt=\"new\" class=\"over\"></div>"))
    }

    @Test func `JUnit has one suite a file, whatever stands between its snapshots`() {
        var first = record("b", .identical, milliseconds: 1)
        first.file = "/app/Tests/BTests.swift"
        let middle = record("a", .identical, milliseconds: 1)
        var last = record("c", .unusable, milliseconds: 1, message: "it is")
        (last.file, last.golden) = (first.file, "")
        let text = JUnitReport.text(RunSummary([first, middle, last]), folder: "/app")
        #expect(text.matches(of: /<testsuite name="Tests\/BTests.swift" tests="2"/).count == 1)
        #expect(text.matches(of: #/<testsuite /#).count == 2)
    }

    @Test func `paths are seen from the folder, in messages, too, and JSON has them from the package`() throws {
        var record = record(
            "t.lost", .unusable, milliseconds: 1,
            message:
                "t could not be compared: the golden /app/Tests/__Snapshots__/MenuTests/t.lost.png is cut, not /my/app/x"
        )
        record.pending = ["/app/.snap/pending/t.new.png"]
        #expect(
            record.message(from: "/app")
                == "t could not be compared: the golden Tests/__Snapshots__/MenuTests/t.lost.png is cut, not /my/app/x")
        #expect(record.message(from: "/app/Docs").contains("the golden ../Tests/__Snapshots__/MenuTests/t.lost.png is"))
        #expect(record.message(from: "/else/where").contains("the golden /app/Tests/"))
        let json = try JSONReport.text(RunSummary([record]))
        #expect(json.contains("\"file\" : \"Tests/MenuTests.swift\""))
        #expect(json.contains("\".snap/pending/t.new.png\"") && json.contains("\"root\" : \"/app\""))
        let console = ConsoleReport(isColored: false, folder: "/app/Docs", isQuiet: true).text(RunSummary([record]))
        #expect(console.hasPrefix("../Tests/MenuTests.swift:7\n"))
    }

    @Test(arguments: [(0, "0 ms"), (999.4, "999 ms"), (1000, "1.00 s"), (1861, "1.86 s"), (65_432, "65.43 s")])
    func `whole times are printed for people`(milliseconds: Double, text: String) {
        #expect(Milliseconds.total(milliseconds) == text)
    }
}
