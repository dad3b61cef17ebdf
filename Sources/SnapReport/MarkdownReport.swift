import SnapGolden

/// A run as Markdown, for a comment on a change: the counts, then the failures with what differs.
public enum MarkdownReport {
    /// The document, with a line end at its end.
    public static func text(_ summary: RunSummary, folder: String) -> String {
        var lines = ["## Snapshots: \(summary.countsText)", ""]
        let failures = summary.failures
        if summary.hasPassed { lines.append("Everything is as expected.") }
        for problem in summary.problems {
            lines += ["### \(problem.place)", ""] + block(problem.text) + [""]
        }
        if !failures.isEmpty {
            lines += ["| snapshot | verdict | what differs |", "| --- | --- | --- |"]
            for record in failures {
                let what = record.findings.first ?? record.message ?? ""
                lines.append(
                    "| \(cell(record.shortName(from: folder))) | \(record.verdict.text) | \(cell(what)) |")
            }
            for record in failures where record.message != nil {
                lines += ["", "### \(record.shortName(from: folder))", ""] + block(record.message(from: folder))
            }
        }
        if lines.last == "" { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func block(_ text: String) -> [String] {
        let fence = text.contains("```") ? "````" : "```"
        return ["\(fence)text", text, fence]
    }

    /// Text that does not end its cell of the table.
    private static func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").replacing("\n", with: " ").trimmed
    }
}

extension String {
    /// The text without spaces at both ends.
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
