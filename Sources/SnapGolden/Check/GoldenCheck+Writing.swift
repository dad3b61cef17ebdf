import Foundation
import SnapDiff
import SnapGraphics
import SnapPNG

extension GoldenCheck {
    /// Writes those of the golden's files that are not as they should be already.
    func record(
        _ artifact: Artifact, _ contents: ArtifactContents, isNew: Bool, only: String? = nil
    ) throws(GoldenError) -> SnapshotResult {
        if case .picture(_, _, let fonts) = artifact, !fonts.missingPackages.isEmpty {
            throw .fontsMissing(packages: fonts.missingPackages)
        }
        var files: [(path: String, data: Data)] = []
        for file in try encoded(artifact, contents) where only == nil || only == file.fileExtension {
            if try isUpToDate(artifact, contents, file.fileExtension) { continue }
            files.append((path.golden(file.fileExtension), file.data))
        }
        try GoldenFiles.write(files)
        var result = passed(.recorded(isNew: isNew), artifact)
        result.written = files.map(\.path)
        return result
    }

    /// True where the golden's file shows what the artifact does, whatever else is in it.
    private func isUpToDate(
        _ artifact: Artifact, _ contents: ArtifactContents, _ fileExtension: String
    ) throws(GoldenError) -> Bool {
        guard case .picture(let bitmap, _, _) = artifact else { return false }
        if fileExtension == "layout" {
            return try GoldenFiles.read(path.golden("layout")) == Data(contents.text.utf8)
        }
        do throws(GoldenError) {
            guard let data = try GoldenFiles.read(path.golden("png")) else { return false }
            let golden = try GoldenPicture(path: path.golden("png"), data: data)
            let pixels = try golden.compare(with: bitmap, digest: contents.pixels, options: ComparisonOptions())
            guard pixels == .identical else { return false }
            return golden.isSealed || mode != .all
        } catch {
            // Whatever cannot be read is replaced.
            return false
        }
    }

    func writePending(
        _ artifact: Artifact, _ contents: ArtifactContents, mismatch: Mismatch?
    ) throws(GoldenError) -> [String] {
        try removePending(artifact)
        var files: [(path: String, data: Data)] = []
        for file in try encoded(artifact, contents)
        where !(try isUpToDate(artifact, contents, file.fileExtension)) {
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

    func removePending(_ artifact: Artifact) throws(GoldenError) {
        try GoldenFiles.remove(
            artifact.fileExtensions.map { path.pending($0) } + [path.difference], upTo: path.pendingRoot)
    }

    private func encoded(
        _ artifact: Artifact, _ contents: ArtifactContents
    ) throws(GoldenError) -> [(fileExtension: String, data: Data)] {
        let text = Data(contents.text.utf8)
        switch artifact {
        case .picture(let bitmap, let tree, let fonts):
            do throws(PNGError) {
                let png = try GoldenPicture.encode(
                    bitmap, digest: contents.pixels, scale: tree.scale, fonts: fonts.fingerprints)
                return [("png", png), ("layout", text)]
            } catch {
                throw .file(path: path.golden("png"), reason: error.description)
            }
        case .layout: return [("layout", text)]
        case .text(_, let fileExtension): return [(fileExtension, text)]
        }
    }
}
