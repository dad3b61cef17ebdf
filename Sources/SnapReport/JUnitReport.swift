import SnapFiles
import SnapGolden

/// A run as JUnit's XML, which continuous integration servers read: one suite a file, one case a snapshot.
public enum JUnitReport {
    /// The document, with a line end at its end.
    public static func text(_ summary: RunSummary, folder: String) -> String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append(
            "<testsuites tests=\"\(summary.records.count + summary.problems.count)\" "
                + "failures=\"\(failures(summary.records) + summary.problems.count(.failure))\" "
                + "errors=\"\(errors(summary.records) + summary.problems.count(.error))\" time=\"\(seconds(summary.snapshotMilliseconds))\">"
        )
        for name in names(summary, folder) {
            lines += suite(
                summary.records.filter { Paths.shown($0.file, from: folder) == name }, folder: folder, name: name)
        }
        if !summary.problems.isEmpty { lines += suite(of: summary.problems) }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The files of the records, each once, in the order of its first record.
    private static func names(_ summary: RunSummary, _ folder: String) -> [String] {
        summary.records.reduce(into: []) { names, record in
            let name = Paths.shown(record.file, from: folder)
            if !names.contains(name) { names.append(name) }
        }
    }

    /// What went wrong besides snapshots, as a suite of its own: servers look at nothing but suites.
    private static func suite(of problems: [RunProblem]) -> [String] {
        var lines = [
            "  <testsuite name=\"other problems\" tests=\"\(problems.count)\" failures=\"\(problems.count(.failure))\" "
                + "errors=\"\(problems.count(.error))\" time=\"\(seconds(0))\">"
        ]
        for problem in problems {
            let first = problem.text.split(separator: "\n").first.map(String.init) ?? ""
            lines.append(
                "    <testcase classname=\"other problems\" name=\"\(escaped(problem.place))\" time=\"\(seconds(0))\">")
            lines.append(
                "      <\(problem.problem) type=\"problem\" message=\"\(escaped(first))\">\(escaped(problem.text))</\(problem.problem)>"
            )
            lines.append("    </testcase>")
        }
        return lines + ["  </testsuite>"]
    }

    private static func suite(_ records: [RunRecord], folder: String, name: String) -> [String] {
        let time = records.reduce(0) { $0 + $1.milliseconds }
        var lines = [
            "  <testsuite name=\"\(escaped(name))\" tests=\"\(records.count)\" failures=\"\(failures(records))\" "
                + "errors=\"\(errors(records))\" time=\"\(seconds(time))\">"
        ]
        for record in records {
            let start =
                "    <testcase classname=\"\(escaped(name))\" name=\"\(escaped(record.name))\" "
                + "time=\"\(seconds(record.milliseconds))\""
            guard record.isFailure else {
                lines.append(start + "/>")
                continue
            }
            let kind = record.verdict == .unusable ? "error" : "failure"
            let message = record.message(from: folder)
            let first = message.split(separator: "\n").first.map(String.init) ?? ""
            lines.append(start + ">")
            lines.append(
                "      <\(kind) type=\"\(record.verdict.rawValue)\" message=\"\(escaped(first))\">\(escaped(message))</\(kind)>"
            )
            lines.append("    </testcase>")
        }
        return lines + ["  </testsuite>"]
    }

    private static func failures(_ records: [RunRecord]) -> Int {
        records.count { $0.isFailure && $0.verdict != .unusable }
    }

    private static func errors(_ records: [RunRecord]) -> Int {
        records.count { $0.isFailure && $0.verdict == .unusable }
    }

    /// Whole microseconds, which is all that three decimals of a millisecond hold.
    private static func seconds(_ milliseconds: Double) -> String {
        let microseconds = Int((milliseconds * 1000).rounded())
        return "\(microseconds / 1_000_000)." + String(String(microseconds % 1_000_000 + 1_000_000).dropFirst())
    }

    /// Text for an attribute or an element; characters that XML 1.0 forbids become U+FFFD.
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
            case "\t", "\r": result.append(" ")
            default:
                result.append(
                    scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar)
            }
        }
        return String(result)
    }
}

extension [RunProblem] {
    fileprivate func count(_ kind: RunProblem.Kind) -> Int { count { $0.problem == kind } }
}
