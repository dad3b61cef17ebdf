import Foundation
import SnapGolden
import SnapReport

/// Goes through the pending snapshots with a person, one after the other.
struct ReviewVerb: Verb {
    static let name = "review"
    static let abstract = "goes through the pending snapshots one by one, and asks what becomes of each"
    static let arguments = "[PATH…] [--page FILE]"
    static let discussion = """
        A path is as with “snap accept”. With --page it asks nothing, and writes a web page on which each golden is beside its new \
        version.
        """
    static let options: [CommandOption] = [
        .value("--page", "FILE", "writes an HTML page of them all, and asks nothing")
    ]

    private let paths: [String]
    private let page: String?

    init(_ arguments: Arguments) throws(UsageError) {
        paths = arguments.paths
        page = arguments.value("--page")
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let pending = try PendingFinder.find(paths, terminal: terminal)
        guard !pending.isEmpty else {
            terminal.write("nothing is pending\n")
            return .success
        }
        if let page { return try write(pending, to: OutputFile(name: page), terminal) }
        guard terminal.isAnswered else { throw InputError.nobodyAnswers }
        var status = ExitCode.success
        for (index, snapshot) in pending.enumerated() {
            terminal.write("\(index + 1) of \(pending.count): ")
            do {
                terminal.write(try PendingReview(snapshot, terminal).text(terminal))
            } catch {
                terminal.write("\(terminal.shown(snapshot.path.stem))\n")
                terminal.report(error)
            }
            guard let answer = ask(terminal) else { break }
            do throws(GoldenError) {
                try act(answer, on: snapshot, terminal)
            } catch {
                terminal.report(error)
                status = .unusable
            }
        }
        return status
    }

    private enum Answer: Character {
        case accept = "a"
        case reject = "r"
        case skip = "s"
    }

    /// nil where the person has had enough.
    private func ask(_ terminal: Terminal) -> Answer? {
        while true {
            terminal.write("accept (a), reject (r), skip (s) or quit (q)? ")
            guard let letter = terminal.read()?.lowercased().first, letter != "q" else { return nil }
            if let answer = Answer(rawValue: letter) { return answer }
        }
    }

    private func act(_ answer: Answer, on snapshot: PendingSnapshot, _ terminal: Terminal) throws(GoldenError) {
        switch answer {
        case .accept:
            for file in try snapshot.accept() { terminal.write("wrote \(terminal.shown(file))\n") }
        case .reject:
            try snapshot.reject()
            terminal.write("removed what was pending for \(terminal.shown(snapshot.path.stem))\n")
        case .skip: break
        }
    }

    private func write(_ pending: [PendingSnapshot], to output: OutputFile, _ terminal: Terminal) throws -> ExitCode {
        let records = try pending.map { try PendingReview($0, terminal).record }
        let text = HTMLReport.text(RunSummary(records), folder: terminal.folder) { path in
            FileManager.default.contents(atPath: path)
        }
        try output.write(Data(text.utf8), terminal)
        if !output.isStandardOutput { terminal.write("wrote \(output.name)\n") }
        return .success
    }
}
