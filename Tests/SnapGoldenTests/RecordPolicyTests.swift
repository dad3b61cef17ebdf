import Testing

@testable import SnapGolden

@Suite struct RecordPolicyTests {
    /// Each line takes away the strongest voice of the line above.
    @Test(arguments: [
        (RecordPolicy(snapRecord: "all", argument: .never), RecordMode.all, true),
        (RecordPolicy(argument: .failed, scope: .never), .failed, false),
        (RecordPolicy(scope: .all, trait: .never), .all, false),
        (RecordPolicy(trait: .failed, snapshotTestingRecord: "never"), .failed, false),
        (RecordPolicy(snapshotTestingRecord: "all", settings: .never), .all, false),
        (RecordPolicy(settings: .all, isContinuousIntegration: true), .all, false),
        (RecordPolicy(isContinuousIntegration: true), .never, false),
        (RecordPolicy(), .missing, false),
        (RecordPolicy(snapRecord: "", snapshotTestingRecord: ""), .missing, false),
        (RecordPolicy(snapRecord: "missing", isContinuousIntegration: true), .missing, true),
    ])
    func `the strongest voice decides`(policy: RecordPolicy, mode: RecordMode, isRequested: Bool) throws {
        let decision = try policy.decide()
        #expect(decision == RecordPolicy.Decision(mode: mode, isRequested: isRequested))
    }

    @Test(arguments: [
        (RecordPolicy(snapRecord: "yes"), "SNAP_RECORD", "yes"),
        (RecordPolicy(snapRecord: "never", snapshotTestingRecord: "All"), "SNAPSHOT_TESTING_RECORD", "All"),
        (RecordPolicy(argument: .all, snapshotTestingRecord: "none"), "SNAPSHOT_TESTING_RECORD", "none"),
    ])
    func `an unknown value is an error that names the variable`(policy: RecordPolicy, variable: String, value: String) {
        #expect(throws: RecordModeError(variable: variable, value: value)) { try policy.decide() }
    }

    @Test func `the error says what can be set`() {
        #expect(
            RecordModeError(variable: "SNAP_RECORD", value: "yes").description
                == "the environment variable SNAP_RECORD is “yes”, which is no record mode: "
                + "set it to one of all, missing, failed, never, or unset it")
    }

    @Test(arguments: [
        (nil, false), ("", false), ("0", false), ("false", false), ("FALSE", false), ("1", true), ("true", true),
        ("yes", true),
    ])
    func `continuous integration is where CI is set`(value: String?, isSet: Bool) {
        let variables = value.map { ["CI": $0] } ?? [:]
        #expect(SnapEnvironment(variables).isContinuousIntegration == isSet)
    }

    @Test(arguments: [
        ("{\"record\": \"never\"}", RecordMode.never), ("{}", nil), ("{ // everyone\n record: 'all', }", .all),
    ])
    func `snap.json may name the mode`(text: String, mode: RecordMode?) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "snap.json")
        #expect(try ProjectSettings(inFolder: folder.path).record == mode)
    }

    @Test func `a wrong snap.json is refused with the key`() throws {
        let folder = try TemporaryFolder()
        #expect(try ProjectSettings(inFolder: folder.path) == ProjectSettings())
        try folder.write("{\"records\": \"never\"}", to: "snap.json")
        let path = folder.path + "/snap.json"
        #expect(throws: ProjectSettingsError.unknownKey(path: path, key: "records")) {
            try ProjectSettings(inFolder: folder.path)
        }
        try folder.write("{\"record\": true}", to: "snap.json")
        #expect(throws: ProjectSettingsError.recordMode(path: path, value: nil)) {
            try ProjectSettings(inFolder: folder.path)
        }
        try folder.write("record: never", to: "snap.json")
        #expect(throws: ProjectSettingsError.notJSON(path: path)) { try ProjectSettings(inFolder: folder.path) }
    }
}
