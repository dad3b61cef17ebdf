import Foundation
public import SnapFiles

/// The run log: one JSON object a line, appended by every assertion of every process of a run; below them those of the run's other
/// problems.
public enum RunLog {
    /// Appends one line.
    public static func append(_ record: RunRecord, to path: String) throws(GoldenError) {
        try GoldenFiles.append(line(record, naming: record.file), to: path)
    }

    /// Writes a whole log in place of what was there.
    public static func write(
        _ records: [RunRecord], problems: [RunProblem] = [], to path: String
    ) throws(GoldenError) {
        var data = Data()
        for record in records { data.append(try line(record, naming: record.file)) }
        for problem in problems { data.append(try line(problem, naming: path)) }
        try GoldenFiles.write([(path, data)])
    }

    /// What a log holds.
    public struct Contents: Hashable, Sendable {
        /// In file order.
        public var records: [RunRecord] = []
        /// In file order.
        public var problems: [RunProblem] = []
        /// What was left out, for people.
        public var notes: [String] = []
    }

    /// All records; none where there is no file.
    ///
    /// A last line that was cut, because its process ended while it wrote, is left out.
    public static func read(_ path: String) throws(RunLogError) -> Contents {
        let contents: Data?
        do throws(GoldenError) {
            contents = try GoldenFiles.read(path)
        } catch {
            throw .unreadable(error)
        }
        guard let contents else { return Contents() }
        let newline = UInt8(ascii: "\n")
        var result = Contents()
        let lines = contents.split(separator: newline, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            if let record = record(line) {
                result.records.append(record)
            } else if let problem = try? JSONDecoder().decode(RunProblem.self, from: line) {
                result.problems.append(problem)
            } else if index == lines.count - 1, isCut(line) {
                result.notes.append("line \(index + 1), the last one, was cut, and is left out")
            } else {
                throw .line(path: path, number: index + 1)
            }
        }
        return result
    }

    /// Whether a line without an end is the beginning of one that `append` writes.
    private static func isCut(_ line: Data) -> Bool {
        line.starts(with: Data("{\"".utf8))
    }

    /// nil where a line is no record, or has a time that nothing takes.
    private static func record(_ line: Data) -> RunRecord? {
        guard let record = try? JSONDecoder().decode(RunRecord.self, from: line),
            (0...longest).contains(record.milliseconds), (0...10).contains(record.maxDelta ?? 0),
            (0...Int(Int32.max)).contains(record.differentPixels ?? 0)
        else { return nil }
        return record
    }

    /// The longest time of one snapshot, in milliseconds: a year.
    private static let longest = 366.0 * 24 * 60 * 60 * 1000

    private static func line(_ entry: some Encodable, naming path: String) throws(GoldenError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(entry) + Data("\n".utf8)
        } catch {
            throw .file(path: path, reason: "its result cannot be written to the run log: \(error)")
        }
    }
}

/// Why a run log cannot be used.
public enum RunLogError: Error, Hashable {
    case unreadable(GoldenError)
    /// A line that is no record; counted from 1.
    case line(path: String, number: Int)
}

extension RunLogError: FileError {
    public func description(_ shown: (_ path: String) -> String) -> String {
        switch self {
        case .unreadable(let error): error.description(shown)
        case .line(let path, let number):
            "\(shown(path)), line \(number): this is no record of a run: name a run log, such as .snap/last-run.jsonl, or make it anew with “snap verify”"
        }
    }
}
