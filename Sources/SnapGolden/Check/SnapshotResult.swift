/// A verdict, and the files that it left.
public struct SnapshotResult: Hashable, Sendable {
    public var verdict: Verdict
    /// The golden files that were written, absolute.
    public var written: [String] = []
    /// The pending files that were written, absolute.
    public var pending: [String] = []
    /// Why the pending files are not as they should be; nil where they are.
    public var pendingProblem: GoldenError?

    public init(_ verdict: Verdict) {
        self.verdict = verdict
    }
}
