import SnapGolden
import Testing

@testable import SnapCommands

@Suite struct TestOutputTests {
    private func record(_ file: String, line: Int) -> RunRecord {
        RunRecord(
            unusable: "it is", file: "/app/Tests/\(file)", line: line,
            name: SnapshotName(test: "t()", part: .number(1)),
            root: "/app", golden: "", mode: .never, milliseconds: 1)
    }

    @Test(arguments: [
        ("/app/Tests/A.swift:7: error: A.t : failed - it", false), ("/app/Tests/A.swift:71: error: A.t : failed", true),
        ("/app/Tests/B.swift:7: error: B.t : failed", true),
        ("✘ Test t() recorded an issue at A.swift:7:5: it", false),
        ("✘ Test t() recorded an issue at A.swift:8:5: it", true),
        ("✘ Test t() recorded an issue with 1 argument letter → \"A\" at A.swift:9:5: it", true),
        ("✘ Test t() failed after 0.1 seconds with 1 issue.", false), ("a line about some error", false),
    ])
    func `only issues that no record has told are told`(line: String, isTold: Bool) {
        #expect(TestOutput("\(line)\nmore\n").issues(besides: [record("A.swift", line: 7)]) == (isTold ? [line] : []))
    }
}
