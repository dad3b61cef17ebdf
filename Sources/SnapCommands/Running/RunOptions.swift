import SnapGolden
import SnapReport

/// The options that `record` and `verify` have in common.
struct RunOptions: Sendable {
    static let declared: [CommandOption] = [
        .choice("--configuration", ["debug", "release"], short: "-c", "how packages are built; debug if not given"),
        .flag("--release", "the same as --configuration release"),
        .value("--filter", "PATTERN", "only tests whose name matches, and scene files whose path contains it"),
        .value("--jobs", "N", short: "-j", "scenes drawn at once; as many as there are processors if not given"),
        .choice("--format", ReportFormat.allCases.map(\.rawValue), "what is printed; text if not given"),
        .value(
            "--report", "DIR", "also writes the run as index.html, junit.xml, results.json and summary.md into a folder"
        ),
        .flag("--quiet", "only failures, and goldens that were written"),
        .choice("--color", ["auto", "always", "never"], "whether words have colours; auto if not given"),
    ]

    let paths: [String]
    let configuration: String
    let filters: [String]
    /// nil: as many as there are processors.
    let jobs: Int?
    let format: ReportFormat
    /// As it was given; nil where no report is to be written.
    let reportFolder: String?
    let isQuiet: Bool
    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.has("--release"), arguments.has("--configuration") {
            throw .together("--release", "--configuration")
        }
        self.arguments = arguments
        paths = arguments.paths
        configuration = arguments.has("--release") ? "release" : arguments.value("--configuration") ?? "debug"
        filters = arguments.allValues("--filter")
        jobs = try arguments.integer("--jobs", in: 1...1024, "a whole number from 1 to 1024")
        format = ReportFormat(arguments)
        reportFolder = arguments.value("--report")
        isQuiet = arguments.has("--quiet")
    }

    func isColored(_ terminal: Terminal) -> Bool { terminal.isColored(arguments) }
}
