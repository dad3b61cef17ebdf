public import SnapGolden

/// A run's records, counted.
public struct RunSummary: Sendable {
    /// In the order of their paths, whichever ran first.
    public let records: [RunRecord]
    /// The whole run, with building; nil for a run that is only reported again.
    public let milliseconds: Double?

    public init(_ records: [RunRecord], milliseconds: Double? = nil) {
        self.records = records.enumerated().sorted { left, right in
            (left.element.goldenPath, left.offset) < (right.element.goldenPath, right.offset)
        }.map(\.element)
        self.milliseconds = milliseconds
    }

    public var failures: [RunRecord] { records.filter(\.isFailure) }

    /// Time in the snapshots themselves.
    public var snapshotMilliseconds: Double { records.reduce(0) { $0 + $1.milliseconds } }

    public func count(_ verdict: Verdict.Word) -> Int {
        records.count { $0.verdict == verdict }
    }

    /// `18 identical, 1 recorded, 1 different`: only verdicts that there are.
    public var countsText: String {
        let counts = Verdict.Word.allCases.compactMap { word in
            count(word) == 0 ? nil : word.text(count: count(word))
        }
        return counts.isEmpty ? "no snapshots" : counts.joined(separator: ", ")
    }
}
