import Foundation
import SnapFiles
import SnapPNG

/// A snapshot that waits to be accepted or rejected: its new files, and the golden they would become.
public struct PendingSnapshot: Hashable, Sendable {
    public let path: GoldenPath
    /// The extensions of the new files, sorted.
    public let fileExtensions: [String]
    public let hasDifference: Bool

    /// All pending snapshots of the package in the folder `root` (absolute), in the order of their paths; those of every package where
    /// the environment names a folder for artifacts.
    public static func all(inRoot root: String, environment: SnapEnvironment) -> [PendingSnapshot] {
        let pendingRoot = GoldenPath.pendingRoot(of: root, environment)
        var extensions: [String: [String]] = [:]
        var differences: [String] = []
        let marker = ".new."
        for file in FileManager.default.enumerator(atPath: pendingRoot)?.compactMap({ $0 as? String }) ?? [] {
            if file.hasSuffix(".diff.png") {
                differences.append(String(file.dropLast(".diff.png".count)))
            } else if let range = file.range(of: marker, options: .backwards) {
                extensions[String(file[..<range.lowerBound]), default: []].append(String(file[range.upperBound...]))
            }
        }
        return extensions.keys.sorted().map { stem in
            PendingSnapshot(
                path: GoldenPath(root: root, pending: stem, environment: environment),
                fileExtensions: (extensions[stem] ?? []).sorted(), hasDifference: differences.contains(stem))
        }
    }

    /// Whether the test file or scene file that it was taken of is gone; never so where goldens are in a folder of their own.
    public var isOrphan: Bool {
        let folder = Paths.folder(of: path.stem)
        let goldens = Paths.folder(of: folder)
        guard Paths.name(of: goldens) == GoldenPath.folderName else { return false }
        let source = Paths.join(Paths.folder(of: goldens), Paths.name(of: folder))
        return !([""] + GoldenPath.shortenedExtensions).contains {
            FileManager.default.fileExists(atPath: source + $0)
        }
    }

    /// Throws where a new file is damaged: nobody looks at a golden before it fails.
    private static func check(_ data: Data, of file: String, _ fileExtension: String) throws(GoldenError) {
        if fileExtension == "png" {
            do throws(PNGError) {
                _ = try PNG.decode(data)
            } catch {
                throw .corruptPending(path: file, reason: error.problem)
            }
            return
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .corruptPending(path: file, reason: "it is not UTF-8 text")
        }
        guard fileExtension == "layout" else { return }
        do throws(LayoutTextError) {
            _ = try LayoutText.read(text)
        } catch {
            throw .corruptPending(path: file, reason: error.description)
        }
    }

    /// Makes the new files the golden, and gives the golden files that it wrote.
    ///
    /// Nothing is written where one of them is damaged.
    public func accept() throws(GoldenError) -> [String] {
        var files: [(path: String, data: Data)] = []
        for fileExtension in fileExtensions {
            let file = path.pending(fileExtension)
            if let data = try GoldenFiles.read(file) {
                try Self.check(data, of: file, fileExtension)
                files.append((path.golden(fileExtension), data))
            }
        }
        try GoldenFiles.write(files)
        try reject()
        return files.map(\.path)
    }

    /// Removes the new files; the golden stays.
    public func reject() throws(GoldenError) {
        try GoldenFiles.remove(
            fileExtensions.map { path.pending($0) } + [path.difference], upTo: path.pendingRoot)
    }
}
