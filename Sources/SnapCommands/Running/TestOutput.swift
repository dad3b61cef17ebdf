import Foundation
import SnapFiles
import SnapGolden

/// What `swift test` printed.
struct TestOutput: Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Whether the package has no test, or none that the filters match.
    var hasNoTests: Bool { text.contains("no tests found") }

    /// What `swift test list` names: `Module.Suite/test()`, each once.
    var testNames: [String] {
        var seen: Set<String> = []
        return text.split(separator: "\n").map(String.init).filter { line in
            line.firstMatch(of: #/^\w+\.\S/#) != nil && seen.insert(line).inserted
        }
    }

    /// Whether the tests' process ended before them.
    var hasCrashed: Bool { text.contains("unexpected signal code") }

    /// The lines about failures that no snapshot's record has told already.
    ///
    /// XCTest prints `FILE:LINE: error: TEST : TEXT`, Swift Testing `✘ Test NAME recorded an issue at FILE:LINE:COLUMN: TEXT`.
    func issues(besides records: [RunRecord]) -> [String] {
        let told = records.filter(\.isFailure).compactMap { record in
            record.line.map { "\(Paths.name(of: record.file)):\($0):" }
        }
        return text.split(separator: "\n").map(String.init).filter { line in
            let isIssue =
                line.firstMatch(of: #/^.+:\d+: error: /#) != nil
                || (line.contains("recorded an issue") && line.contains(" at "))
            return isIssue && !told.contains { line.contains($0) }
        }
    }
}
