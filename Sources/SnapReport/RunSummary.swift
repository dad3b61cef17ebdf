public import SnapGolden

/// A run's records, counted.
public struct RunSummary: Sendable {
    /// In the order of their paths, whichever ran first.
    public let records: [RunRecord]
    /// What went wrong besides, in the order in which it did.
    public let problems: [RunProblem]
    /// The whole run, with building; nil for a run that is only reported again.
    public let milliseconds: Double?

    public init(_ records: [RunRecord], problems: [RunProblem] = [], milliseconds: Double? = nil) {
        self.problems = problems
        self.records = records.enumerated().sorted { left, right in
            (left.element.goldenPath, left.offset) < (right.element.goldenPath, right.offset)
        }.map(\.element)
        self.milliseconds = milliseconds
    }

    public var failures: [RunRecord] { records.filter(\.isFailure) }

    /// Whether everything is as expected: the snapshots, and all else that ran.
    public var hasPassed: Bool { failures.isEmpty && problems.isEmpty }

    /// Time in the snapshots themselves.
    public var snapshotMilliseconds: Double { records.reduce(0) { $0 + $1.milliseconds } }

    public func count(_ verdict: Verdict.Word) -> Int {
        records.count { $0.verdict == verdict }
    }

    /// `18 identical, 1 recorded, 1 different, and 1 other problem`: only verdicts that there are.
    public var countsText: String {
        let counts = Verdict.Word.allCases.compactMap { word in
            count(word) == 0 ? nil : word.text(count: count(word))
        }
        let text = counts.isEmpty ? "no snapshots" : counts.joined(separator: ", ")
        guard !problems.isEmpty else { return text }
        return text + ", and \(problems.count) other \(problems.count == 1 ? "problem" : "problems")"
    }
}
