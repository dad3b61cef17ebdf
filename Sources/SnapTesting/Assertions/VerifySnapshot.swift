public import Foundation
import SnapGolden

/// Compares a value with its golden, and gives the message of the failure; nil where there is none.
///
/// Helpers of your own are made with it. See `assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`;
/// `snapshotDirectory` is the folder of goldens instead of the one beside the test file.
@preconcurrency @MainActor public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) -> String? {
    let assertion = Assertion(
        name: name, record: record, directory: snapshotDirectory, testName: testName,
        place: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
    return assertion.run(value, snapshotting).relative.message
}
