import Foundation
import SnapFiles

extension RunRecord {
    /// The golden without extension, absolute; the package's folder where there is none.
    public var goldenPath: String { Paths.join(root, golden) }

    /// The message with the paths of files as seen from `folder` (absolute); empty where nothing failed.
    ///
    /// The record has its files' lines as seen from `root`, and every other path absolute.
    public func message(from folder: String) -> String {
        let kinds = ["golden", "missing", "wrote", "new", "diff"]
        let lines = (message ?? "").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // Two spaces, the kind filled up to eight columns, a space, the path.
            let words = line.split(separator: " ", maxSplits: 1)
            guard line.hasPrefix("  "), words.count == 2, kinds.contains(String(words[0])), words[1].contains("/")
            else {
                return shortened(String(line), from: folder)
            }
            let path = String(words[1].drop { $0 == " " })
            return line.dropLast(path.count) + Paths.shown(Paths.join(root, path), from: folder)
        }
        return lines.joined(separator: "\n").replacing(
            "“snap accept \(golden)”", with: "“snap accept \(Paths.shown(goldenPath, from: folder))”")
    }

    /// The warnings with the paths of files as seen from `folder` (absolute).
    public func warnings(from folder: String) -> [String] {
        warnings.map { shortened($0, from: folder) }
    }

    /// The golden's path without extension and without the folder that all goldens have, as seen from `folder`;
    /// the file and the snapshot's name where it has no golden's path.
    public func shortName(from folder: String) -> String {
        guard !golden.isEmpty else { return "\(Paths.shown(file, from: folder)) \(name)" }
        return Paths.shown(goldenPath, from: folder).replacing("\(GoldenPath.folderName)/", with: "")
    }

    /// The record with every path as seen from the package's folder, which alone stays absolute.
    public var relative: RunRecord {
        var record = self
        record.file = Paths.shown(file, from: root)
        record.message = message.map { _ in message(from: root) }
        record.warnings = warnings(from: root)
        record.written = written.map { Paths.shown($0, from: root) }
        record.pending = pending.map { Paths.shown($0, from: root) }
        record.animation = animation.map { Paths.shown($0, from: root) }
        return record
    }

    /// A sentence in which the absolute paths of files in the package are as seen from `folder`.
    private func shortened(_ sentence: String, from folder: String) -> String {
        let prefix = root.hasSuffix("/") ? root : root + "/"
        guard prefix != "/" else { return sentence }
        var result = ""
        var rest = sentence[...]
        while let range = rest.range(of: prefix) {
            // Within another path it is the name of some folder.
            let isStart = rest[..<range.lowerBound].last.map { " “\"(".contains($0) } ?? true
            let shown = Paths.shown(prefix + "x", from: folder).dropLast()
            result += rest[..<range.lowerBound] + (isStart ? shown : Substring(prefix))
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
