public import SnapDiff
import SnapGraphics
import SnapPNG
import Foundation

/// Compares one snapshot with its golden, and writes what the record mode says: the golden, or the pending files.
public struct GoldenCheck: Sendable {
    public let path: GoldenPath
    public let mode: RecordMode
    public let options: ComparisonOptions

    public init(path: GoldenPath, mode: RecordMode, options: ComparisonOptions = ComparisonOptions()) {
        self.path = path
        self.mode = mode
        self.options = options
    }

    /// What comparing found, before anything is written.
    private enum Finding {
        case equal
        case similar(Difference)
        case different(Mismatch)
        case absent(isLayoutOnly: Bool)
        case broken(GoldenError)
    }

    /// The verdict; errors of reading and writing are verdicts, too.
    public func run(_ artifact: Artifact) -> SnapshotResult {
        do throws(GoldenError) {
            return try act(on: find(artifact), artifact)
        } catch {
            return SnapshotResult(.unusable(reason: error.description))
        }
    }

    private func act(on finding: Finding, _ artifact: Artifact) throws(GoldenError) -> SnapshotResult {
        switch finding {
        case .equal:
            try removePending(artifact)
            return SnapshotResult(.identical)
        case .similar(let difference):
            guard mode == .all else {
                try removePending(artifact)
                return SnapshotResult(.similar(difference))
            }
            return try record(artifact, isNew: false)
        case .different(let mismatch):
            guard mode == .all || mode == .failed else {
                var result = SnapshotResult(.different(mismatch))
                result.pending = try writePending(artifact, mismatch: mismatch)
                return result
            }
            return try record(artifact, isNew: false)
        case .absent(let isLayoutOnly):
            guard mode != .never else {
                var result = SnapshotResult(.missing(isLayoutOnly: isLayoutOnly))
                result.pending = try writePending(artifact, mismatch: nil)
                return result
            }
            return try record(artifact, isNew: !isLayoutOnly, only: isLayoutOnly ? "layout" : nil)
        case .broken(let error):
            guard mode == .all else { throw error }
            return try record(artifact, isNew: false)
        }
    }
}

// MARK: - Comparing

extension GoldenCheck {
    private func find(_ artifact: Artifact) -> Finding {
        do throws(GoldenError) {
            switch artifact {
            case .picture(let bitmap, let tree, let fonts): return try findPicture(bitmap, tree, fonts)
            case .layout(let tree): return try findLayout(tree)
            case .text(let text, let fileExtension): return try findText(text, fileExtension)
            }
        } catch {
            return .broken(error)
        }
    }

    private func findPicture(_ bitmap: Bitmap, _ tree: LayoutTree, _ fonts: DrawnFonts) throws(GoldenError) -> Finding {
        guard let data = try GoldenFiles.read(path.golden("png")) else { return .absent(isLayoutOnly: false) }
        let golden = try GoldenPicture(path: path.golden("png"), data: data)
        let pixels = try golden.compare(with: bitmap, options: options)
        var mismatch = Mismatch()
        mismatch.pixels = pixels
        mismatch.tree = tree
        let layout = try compareLayout(tree)
        mismatch.layout = layout
        switch pixels {
        case .identical where layout == nil, .similar where layout == nil: return .absent(isLayoutOnly: true)
        case .identical where layout?.isEmpty == true: return .equal
        case .similar(let difference) where layout?.isEmpty == true: return .similar(difference)
        case .identical, .similar, .different, .sizes:
            mismatch.fonts = golden.fontChanges(to: fonts.fingerprints)
            return .different(mismatch)
        }
    }

    private func findLayout(_ tree: LayoutTree) throws(GoldenError) -> Finding {
        guard let layout = try compareLayout(tree) else { return .absent(isLayoutOnly: false) }
        if layout.isEmpty { return .equal }
        var mismatch = Mismatch()
        mismatch.layout = layout
        mismatch.tree = tree
        return .different(mismatch)
    }

    private func findText(_ text: String, _ fileExtension: String) throws(GoldenError) -> Finding {
        guard let golden = try readText(path.golden(fileExtension)) else { return .absent(isLayoutOnly: false) }
        if golden == text { return .equal }
        var mismatch = Mismatch()
        mismatch.text = TextDifference.lines(from: golden, to: text)
        return .different(mismatch)
    }

    /// nil where the golden has no layout.
    private func compareLayout(_ tree: LayoutTree) throws(GoldenError) -> LayoutComparison? {
        let file = path.golden("layout")
        guard let text = try readText(file) else { return nil }
        do throws(LayoutTextError) {
            return LayoutComparison(golden: try LayoutText.read(text), new: tree)
        } catch {
            throw .corruptLayout(path: file, reason: error)
        }
    }

    private func readText(_ file: String) throws(GoldenError) -> String? {
        guard let data = try GoldenFiles.read(file) else { return nil }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: file) }
        return text
    }
}

// MARK: - Writing

extension GoldenCheck {
    /// Writes those of the golden's files that are not as they should be already.
    private func record(
        _ artifact: Artifact, isNew: Bool, only: String? = nil
    ) throws(GoldenError) -> SnapshotResult {
        var files: [(path: String, data: Data)] = []
        for file in try encoded(artifact) where only == nil || only == file.fileExtension {
            if try isUpToDate(artifact, file.fileExtension) { continue }
            files.append((path.golden(file.fileExtension), file.data))
        }
        try GoldenFiles.write(files)
        try removePending(artifact)
        var result = SnapshotResult(.recorded(isNew: isNew))
        result.written = files.map(\.path)
        return result
    }

    /// True where the golden's file shows what the artifact does, whatever else is in it.
    private func isUpToDate(_ artifact: Artifact, _ fileExtension: String) throws(GoldenError) -> Bool {
        guard case .picture(let bitmap, let tree, _) = artifact else { return false }
        if fileExtension == "layout" {
            return try GoldenFiles.read(path.golden("layout")) == Data(LayoutText.write(tree).utf8)
        }
        do throws(GoldenError) {
            guard let data = try GoldenFiles.read(path.golden("png")) else { return false }
            let golden = try GoldenPicture(path: path.golden("png"), data: data)
            return try golden.compare(with: bitmap, options: ComparisonOptions()) == .identical
        } catch {
            // Whatever cannot be read is replaced.
            return false
        }
    }

    private func writePending(_ artifact: Artifact, mismatch: Mismatch?) throws(GoldenError) -> [String] {
        try removePending(artifact)
        var files: [(path: String, data: Data)] = []
        for file in try encoded(artifact) where !(try isUpToDate(artifact, file.fileExtension)) {
            files.append((path.pending(file.fileExtension), file.data))
        }
        if case .different(let difference) = mismatch?.pixels {
            do throws(PNGError) {
                files.append((path.difference, try PNG.encode(difference.picture)))
            } catch {
                throw .file(path: path.difference, reason: error.description)
            }
        }
        try GoldenFiles.write(files)
        return files.map(\.path)
    }

    private func removePending(_ artifact: Artifact) throws(GoldenError) {
        try GoldenFiles.remove(
            artifact.fileExtensions.map { path.pending($0) } + [path.difference], upTo: path.pendingRoot)
    }

    private func encoded(_ artifact: Artifact) throws(GoldenError) -> [(fileExtension: String, data: Data)] {
        switch artifact {
        case .picture(let bitmap, let tree, let fonts):
            do throws(PNGError) {
                let png = try GoldenPicture.encode(bitmap, scale: tree.scale, fonts: fonts.fingerprints)
                return [("png", png), ("layout", Data(LayoutText.write(tree).utf8))]
            } catch {
                throw .file(path: path.golden("png"), reason: error.description)
            }
        case .layout(let tree): return [("layout", Data(LayoutText.write(tree).utf8))]
        case .text(let text, let fileExtension): return [(fileExtension, Data(text.utf8))]
        }
    }
}
