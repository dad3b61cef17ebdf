import Foundation

/// What a program that was run to its end wrote, and its exit code.
struct CommandOutput {
    let standardOutput: String
    let standardError: String
    let exitCode: Int32

    /// Runs a program in a folder, without the variables that would change what snapshots do.
    static func of(
        _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
    ) throws -> CommandOutput {
        let files = try (0..<2).map { _ in
            let path = NSTemporaryDirectory() + "snap-output-" + UUID().uuidString
            try Data().write(to: URL(filePath: path))
            return path
        }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: folder)
        process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("SNAP") && name != "CI"
        }.merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: URL(filePath: files[0]))
        process.standardError = try FileHandle(forWritingTo: URL(filePath: files[1]))
        try process.run()
        process.waitUntilExit()
        return CommandOutput(
            standardOutput: try String(contentsOfFile: files[0], encoding: .utf8),
            standardError: try String(contentsOfFile: files[1], encoding: .utf8), exitCode: process.terminationStatus)
    }
}
