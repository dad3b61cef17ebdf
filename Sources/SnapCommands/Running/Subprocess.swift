import Foundation
import SnapFiles
import SnapGolden
import Synchronization

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
            // Nothing may be told to end between the start and the list.
            try Self.running.withLock { running in
                try process.run()
                running.append(process.processIdentifier)
            }
        } catch {
            throw .failed(program: program, reason: "\(error)")
        }
        process.waitUntilExit()
        Self.running.withLock { $0.removeAll { $0 == process.processIdentifier } }
        return process.terminationReason == .exit
            ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
    }

    /// The programs that run now.
    private static let running = Mutex<[pid_t]>([])

    /// Sends a signal to the programs that run, and to what they started; lets no other be started before `end` returns, which ends
    /// this process.
    ///
    /// Foundation starts each in a process group of its own, which a terminal's Ctrl-C does not reach.
    static func endAll(_ signal: Int32, _ end: () -> Void) {
        running.withLock { running in
            for process in running {
                kill(-process, signal)
                kill(process, signal)
            }
            end()
        }
    }

    /// What it wrote.
    var output: String {
        String(decoding: FileManager.default.contents(atPath: outputFile) ?? Data(), as: UTF8.self)
    }

    /// What a person needs of the output: without the lines that count steps, and not more than can be read at once.
    ///
    /// Compilers write what is wrong first, test runners last; but a process that crashes names the cause before its long backtrace.
    ///
    /// - Parameter shown: the output file's path, as people name it.
    func excerpt(fromStart: Bool, limit: Int = 120, shown: (String) -> String = { $0 }) -> String {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            line.firstMatch(of: #/^\[\d+/\d+\] /#) == nil
        }
        guard lines.count > limit else { return lines.joined(separator: "\n") }
        let causes = fromStart ? [] : lines.dropLast(limit).filter(Self.namesCrash).suffix(limit / 4)
        let kept = causes + (fromStart ? lines.prefix(limit) : lines.suffix(limit - causes.count))
        return kept.joined(separator: "\n") + "\n(\(limit) of \(lines.count) lines; all are in \(shown(outputFile)))"
    }

    private static func namesCrash(_ line: Substring) -> Bool {
        line.contains("Fatal error: ") || line.hasPrefix("*** ")
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
