import Foundation
import SnapDiff
import SnapFiles
import SnapGolden
import SnapReport

/// What a person wants to know of a pending snapshot before it becomes a golden.
struct PendingReview: Sendable {
    let snapshot: PendingSnapshot
    /// Whether there is no golden so far.
    let isNew: Bool
    /// What differs from the golden, one sentence a line; empty where there is nothing to compare.
    let findings: [String]

    /// Throws where a picture or a layout cannot be read.
    init(_ snapshot: PendingSnapshot, _ terminal: Terminal) throws {
        self.snapshot = snapshot
        let path = snapshot.path
        isNew = !snapshot.fileExtensions.contains { FolderEntry.isThere(path.golden($0)) }
        guard !isNew, snapshot.fileExtensions.contains("png") else {
            findings = []
            return
        }
        let old = try PictureFile(path.golden("png"), name: terminal.shown(path.golden("png")))
        let new = try PictureFile(path.pending("png"), name: terminal.shown(path.pending("png")))
        findings =
            DiffReport(
                old, new, names: Mismatch.Names(old: "The golden's picture", new: "the new one"), ComparisonOptions()
            )
            .findings
    }

    /// `changed Tests/__Snapshots__/MenuTests/open.1`, its files, and what differs.
    func text(_ terminal: Terminal) -> String {
        let files = snapshot.fileExtensions.map { snapshot.path.pending($0) }
        let all = files + (snapshot.hasDifference ? [snapshot.path.difference] : [])
        let lines = ["\(isNew ? "new    " : "changed") \(terminal.shown(snapshot.path.stem))"]
        return (lines + all.map { "  \(terminal.shown($0))" } + findings.map { "  \(PrintableText.escaped($0))" })
            .joined(separator: "\n") + "\n"
    }

    /// As a report shows a snapshot of a run, with its pictures.
    var record: RunRecord {
        let path = snapshot.path
        let name = SnapshotName(test: Paths.name(of: path.stem), part: .only)
        var record = RunRecord(
            unusable: nil, file: path.stem, line: nil, name: name, root: path.root, golden: path.relativeStem,
            mode: .never, milliseconds: 0)
        record.verdict = isNew ? .missing : .different
        record.findings = findings
        record.message = ([isNew ? "It has no golden yet." : "It does not match its golden."] + findings)
            .joined(separator: "\n")
        record.pending =
            snapshot.fileExtensions.map { path.pending($0) } + (snapshot.hasDifference ? [path.difference] : [])
        return record
    }
}
