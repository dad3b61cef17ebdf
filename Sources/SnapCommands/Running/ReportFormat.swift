import SnapGolden
import SnapReport

/// How a run is printed.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json, junit, markdown

    /// `--format`; text where it was not given.
    init(_ arguments: Arguments) {
        self = arguments.value("--format").flatMap(ReportFormat.init) ?? .text
    }

    func render(_ summary: RunSummary, terminal: Terminal, isColored: Bool, isQuiet: Bool) throws -> String {
        switch self {
        case .text:
            ConsoleReport(isColored: isColored, folder: terminal.folder, isQuiet: isQuiet).text(summary)
        case .json: try JSONReport.text(summary)
        case .junit: JUnitReport.text(summary, folder: terminal.folder)
        case .markdown: MarkdownReport.text(summary, folder: terminal.folder)
        }
    }
}
