/// The help texts.
enum Help {
    /// In characters.
    static let lineWidth = 100

    private static let paths = """
        A path is a Swift package, a scene file (*.scene.json5), an Interface Builder file (*.xib, *.storyboard), or a \
        folder that has them in it; without one, it is \
        the current folder. “snap <verb> --help” tells a verb's options.
        """

    private static let exitCodes = """
        Exit codes: 0 all as expected; 1 differences, or a missing golden; 2 some input could not be used; 64 wrong usage.
        """

    static let overview = "Snapshot tests for UIKit dialogs, drawn without a simulator."

    /// What `snap --help` prints.
    static func text(_ verbs: [any Verb.Type]) -> String {
        let rows = verbs.map { verb in
            ((([verb.name] + verb.aliases).joined(separator: ", ")), verb.abstract)
        }
        return """
            \(overview)

            Usage: snap <verb> [paths] [options]

            Verbs:
            \(table(rows))

            \(wrapped(paths))

            \(wrapped(exitCodes))

            """
    }

    /// What `snap <verb> --help` prints.
    static func text(_ verb: any Verb.Type) -> String {
        var blocks = [
            verb.abstract, "Usage: snap " + [verb.name, verb.arguments].filter { !$0.isEmpty }.joined(separator: " "),
        ]
        if !verb.discussion.isEmpty { blocks.append(wrapped(verb.discussion)) }
        if !verb.options.isEmpty {
            blocks.append("Options:\n" + table(verb.options.map { ($0.usage, $0.help) }))
        }
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// Two columns; what does not fit into the left one pushes the right one to the next line.
    private static func table(_ rows: [(String, String)]) -> String {
        let widest = 30
        let width = min(widest, rows.map(\.0.count).max() ?? 0)
        let indentation = String(repeating: " ", count: width + 4)
        return rows.map { left, right in
            let text = wrapped(right, to: lineWidth - width - 4).replacing("\n", with: "\n" + indentation)
            if left.count > width { return "  \(left)\n\(indentation)\(text)" }
            return "  \(left)" + String(repeating: " ", count: width - left.count + 2) + text
        }.joined(separator: "\n")
    }

    /// Text in lines of at most so many characters, broken at spaces.
    static func wrapped(_ text: String, to width: Int = lineWidth) -> String {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
