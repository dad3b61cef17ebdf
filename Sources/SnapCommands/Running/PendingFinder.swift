import Foundation
import SnapFiles
import SnapGolden

/// The pending snapshots whose goldens lie under paths.
enum PendingFinder {
    /// In the order of their goldens' paths; all of the current folder's where no path is given.
    ///
    /// A path may also be that of a test or scene file, of one golden, with or without its extension, of a pending file, or of a folder of
    /// these. Throws where nothing belongs to a path.
    static func find(_ paths: [String], terminal: Terminal) throws(InputError) -> [PendingSnapshot] {
        let environment = terminal.snapEnvironment
        var found: [PendingSnapshot] = []
        for path in paths.isEmpty ? ["."] : paths {
            let absolute = terminal.absolute(path)
            let matching = roots(of: absolute, environment).flatMap { root in
                PendingSnapshot.all(inRoot: root, environment: environment)
            }.filter { pending in
                isMeant(pending, by: absolute)
            }
            if matching.isEmpty, !paths.isEmpty {
                guard FileManager.default.fileExists(atPath: absolute) else { throw .notThere(path: path) }
                throw .nothingPending(path: path)
            }
            found += matching.filter { !found.contains($0) }
        }
        return found.sorted { $0.path.stem < $1.path.stem }
    }

    /// The folders around a path and below it that have pending snapshots in them, and the one of its package.
    private static func roots(of path: String, _ environment: SnapEnvironment) -> [String] {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let folder = isThere && isFolder.boolValue ? path : Paths.folder(of: path)
        var roots = [GoldenPath.root(around: folder)]
        // One folder for artifacts: what is in it is seen from one root.
        guard environment.artifacts == nil else { return roots }
        var around = folder
        while around != "/" {
            add(around, to: &roots)
            around = Paths.folder(of: around)
        }
        addRoots(below: folder, to: &roots)
        return roots
    }

    private static func addRoots(below folder: String, to roots: inout [String]) {
        add(folder, to: &roots)
        for entry in FolderEntry.all(in: folder) ?? []
        where entry.kind == .folder && entry.name != GoldenPath.folderName {
            addRoots(below: entry.path, to: &roots)
        }
    }

    private static func add(_ folder: String, to roots: inout [String]) {
        let hasPending = FileManager.default.fileExists(atPath: Paths.join(folder, GoldenPath.pendingFolder))
        if hasPending, !roots.contains(folder) { roots.append(folder) }
    }

    private static func isMeant(_ pending: PendingSnapshot, by path: String) -> Bool {
        let stem = pending.path.stem
        let folders = [path, GoldenPath.goldens(of: path)]
        if stem == path || path == "/" || folders.contains(where: { stem.hasPrefix($0 + "/") }) { return true }
        if pending.path.difference == path { return true }
        return pending.fileExtensions.contains {
            let file = pending.path.pending($0)
            return path == pending.path.golden($0) || path == file || file.hasPrefix(path + "/")
        }
    }
}
