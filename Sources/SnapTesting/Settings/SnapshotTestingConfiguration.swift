import SnapGolden

/// What holds for snapshots in a test, a suite, or the scope of a call.
public struct SnapshotTestingConfiguration: Sendable {
    /// When a snapshot may write its golden.
    public enum Record: String, CaseIterable, Hashable, Sendable {
        /// Every golden that is not the same in every byte is written.
        case all
        /// Only goldens that are not there are written.
        case missing
        /// Goldens that are not there, or that the snapshot does not match, are written.
        case failed
        /// Nothing is written; a golden that is not there is a failure.
        case never

        /// The same among the modes of goldens, whose module tests need not know.
        var mode: RecordMode {
            switch self {
            case .all: .all
            case .missing: .missing
            case .failed: .failed
            case .never: .never
            }
        }
    }

    /// nil: this says nothing, and weaker settings hold.
    public var record: Record?

    public init(record: Record? = nil) {
        self.record = record
    }

    /// What the innermost `withSnapshotTesting` says.
    @TaskLocal static var scope = SnapshotTestingConfiguration()

    /// What the innermost trait says.
    @TaskLocal static var trait = SnapshotTestingConfiguration()
}
