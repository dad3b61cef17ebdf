import SnapGolden

extension RunRecord {
    /// The golden without extension, absolute; the package's folder where there is none.
    var goldenPath: String { Paths.join(root, golden) }

    /// The golden's path without extension and without the folder that all goldens have, as seen from `folder`;
    /// the file and the snapshot's name where it has no golden's path.
    func shortName(from folder: String) -> String {
        guard !golden.isEmpty else { return "\(Paths.relative(file, to: folder)) \(name)" }
        return Paths.relative(goldenPath, to: folder).replacing("\(GoldenPath.folderName)/", with: "")
    }
}
