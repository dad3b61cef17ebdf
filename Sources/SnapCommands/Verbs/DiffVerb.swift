import Foundation
import SnapDiff
import SnapGolden
import SnapGraphics
import SnapPNG

/// Compares two pictures, and their layouts if both have one.
struct DiffVerb: Verb {
    static let name = "diff"
    static let abstract = "compares two pictures, and the .layout files beside them if there are"
    static let arguments = "A.png B.png [options]"
    static let options: [CommandOption] =
        [
            .value("--output", "FILE", short: "-o", "writes a picture of the differences" + OutputFile.help),
            .choice("--format", ["text", "json"], "what is printed; text if not given"),
        ] + CompareOptions.declared

    private let expected: String
    private let actual: String
    private let output: OutputFile?
    private let isJSON: Bool
    private let options: ComparisonOptions

    init(_ arguments: Arguments) throws(UsageError) {
        guard arguments.paths.count >= 2 else { throw .argumentMissing("two pictures", verb: Self.name) }
        if arguments.paths.count > 2 { throw .argumentUnwanted(arguments.paths[2], verb: Self.name) }
        expected = arguments.paths[0]
        actual = arguments.paths[1]
        output = arguments.value("--output").map(OutputFile.init)
        isJSON = arguments.value("--format") == "json"
        options = try CompareOptions.read(arguments)
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let files = [expected, actual].map(terminal.absolute)
        try output?.check(against: files + files.map(PictureFile.layoutPath), terminal)
        let old = try PictureFile(terminal.absolute(expected), name: expected)
        let new = try PictureFile(terminal.absolute(actual), name: actual)
        let report = DiffReport(old, new, names: Mismatch.Names(old: expected, new: actual), options)
        let text = isJSON ? try report.json() : report.text()
        if output?.isStandardOutput == true { terminal.writeError(text) } else { terminal.write(text) }
        if let output { try write(report.picture, to: output, terminal) }
        return report.isDifferent ? .differences : .success
    }

    /// Says so where there is nothing to draw: an older picture may be there.
    private func write(_ picture: Bitmap?, to output: OutputFile, _ terminal: Terminal) throws {
        if let picture { return try output.write(try PNG.encode(picture), terminal) }
        let isOlder =
            !output.isStandardOutput && FileManager.default.fileExists(atPath: terminal.absolute(output.name))
        terminal.warn(
            "there is no picture of the differences to write"
                + (isOlder ? "; \(output.name) is an older one, and stays as it is" : ""))
    }
}
