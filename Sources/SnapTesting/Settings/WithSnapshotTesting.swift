/// Settings for all snapshots that `operation` takes.
///
/// They are stronger than a trait's, and weaker than an assertion's own argument.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$scope.withValue(
        SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.scope.record), operation: operation)
}

/// Settings for all snapshots that `operation` takes.
///
/// They are stronger than a trait's, and weaker than an assertion's own argument.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$scope.withValue(
        SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.scope.record), operation: operation)
}
