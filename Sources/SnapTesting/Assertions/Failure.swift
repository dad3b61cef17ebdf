import Testing
import XCTest

/// Failures, told to the test framework that runs.
enum Failure {
    /// Records an issue of the running Swift Testing test; without one, an XCTest failure.
    static func record(_ message: String, at place: SourcePlace) {
        guard Test.current != nil else {
            XCTFail(message, file: place.file, line: place.line)
            return
        }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(
                fileID: "\(place.fileID)", filePath: "\(place.file)", line: Int(place.line), column: Int(place.column)))
    }
}
