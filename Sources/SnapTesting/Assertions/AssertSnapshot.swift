public import Foundation

/// Asserts that a value looks as its golden does.
///
/// A failure is recorded at the caller's place, with Swift Testing where one of its tests runs, else with XCTest. Source: the spelling
/// and meaning are swift-snapshot-testing's; strategies here are synchronous.
///
/// - Parameters:
///   - value: What is shown; an error that it throws is a failure.
///   - snapshotting: How it is shown and compared.
///   - name: The snapshot's name in its test; without one, the test's snapshots are counted.
///   - record: When the golden may be written; nil where weaker settings are to say so.
///   - timeout: In seconds; nothing is waited for, so that it has no effect.
///   - fileID: The caller's file, as the compiler writes it.
///   - filePath: The test file; the folder `__Snapshots__` is beside it.
///   - testName: The test.
///   - line: The caller's line.
///   - column: The caller's column.
@preconcurrency @MainActor public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value,
    as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil,
    record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    let message = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
    guard let message else { return }
    Failure.record(message, at: SourcePlace(fileID: fileID, file: filePath, line: line, column: column))
}
