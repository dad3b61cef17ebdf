import SnapGolden
import SnapReport

/// Joins the logs of several runs, such as the shards of one, into one report.
struct MergeVerb: Verb {
    static let name = "merge"
    static let abstract = "joins the logs of several runs, such as shards, into one report"
    static let arguments = "LOG… [options]"
    static let discussion = """
        A log is what “snap verify” and “snap record” leave in .snap/last-run.jsonl. It exits as one run of all would have; a log that was cut has failed. \
        The joined log is kept in .snap/last-run.jsonl of the current folder, for “snap report”.
        """
    static let options: [CommandOption] = [
        .choice("--format", ReportFormat.allCases.map(\.rawValue), "what is printed; text if not given"),
        .value(
            "--report", "DIR", "also writes the run as index.html, junit.xml, results.json and summary.md into a folder"
        ),
        .flag("--quiet", "only failures, and goldens that were written"),
        .choice("--color", ["auto", "always", "never"], "whether words have colours; auto if not given"),
    ]

    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        guard !arguments.paths.isEmpty else { throw .argumentMissing("a log", verb: Self.name) }
        self.arguments = arguments
    }

    func run(_ terminal: Terminal) async throws -> ExitCode {
        var records: [RunRecord] = []
        var problems: [RunProblem] = []
        var taken: Set<String> = []
        for log in arguments.paths {
            guard taken.insert(terminal.absolute(log)).inserted else { throw InputError.namedTwice(path: log) }
            let contents = try RunLog.read(named: log, terminal)
            records += contents.records
            problems += contents.problems
            // Whatever came behind is unknown, and may have failed.
            problems += contents.notes.map {
                RunProblem(.failure, place: log, text: "\($0): the run did not end; run this part again")
            }
        }
        guard !records.isEmpty || !problems.isEmpty else { throw InputError.nothingToCompare }
        for problem in problems { terminal.tell(problem) }
        let summary = RunSummary(records, problems: problems)
        Run.keep(summary, terminal)
        if let folder = arguments.value("--report") {
            try ReportFormat.writeAll(summary, to: terminal.absolute(folder), terminal: terminal)
        }
        terminal.write(
            try ReportFormat(arguments).render(
                summary, terminal: terminal, isColored: terminal.isColored(arguments), isQuiet: arguments.has("--quiet")
            ))
        return Run.status(of: summary)
    }
}

extension RunLog {
    /// The contents of a log as a person named it; throws where there is none.
    static func read(named name: String, _ terminal: Terminal) throws -> Contents {
        let path = terminal.absolute(name)
        guard FolderEntry.isThere(path) else { throw InputError.notThere(path: name) }
        return try read(path)
    }
}
