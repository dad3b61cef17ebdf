import Foundation
import SnapFiles
import SnapGolden

/// Goldens that no snapshot of a run has.
struct UnusedGoldens: Sendable {
    /// Absolute, in the order of paths.
    private(set) var files: [String] = []
    /// The goldens' paths without extension, absolute.
    private let used: Set<String>

    /// - Parameters:
    ///   - paths: Absolute: the folders and files that the run was for.
    ///   - records: of all their snapshots.
    init(in paths: [String], besides records: [RunRecord]) {
        used = Set(records.map(\.goldenPath))
        for path in paths { search(path, insidePackage: false) }
    }

    /// As a run looks for its inputs: a package inside a package is none of its own.
    private mutating func search(_ folder: String, insidePackage: Bool) {
        let isPackage = FolderEntry.isThere(Paths.join(folder, "Package.swift"))
        if isPackage, insidePackage { return }
        for entry in FolderEntry.all(in: folder) ?? [] where entry.kind == .folder {
            if entry.name == GoldenPath.folderName {
                addGoldens(in: entry.path)
            } else {
                search(entry.path, insidePackage: insidePackage || isPackage)
            }
        }
    }

    /// Each test file and each scene file has a folder of its own there.
    private mutating func addGoldens(in folder: String) {
        for entry in FolderEntry.all(in: folder) ?? [] where entry.kind == .folder && !belongsToScene(entry.path) {
            for file in FolderEntry.all(in: entry.path) ?? [] where file.kind == .file && isUnused(file, in: entry.name)
            {
                if !files.contains(file.path) { files.append(file.path) }
            }
        }
    }

    /// A scene that is there may have goldens of other options than this run's: they all stay.
    private func belongsToScene(_ folder: String) -> Bool {
        let beside = Paths.folder(of: Paths.folder(of: folder))
        let source = Paths.join(beside, Paths.name(of: folder))
        return Inputs.sceneExtensions.contains { FolderEntry.isThere(source + $0) }
            || (Inputs.isInterface(source) && FolderEntry.isThere(source))
    }

    /// A golden of a test is named `test.name.png`, one of a scene as the scene is, which its folder is called after: `menu/menu.png`;
    /// anything else that lies there is somebody's own.
    private func isUnused(_ file: FolderEntry, in folder: String) -> Bool {
        guard let dot = file.path.lastIndex(of: "."), let nameDot = file.name.lastIndex(of: ".") else { return false }
        let stem = String(file.name[..<nameDot])
        let isOfTest = stem.split(separator: ".").count == 2
        let scene = SnapshotName(test: SceneRendering.name(of: folder), part: .only)
        guard isOfTest || stem == (try? scene.fileStem()) else { return false }
        return !used.contains(String(file.path[..<dot]))
    }
}
