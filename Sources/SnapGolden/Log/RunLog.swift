import Foundation

/// The run log: one JSON object a line, appended by every assertion of every process of a run.
public enum RunLog {
    /// Appends one line.
    public static func append(_ record: RunRecord, to path: String) throws(GoldenError) {
        try GoldenFiles.append(line(record), to: path)
    }

    /// Writes a whole log in place of what was there.
    public static func write(_ records: [RunRecord], to path: String) throws(GoldenError) {
        var data = Data()
        for record in records { data.append(try line(record)) }
        try GoldenFiles.write([(path, data)])
    }

    /// All records, in file order; none where there is no file.
    public static func read(_ path: String) throws(RunLogError) -> [RunRecord] {
        let contents: Data?
        do throws(GoldenError) {
            contents = try GoldenFiles.read(path)
        } catch {
            throw .unreadable(path: path, reason: error.description)
        }
        guard let contents else { return [] }
        let decoder = JSONDecoder()
        var records: [RunRecord] = []
        for (index, line) in contents.split(separator: UInt8(ascii: "\n")).enumerated() {
            do {
                records.append(try decoder.decode(RunRecord.self, from: line))
            } catch {
                throw .line(path: path, number: index + 1)
            }
        }
        return records
    }

    private static func line(_ record: RunRecord) throws(GoldenError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(record) + Data("\n".utf8)
        } catch {
            throw .file(path: record.file, reason: "its result cannot be written to the run log: \(error)")
        }
    }
}

/// Why a run log cannot be used.
public enum RunLogError: Error, Hashable {
    case unreadable(path: String, reason: String)
    /// A line that is no record; counted from 1.
    case line(path: String, number: Int)
}

extension RunLogError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unreadable(_, let reason): reason
        case .line(let path, let number):
            "\(path), line \(number): this is no record of a run. Delete the file and run again"
        }
    }
}
