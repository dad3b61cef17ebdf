import SnapGolden

extension RunRecord {
    /// The golden's path without extension and without the folder that all goldens have, as seen from `folder`.
    func shortName(from folder: String) -> String {
        Paths.relative(Paths.join(root, golden), to: folder).replacing("\(GoldenPath.folderName)/", with: "")
    }
}
