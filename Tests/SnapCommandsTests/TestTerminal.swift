import Foundation
import Synchronization

@testable import SnapCommands

/// A terminal that keeps what is written to it.
final class TestTerminal: Sendable {
    private let results = Mutex("")
    private let errors = Mutex("")
    private let data = Mutex(Data())
    private let answers: Mutex<[String]>
    private let isAnswered: Bool
    private let isWatched: Bool

    /// - Parameters:
    ///   - answers: What a person types, line by line; nil where there is nobody.
    ///   - isWatched: Whether a person looks at progress.
    init(answers: [String]? = nil, isWatched: Bool = false) {
        self.isWatched = isWatched
        isAnswered = answers != nil
        self.answers = Mutex((answers ?? []).reversed())
    }

    var output: String { results.withLock { $0 } }
    var errorOutput: String { errors.withLock { $0 } }
    var dataOutput: Data { data.withLock { $0 } }

    func terminal(folder: String, environment: [String: String] = [:], problem: String? = nil) -> Terminal {
        Terminal(
            write: { text in self.results.withLock { $0 += text } },
            writeData: { data in self.data.withLock { $0 += data } },
            writeError: { text in self.errors.withLock { $0 += text } }, isWatched: isWatched,
            isInteractive: false,
            read: { self.answers.withLock { $0.popLast() } }, isAnswered: isAnswered, environment: environment,
            folder: folder, problem: { problem })
    }

    func run(_ arguments: String..., in folder: String = "/", environment: [String: String] = [:]) async -> ExitCode {
        await Snap.run(arguments, on: terminal(folder: folder, environment: environment))
    }
}

/// A folder of its own for one test, removed with the value.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "snap-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ data: Data, to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ text: String, to name: String) throws {
        try write(Data(text.utf8), to: name)
    }
}
