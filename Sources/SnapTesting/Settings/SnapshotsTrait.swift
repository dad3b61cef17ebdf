public import Testing

/// Settings for all snapshots of a test or a suite: `@Test(.snapshots(record: .never))`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// A suite's settings hold for the tests in it; a test's own are stronger.
    public var isRecursive: Bool { true }

    /// Runs the test with these settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let record = configuration.record ?? SnapshotTestingConfiguration.trait.record
        try await SnapshotTestingConfiguration.$trait.withValue(SnapshotTestingConfiguration(record: record)) {
            try await function()
        }
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Settings for all snapshots of a test or a suite.
    public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
        SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record))
    }

    /// Settings for all snapshots of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTrait(configuration: configuration)
    }
}
