public import Foundation
import SnapGolden

/// A run as one HTML page that needs no other file: failures with their pictures side by side, then the table of all.
public enum HTMLReport {
    /// The document, with a line end at its end; `read` gives a file's bytes, nil where there is none.
    public static func text(_ summary: RunSummary, folder: String, read: (_ path: String) -> Data?) -> String {
        let state = summary.hasPassed ? "passed" : "failed"
        var lines = [
            "<!doctype html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
            "<meta name=\"viewport\" content=\"width=device-width\">",
            "<title>Snapshots: \(escaped(summary.countsText))</title>", "<style>\(style)</style>", "</head>", "<body>",
            "<h1 class=\"\(state)\">\(escaped(summary.countsText))</h1>",
        ]
        for problem in summary.problems {
            lines += [
                "<section>", "<h2>\(escaped(problem.place))</h2>", "<pre>\(escaped(problem.text))</pre>", "</section>",
            ]
        }
        for record in summary.failures { lines += section(record, folder: folder, read: read) }
        lines += table(summary, folder: folder)
        lines += ["<script>\(script)</script>", "</body>", "</html>"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ record: RunRecord, folder: String, read: (String) -> Data?) -> [String] {
        let stem = record.goldenPath
        let new = record.pending.first { $0.hasSuffix(".new.png") }
        let difference = record.pending.first { $0.hasSuffix(".diff.png") }
        let golden = record.golden.isEmpty ? nil : read("\(stem).png")
        let pictures = [
            ("golden", golden), ("new", new.flatMap(read)), ("difference", difference.flatMap(read)),
            ("animation", record.animation.flatMap(read)),
        ].compactMap { name, data in data.map { (name, address(of: $0)) } }
        var lines = [
            "<section>", "<h2>\(escaped(record.shortName(from: folder)))</h2>",
            "<pre>\(escaped(record.message(from: folder)))</pre>",
        ]
        if !pictures.isEmpty {
            lines.append("<div class=\"pictures\">")
            for (name, address) in pictures {
                lines.append(
                    "<figure><img alt=\"\(name)\" src=\"\(address)\"><figcaption>\(name)</figcaption></figure>")
            }
            lines.append("</div>")
        }
        if pictures.map(\.0).starts(with: ["golden", "new"]) { lines += overlay }
        return lines + ["</section>"]
    }

    /// Both pictures over each other, with a slider for how much of the new one is seen. The script takes the pictures from the
    /// figures above: each is in the page once.
    private static let overlay = [
        "<details><summary>over each other</summary>",
        "<label>golden <input type=\"range\" min=\"0\" max=\"100\" value=\"50\"> new</label>",
        "<div class=\"overlay\"><img alt=\"golden\"><img alt=\"new\" class=\"over\"></div>",
        "</details>",
    ]

    private static func table(_ summary: RunSummary, folder: String) -> [String] {
        var lines = ["<table>", "<tr><th>snapshot</th><th>verdict</th><th>ms</th></tr>"]
        for record in summary.records {
            lines.append(
                "<tr class=\"\(record.isFailure ? "failed" : "passed")\"><td>\(escaped(record.shortName(from: folder)))</td>"
                    + "<td>\(record.verdict.text)</td><td>\(Milliseconds.text(record.milliseconds))</td></tr>")
        }
        return lines + ["</table>"]
    }

    private static func address(of picture: Data) -> String {
        "data:image/png;base64,\(picture.base64EncodedString())"
    }

    private static func escaped(_ text: String) -> String {
        JUnitReport.escaped(text)
    }

    private static let style = """
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
        body { margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
        h1.failed, tr.failed td:nth-child(2) { color: #c62828 } h1.passed, tr.passed td:nth-child(2) { color: #2e7d32 }
        section { border-top: 1px solid #8884; padding: 1rem 0 } pre { white-space: pre-wrap }
        .pictures { display: flex; flex-wrap: wrap; gap: 1rem } figure { margin: 0; max-width: 32% } figcaption { color: #888 }
        img { max-width: 100%; border: 1px solid #8884 } .overlay { position: relative; display: inline-block }
        .over { position: absolute; left: 0; top: 0; opacity: 0.5 } td { padding: 0.1rem 1.5rem 0.1rem 0 }
        th { text-align: left; color: #888 } td:last-child, th:last-child { text-align: right }
        """

    private static let script = """
        for (const details of document.querySelectorAll('details')) details.addEventListener('toggle', () => {
          for (const image of details.querySelectorAll('img'))
            image.src = details.closest('section').querySelector(`figure img[alt=${image.alt}]`).src
        })
        for (const range of document.querySelectorAll('input[type=range]')) range.addEventListener('input', () =>
          range.closest('details').querySelector('.over').style.opacity = range.value / 100)
        """
}
