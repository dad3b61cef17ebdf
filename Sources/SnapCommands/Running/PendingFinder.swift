import Foundation
import SnapGolden

/// The pending snapshots whose goldens lie under paths.
enum PendingFinder {
    /// In the order of their goldens' paths; all of the current folder's where no path is given.
    ///
    /// A path may also be that of one golden, with or without its extension, or of one pending file.
    static func find(_ paths: [String], terminal: Terminal) throws(InputError) -> [PendingSnapshot] {
        let environment = SnapEnvironment(terminal.environment)
        var found: [PendingSnapshot] = []
        for path in paths.isEmpty ? ["."] : paths {
            let absolute = terminal.absolute(path)
            let matching = roots(of: absolute).flatMap { root in
                PendingSnapshot.all(inRoot: root, environment: environment)
            }.filter { pending in
                isMeant(pending, by: absolute)
            }
            if matching.isEmpty, !FileManager.default.fileExists(atPath: absolute) { throw .notThere(path: path) }
            found += matching.filter { !found.contains($0) }
        }
        return found.sorted { $0.path.stem < $1.path.stem }
    }

    /// The folder of the package around a path, and those of all packages below it.
    private static func roots(of path: String) -> [String] {
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        let folder = isThere && isFolder.boolValue ? path : Paths.folder(of: path)
        var roots = [GoldenPath.root(around: folder)]
        addRoots(below: folder, to: &roots)
        return roots
    }

    private static func addRoots(below folder: String, to roots: inout [String]) {
        if FileManager.default.fileExists(atPath: Paths.join(folder, GoldenPath.pendingFolder)), !roots.contains(folder)
        {
            roots.append(folder)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where !name.hasPrefix(".") && name != GoldenPath.folderName {
            let path = Paths.join(folder, name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                addRoots(below: path, to: &roots)
            }
        }
    }

    private static func isMeant(_ pending: PendingSnapshot, by path: String) -> Bool {
        let stem = pending.path.stem
        if stem == path || path == "/" || stem.hasPrefix(path + "/") { return true }
        return pending.fileExtensions.contains {
            path == pending.path.golden($0) || path == pending.path.pending($0)
        }
    }
}
