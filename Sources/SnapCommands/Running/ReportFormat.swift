import Foundation
import SnapFiles
import SnapGolden
import SnapReport

/// How a run is printed.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json, junit, markdown, html

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
        case .html:
            HTMLReport.text(summary, folder: terminal.folder) { path in FileManager.default.contents(atPath: path) }
        }
    }

    /// Writes the page, and the forms that continuous integration servers read, into a folder.
    static func writeAll(_ summary: RunSummary, to folder: String, terminal: Terminal) throws {
        let files: [(String, ReportFormat)] = [
            ("index.html", .html), ("junit.xml", .junit), ("results.json", .json), ("summary.md", .markdown),
        ]
        let written = try files.map { name, format in
            let text = try format.render(summary, terminal: terminal, isColored: false, isQuiet: false)
            return (path: Paths.join(folder, name), data: Data(text.utf8))
        }
        try GoldenFiles.write(written)
    }
}
