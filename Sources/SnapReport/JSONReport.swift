import Foundation
import SnapGolden

/// A run as one JSON object: the counts, and every record of the run log.
public enum JSONReport {
    private struct Report: Encodable {
        let verdict: String
        let counts: [String: Int]
        let milliseconds: Double?
        let problems: [RunProblem]
        let snapshots: [RunRecord]
    }

    /// The object, indented, keys sorted, with a line end at its end; paths are as seen from each record's `root`.
    public static func text(_ summary: RunSummary) throws -> String {
        var counts: [String: Int] = [:]
        for word in Verdict.Word.allCases { counts[word.rawValue] = summary.count(word) }
        let report = Report(
            verdict: summary.hasPassed ? "passed" : "failed", counts: counts,
            milliseconds: summary.milliseconds.map { ($0 * 10).rounded() / 10 }, problems: summary.problems,
            snapshots: summary.records.map(\.relative))
        return try JSONText.pretty(report)
    }
}
