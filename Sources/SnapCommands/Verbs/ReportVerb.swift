import SnapGolden
import SnapReport

/// Prints the last run again.
struct ReportVerb: Verb {
    static let name = "report"
    static let abstract = "prints the last run again, in another form"
    static let arguments = "[LOG] [options]"
    static let discussion =
        "Without a log, it reads .snap/last-run.jsonl, which “snap verify” and “snap record” leave in the current folder."
    static let options: [CommandOption] = [
        .choice("--format", ReportFormat.allCases.map(\.rawValue), "text if not given"),
        .flag("--quiet", "only failures, and goldens that were written"),
        .choice("--color", ["auto", "always", "never"], "whether words have colours; auto if not given"),
    ]

    private let arguments: Arguments
    private let log: String?

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        log = arguments.paths.isEmpty ? nil : try arguments.onlyPath("a log")
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        let name = log ?? terminal.shown(Run.logPath(terminal))
        let contents = try RunLog.read(named: name, terminal)
        for note in contents.notes { terminal.warn("\(name): \(note)") }
        for problem in contents.problems { terminal.tell(problem) }
        let summary = RunSummary(contents.records, problems: contents.problems)
        terminal.write(
            try ReportFormat(arguments).render(
                summary, terminal: terminal, isColored: terminal.isColored(arguments), isQuiet: arguments.has("--quiet")
            ))
        return .success
    }
}
