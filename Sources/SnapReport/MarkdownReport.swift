import SnapGolden

/// A run as Markdown, for a comment on a change: the counts, then the failures with what differs.
public enum MarkdownReport {
    /// The document, with a line end at its end.
    public static func text(_ summary: RunSummary, folder: String) -> String {
        var lines = ["## Snapshots: \(summary.countsText)", ""]
        let failures = summary.failures
        if failures.isEmpty {
            lines.append("Everything is as expected.")
        } else {
            lines += ["| snapshot | verdict | what differs |", "| --- | --- | --- |"]
            for record in failures {
                let what = record.findings.first ?? record.message ?? ""
                lines.append(
                    "| \(cell(record.shortName(from: folder))) | \(record.verdict.text) | \(cell(what)) |")
            }
            for record in failures where record.message != nil {
                let message = record.message(from: folder)
                let fence = message.contains("```") ? "````" : "```"
                lines += ["", "### \(record.shortName(from: folder))", "", "\(fence)text", message, fence]
            }
        }
        return lines.joined(separator: "\n") + "\n"
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
