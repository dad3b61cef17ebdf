import Foundation

/// What the environment variables say, read once.
public struct SnapEnvironment: Hashable, Sendable {
    /// `SNAP_RECORD`: a record mode that overrules all others.
    public var record: String?
    /// `SNAPSHOT_TESTING_RECORD`: a record mode that code overrules.
    public var snapshotTestingRecord: String?
    /// `CI`: set, and neither `0` nor `false`.
    public var isContinuousIntegration: Bool
    /// `SNAP_ROOT`: the package's folder where the sources are elsewhere than when the tests were compiled.
    public var root: String?
    /// `SNAPSHOT_ARTIFACTS`: the folder for everything that a run leaves beside goldens: pending files, logs, movies.
    public var artifacts: String?
    /// `SNAP_LOG`: the file that each assertion appends a line to.
    public var log: String?

    /// This process's environment.
    public static var current: SnapEnvironment { SnapEnvironment(ProcessInfo.processInfo.environment) }

    /// An empty variable counts as unset.
    public init(_ variables: [String: String]) {
        func value(_ name: String) -> String? {
            variables[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        record = value("SNAP_RECORD")
        snapshotTestingRecord = value("SNAPSHOT_TESTING_RECORD")
        isContinuousIntegration = value("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
        root = value("SNAP_ROOT")
        artifacts = value("SNAPSHOT_ARTIFACTS")
        log = value("SNAP_LOG")
    }
}
