import Foundation
import SnapGolden

/// Another program, run to its end, with its output in a file.
struct Subprocess: Sendable {
    /// Found in `PATH`.
    let program: String
    let arguments: [String]
    /// Added to this process's own environment.
    let environment: [String: String]
    let folder: String
    /// Where standard output and standard error go, one behind the other; replaced if it is there.
    let outputFile: String

    enum Ending: Hashable {
        case exit(Int32)
        case signal(Int32)
    }

    func run() throws(SubprocessError) -> Ending {
        guard let path = Self.find(program) else { throw .notFound(program: program) }
        let output: FileHandle
        do {
            try GoldenFiles.write([(outputFile, Data())])
            output = try FileHandle(forWritingTo: URL(filePath: outputFile))
        } catch {
            throw .failed(program: program, reason: "\(error)")
        }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.currentDirectoryURL = URL(filePath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        do {
            try process.run()
        } catch {
            throw .failed(program: program, reason: "\(error)")
        }
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
    }

    /// What it wrote.
    var output: String {
        String(decoding: FileManager.default.contents(atPath: outputFile) ?? Data(), as: UTF8.self)
    }

    /// What a person needs of the output: without the lines that count steps, and not more than can be read at once.
    ///
    /// Compilers write what is wrong first, test runners last.
    func excerpt(fromStart: Bool, limit: Int = 120) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            line.firstMatch(of: #/^\[\d+/\d+\] /#) == nil
        }
        guard lines.count > limit else { return lines.joined(separator: "\n") }
        let kept = fromStart ? lines.prefix(limit) : lines.suffix(limit)
        return kept.joined(separator: "\n") + "\n(\(limit) of \(lines.count) lines; all are in \(outputFile))"
    }

    private static func find(_ program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { Paths.join(String($0), program) }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}

/// Why another program could not be run.
enum SubprocessError: Error, Hashable {
    case notFound(program: String)
    case failed(program: String, reason: String)
}

extension SubprocessError: CustomStringConvertible {
    var description: String {
        switch self {
        case .notFound(let program):
            "the program “\(program)” is in no folder of PATH: install it, or add its folder to PATH"
        case .failed(let program, let reason): "the program “\(program)” could not be run: \(reason)"
        }
    }
}
