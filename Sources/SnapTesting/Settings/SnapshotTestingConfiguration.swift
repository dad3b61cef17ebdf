public import SnapGolden

/// What holds for snapshots in a test, a suite, or the scope of a call.
public struct SnapshotTestingConfiguration: Sendable {
    /// When a snapshot may write its golden.
    public typealias Record = RecordMode

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
