import SnapGolden

extension RunRecord {
    /// The golden without extension, absolute; the package's folder where there is none.
    var goldenPath: String { Paths.join(root, golden) }

    /// The message with the paths of files as seen from `folder`; a test tells them as seen from its package.
    func message(from folder: String) -> String {
        let kinds = ["golden", "missing", "wrote", "new", "diff"]
        let lines = (message ?? "").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            // Two spaces, the kind filled up to eight columns, a space, the path.
            let words = line.split(separator: " ", maxSplits: 1)
            guard line.hasPrefix("  "), words.count == 2, kinds.contains(String(words[0])), words[1].contains("/")
            else {
                return String(line)
            }
            let path = String(words[1].drop { $0 == " " })
            return line.dropLast(path.count) + Paths.relative(Paths.join(root, path), to: folder)
        }
        let text = lines.joined(separator: "\n")
        // A sentence names the golden within it.
        guard verdict == .unusable, !golden.isEmpty else { return text }
        return text.replacing(" \(golden).", with: " \(Paths.shown(goldenPath, from: folder)).")
    }

    /// The golden's path without extension and without the folder that all goldens have, as seen from `folder`;
    /// the file and the snapshot's name where it has no golden's path.
    func shortName(from folder: String) -> String {
        guard !golden.isEmpty else { return "\(Paths.relative(file, to: folder)) \(name)" }
        return Paths.relative(goldenPath, to: folder).replacing("\(GoldenPath.folderName)/", with: "")
    }
}
