import Foundation
import SnapGolden

/// Where a verb writes to, and what it may assume of it.
struct Terminal: Sendable {
    /// Results.
    let write: @Sendable (String) -> Void
    /// Progress, warnings and errors.
    let writeError: @Sendable (String) -> Void
    /// Whether results go to a terminal that a person looks at.
    let isInteractive: Bool
    let environment: [String: String]
    /// The folder that relative paths start from, absolute.
    let folder: String

    /// This process's own.
    static var standard: Terminal {
        Terminal(
            write: { FileHandle.standardOutput.write(Data($0.utf8)) },
            writeError: { FileHandle.standardError.write(Data($0.utf8)) }, isInteractive: isatty(STDOUT_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment, folder: FileManager.default.currentDirectoryPath)
    }

    /// An error as one line, as compilers write them.
    func report(_ error: any Error) {
        writeError("snap: error: \(error)\n")
    }

    func absolute(_ path: String) -> String {
        Paths.absolute(Paths.join(folder, path))
    }

    /// `--color`, or a terminal whose environment does not refuse colours (https://no-color.org).
    func isColored(_ arguments: Arguments) -> Bool {
        switch arguments.value("--color") {
        case "always": true
        case "never": false
        default: isInteractive && environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
        }
    }
}
