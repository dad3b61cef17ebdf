import SnapFiles
import SnapGolden

/// A run as a person reads it in a terminal: messages of failures, then a table, then the counts and times. What went wrong besides is
/// only counted: it is told as it happens.
public struct ConsoleReport: Sendable {
    /// Whether words have colours.
    public let isColored: Bool
    /// The folder that paths are seen from, absolute.
    public let folder: String
    /// Whether snapshots that passed are left out.
    public let isQuiet: Bool

    public init(isColored: Bool, folder: String, isQuiet: Bool) {
        self.isColored = isColored
        self.folder = folder
        self.isQuiet = isQuiet
    }

    /// The whole report, with a line end at its end.
    public func text(_ summary: RunSummary) -> String {
        var blocks = summary.failures.map { record in
            "\(style(place(of: record), .bold))\n\(PrintableText.escaped(record.message(from: folder)))"
        }
        blocks += warnings(summary)
        let written = summary.records.flatMap(\.written)
        if !written.isEmpty {
            blocks.append(
                written.map { "wrote \(PrintableText.escaped(Paths.shown($0, from: folder)))" }.joined(separator: "\n")
            )
        }
        let rows = summary.records.filter { !isQuiet || $0.isFailure || !$0.written.isEmpty }
        if !rows.isEmpty { blocks.append(table(rows)) }
        blocks.append(totals(summary))
        return blocks.joined(separator: "\n\n") + "\n"
    }

    private func place(of record: RunRecord) -> String {
        PrintableText.escaped(Paths.shown(record.file, from: folder)) + (record.line.map { ":\($0)" } ?? "")
    }

    private func name(of record: RunRecord) -> String {
        PrintableText.escaped(record.shortName(from: folder))
    }

    private func warnings(_ summary: RunSummary) -> [String] {
        guard !isQuiet else { return [] }
        return summary.records.filter { !$0.warnings.isEmpty }.map { record in
            "\(style("warning", .yellow)) \(name(of: record))\n"
                + record.warnings(from: folder).map { "  \(PrintableText.escaped($0))" }.joined(separator: "\n")
        }
    }

    private func table(_ records: [RunRecord]) -> String {
        let names = records.map(name)
        let times = records.map { Milliseconds.text($0.milliseconds) }
        let nameWidth = max("snapshot".count, names.map(\.columnWidth).max() ?? 0)
        let verdictWidth = records.map(\.verdict.text.count).reduce("verdict".count, max)
        let timeWidth = max("ms".count, times.map(\.count).max() ?? 0)
        var lines = [
            style(
                "\(padded("snapshot", nameWidth))  \(padded("verdict", verdictWidth))  \(aligned("ms", timeWidth))",
                .dim)
        ]
        for (index, record) in records.enumerated() {
            let verdict = style(padded(record.verdict.text, verdictWidth), color(of: record))
            lines.append("\(padded(names[index], nameWidth))  \(verdict)  \(aligned(times[index], timeWidth))")
        }
        return lines.joined(separator: "\n")
    }

    private func totals(_ summary: RunSummary) -> String {
        let count = summary.records.count
        var line = summary.countsText
        if count > 0 { line = "\(count) \(count == 1 ? "snapshot" : "snapshots"): \(line)" }
        if let total = summary.milliseconds { line += " in \(Milliseconds.total(total))" }
        return style(line, summary.hasPassed ? .bold : .red)
    }

    private func color(of record: RunRecord) -> Style {
        if record.isFailure { return .red }
        return record.verdict == .recorded ? .yellow : .green
    }

    private enum Style: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
    }

    private func style(_ text: String, _ style: Style) -> String {
        isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.columnWidth))
    }

    private func aligned(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
