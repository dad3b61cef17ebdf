import SnapDiff
import SnapGolden
import SnapReport
import SnapScene

/// The options that `record` and `verify` have in common.
struct RunOptions: Sendable {
    static let declared: [CommandOption] =
        [
            .choice(
                "--configuration", ["debug", "release"], short: "-c", "how packages are built; debug if not given"),
            .flag("--release", "the same as --configuration release"),
            .value("--filter", "PATTERN", "only tests whose name matches, and scene files whose path contains it"),
            .value(
                "--shard", "I/N",
                "only one of N parts of all tests and scene files, counted from 1; “snap merge” joins them"),
            .value("--jobs", "N", short: "-j", "scenes drawn at once; as many as there are processors if not given"),
            .choice("--format", ReportFormat.allCases.map(\.rawValue), "what is printed; text if not given"),
            .value(
                "--report", "DIR",
                "also writes the run as index.html, junit.xml, results.json and summary.md into a folder"
            ),
            .flag("--quiet", "only failures, and goldens that were written"),
            .choice("--color", ["auto", "always", "never"], "whether words have colours; auto if not given"),
            SceneOptions.scene,
        ] + SceneOptions.declared + CompareOptions.declared

    let paths: [String]
    let configuration: String
    let filters: [String]
    /// nil: everything.
    let shard: Shard?
    /// nil: as many as there are processors.
    let jobs: Int?
    let format: ReportFormat
    /// As it was given; nil where no report is to be written.
    let reportFolder: String?
    let isQuiet: Bool
    /// Of scenes: the one of a name where it was given, on what the options say, compared as they say.
    let scene: String?
    let overrides: SceneOverrides
    let comparison: ComparisonOptions
    /// The options that were given and only hold for scenes: a test says itself what it shows, and how it compares.
    let givenForScenes: [String]
    private let arguments: Arguments

    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.has("--release"), arguments.has("--configuration") {
            throw .together("--release", "--configuration")
        }
        self.arguments = arguments
        paths = arguments.paths
        configuration = arguments.has("--release") ? "release" : arguments.value("--configuration") ?? "debug"
        filters = arguments.allValues("--filter")
        shard = try arguments.value("--shard").map { text throws(UsageError) in
            guard let shard = Shard(text) else {
                throw .wrongValue(option: "--shard", value: text, expected: "a part of a number, as in 1/4 to 4/4")
            }
            return shard
        }
        jobs = try arguments.integer("--jobs", in: 1...1024, "a whole number from 1 to 1024")
        format = ReportFormat(arguments)
        reportFolder = arguments.value("--report")
        isQuiet = arguments.has("--quiet")
        scene = arguments.value("--scene")
        overrides = try SceneOptions.read(arguments)
        comparison = try CompareOptions.read(arguments)
        givenForScenes = ([SceneOptions.scene] + SceneOptions.declared + CompareOptions.declared).map(\.name)
            .filter(arguments.has)
    }

    func isColored(_ terminal: Terminal) -> Bool { terminal.isColored(arguments) }
}
