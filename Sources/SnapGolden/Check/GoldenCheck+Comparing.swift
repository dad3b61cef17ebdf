import Foundation
import SnapDiff
import SnapGraphics
import SnapPNG

extension GoldenCheck {
    func find(_ artifact: Artifact, _ contents: ArtifactContents) -> Finding {
        do throws(GoldenError) {
            switch artifact {
            case .picture(let bitmap, let tree, let fonts): return try findPicture(bitmap, tree, fonts, contents)
            case .layout(let tree): return try findLayout(tree, contents)
            case .text(let text, let fileExtension): return try findText(text, fileExtension)
            }
        } catch {
            return .broken(error)
        }
    }

    private func findPicture(
        _ bitmap: Bitmap, _ tree: LayoutTree, _ fonts: DrawnFonts, _ contents: ArtifactContents
    ) throws(GoldenError) -> Finding {
        guard let data = try GoldenFiles.read(path.golden("png")) else { return .absent(isLayoutOnly: false) }
        let golden = try GoldenPicture(path: path.golden("png"), data: data)
        let pixels = try golden.compare(with: bitmap, digest: contents.pixels, options: options)
        var mismatch = Mismatch()
        mismatch.pixels = pixels
        mismatch.tree = tree
        let layout = try compareLayout(tree, contents)
        mismatch.layout = layout
        switch pixels {
        case .identical where layout == nil, .similar where layout == nil: return .absent(isLayoutOnly: true)
        case .identical where layout?.isEmpty == true: return .equal(isAsWritten: golden.isSealed)
        case .similar(let difference) where layout?.isEmpty == true: return .similar(difference)
        case .identical, .similar, .different, .sizes:
            mismatch.missingPackages = fonts.missingPackages
            mismatch.fonts = golden.fontChanges(to: fonts.fingerprints)
            return .different(mismatch)
        }
    }

    private func findLayout(_ tree: LayoutTree, _ contents: ArtifactContents) throws(GoldenError) -> Finding {
        guard let layout = try compareLayout(tree, contents) else { return .absent(isLayoutOnly: false) }
        if layout.isEmpty { return .equal(isAsWritten: true) }
        var mismatch = Mismatch()
        mismatch.layout = layout
        mismatch.tree = tree
        return .different(mismatch)
    }

    private func findText(_ text: String, _ fileExtension: String) throws(GoldenError) -> Finding {
        guard let golden = try readText(path.golden(fileExtension)) else { return .absent(isLayoutOnly: false) }
        // Texts with other bytes may be equal (é as one character, or as two), and another text is another golden.
        if Self.haveSameBytes(golden, text) { return .equal(isAsWritten: true) }
        var mismatch = Mismatch()
        mismatch.text = TextDifference.lines(from: golden, to: text)
        return .different(mismatch)
    }

    /// nil where the golden has no layout.
    private func compareLayout(
        _ tree: LayoutTree, _ contents: ArtifactContents
    ) throws(GoldenError) -> LayoutComparison? {
        let file = path.golden("layout")
        guard let text = try readText(file) else { return nil }
        // The usual case needs no reader: what reads the same is the same.
        if Self.haveSameBytes(text, contents.text) { return .same }
        do throws(LayoutTextError) {
            return LayoutComparison(golden: try LayoutText.read(text), new: tree)
        } catch {
            throw .corruptLayout(path: file, reason: error)
        }
    }

    private static func haveSameBytes(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && Array(one.utf8) == Array(other.utf8)
    }

    private func readText(_ file: String) throws(GoldenError) -> String? {
        guard let data = try GoldenFiles.read(file) else { return nil }
        guard !PNG.isLargeFilePointer(data) else { throw .largeFilePointer(path: file) }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notText(path: file) }
        return text
    }
}
