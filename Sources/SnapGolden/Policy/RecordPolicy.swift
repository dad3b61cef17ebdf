/// Who says which record mode holds, from the strongest voice to the weakest.
public struct RecordPolicy: Hashable, Sendable {
    /// The value of `SNAP_RECORD`, which the command line and CI set.
    public var snapRecord: String?
    /// The assertion's own argument.
    public var argument: RecordMode?
    /// The innermost `withSnapshotTesting`.
    public var scope: RecordMode?
    /// The trait of the test or its suite.
    public var trait: RecordMode?
    /// The value of `SNAPSHOT_TESTING_RECORD`.
    public var snapshotTestingRecord: String?
    /// What the package's `snap.json` says.
    public var settings: RecordMode?
    /// True on a machine that nobody watches.
    public var isContinuousIntegration: Bool

    public init(
        snapRecord: String? = nil, argument: RecordMode? = nil, scope: RecordMode? = nil, trait: RecordMode? = nil,
        snapshotTestingRecord: String? = nil, settings: RecordMode? = nil, isContinuousIntegration: Bool = false
    ) {
        self.snapRecord = snapRecord
        self.argument = argument
        self.scope = scope
        self.trait = trait
        self.snapshotTestingRecord = snapshotTestingRecord
        self.settings = settings
        self.isContinuousIntegration = isContinuousIntegration
    }

    /// What holds, and whether the command line said so: only then is writing a golden what was asked for, and no failure.
    public struct Decision: Hashable, Sendable {
        public let mode: RecordMode
        public let isRequested: Bool

        public init(mode: RecordMode, isRequested: Bool) {
            self.mode = mode
            self.isRequested = isRequested
        }
    }

    /// The strongest voice's mode; without any, `missing`, or `never` under continuous integration.
    ///
    /// Throws for an unknown value of either variable, even one that a stronger voice would overrule.
    public func decide() throws(RecordModeError) -> Decision {
        let requested = try Self.mode(snapRecord, of: "SNAP_RECORD")
        let inherited = try Self.mode(snapshotTestingRecord, of: "SNAPSHOT_TESTING_RECORD")
        if let requested { return Decision(mode: requested, isRequested: true) }
        let fallback: RecordMode = isContinuousIntegration ? .never : .missing
        return Decision(mode: argument ?? scope ?? trait ?? inherited ?? settings ?? fallback, isRequested: false)
    }

    private static func mode(_ value: String?, of variable: String) throws(RecordModeError) -> RecordMode? {
        guard let value, !value.isEmpty else { return nil }
        guard let mode = RecordMode(rawValue: value) else {
            throw RecordModeError(variable: variable, value: value)
        }
        return mode
    }
}

/// An environment variable names a record mode that there is not.
public struct RecordModeError: Error, Hashable, CustomStringConvertible {
    public let variable: String
    public let value: String

    public var description: String {
        let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
        return
            "the environment variable \(variable) is “\(value)”, which is no record mode: set it to one of \(modes), or unset it"
    }
}
