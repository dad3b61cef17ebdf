import Foundation
import SnapFiles
import SnapGolden

/// Where a verb writes to, and what it may assume of it.
struct Terminal: Sendable {
    /// Results.
    let write: @Sendable (String) -> Void
    /// Results that are no text.
    let writeData: @Sendable (Data) -> Void
    /// Progress, warnings and errors.
    let writeError: @Sendable (String) -> Void
    /// Whether progress goes to a terminal that a person looks at.
    let isWatched: Bool
    /// Whether results go to a terminal that a person looks at.
    let isInteractive: Bool
    /// A line that the person types, without its end; nil at the end of input.
    let read: @Sendable () -> String?
    /// Whether a person answers what is asked.
    let isAnswered: Bool
    let environment: [String: String]
    /// The folder that relative paths start from, absolute.
    let folder: String
    /// Why not everything could be written; nil where it could.
    let problem: @Sendable () -> String?

    /// This process's own.
    static var standard: Terminal {
        let output = StandardStream(STDOUT_FILENO)
        let errors = StandardStream(STDERR_FILENO)
        return Terminal(
            write: { output.write(Data($0.utf8)) }, writeData: { output.write($0) },
            writeError: { errors.write(Data($0.utf8)) }, isWatched: isatty(STDERR_FILENO) == 1,
            isInteractive: isatty(STDOUT_FILENO) == 1,
            read: { readLine() }, isAnswered: isatty(STDIN_FILENO) == 1,
            environment: ProcessInfo.processInfo.environment, folder: FileManager.default.currentDirectoryPath,
            problem: {
                output.problem.map { "standard output cannot be written: \($0)" }
                    ?? errors.problem.map { "standard error cannot be written: \($0)" }
            })
    }

    /// An error as one line, as compilers write them.
    func report(_ error: any Error) {
        writeError("snap: error: \(PrintableText.escaped(text(of: error)))\n")
    }

    /// An error's text, with paths as seen from the current folder.
    func text(of error: any Error) -> String {
        (error as? any FileError)?.description(seenFrom: folder) ?? "\(error)"
    }

    /// What went wrong in a run, as `report` tells an error.
    func tell(_ problem: RunProblem) {
        writeError("snap: error: \(PrintableText.escaped(problem.text))\n")
    }

    /// What is being done, on a line that the next call writes over; nothing where no person looks at it.
    func showProgress(_ text: String) {
        guard isWatched else { return }
        // Back to the start of the line, and clear it (ECMA-48, EL).
        writeError("\r\u{1B}[K\(text)")
    }

    /// Something a person should know, which is no error.
    func warn(_ text: String) {
        writeError("snap: warning: \(PrintableText.escaped(text))\n")
    }

    /// What the environment variables say, with absolute paths: other programs run in other folders.
    var snapEnvironment: SnapEnvironment {
        var result = SnapEnvironment(environment)
        result.artifacts = result.artifacts.map(absolute)
        result.root = result.root.map(absolute)
        return result
    }

    /// An absolute path as it is printed: seen from the current folder, where that is shorter.
    func shown(_ path: String) -> String {
        PrintableText.escaped(Paths.shown(path, from: folder))
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
