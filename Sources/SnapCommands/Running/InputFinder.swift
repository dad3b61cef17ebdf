import Foundation
import SnapFiles
import SnapGolden

/// The packages and scene files that paths stand for.
struct Inputs: Hashable, Sendable {
    /// Folders with a `Package.swift`, absolute.
    private(set) var packages: [String] = []
    /// Scene files and Interface Builder files, absolute.
    private(set) var scenes: [String] = []
    /// What looks like a scene file and cannot be read, in the order of finding.
    private(set) var problems: [InputError] = []
    /// Where paths are seen from, absolute.
    private let folder: String

    static let sceneExtension = ".scene.json5"
    static let interfaceExtensions = [".xib", ".storyboard"]
    static let sceneExtensions = [sceneExtension] + interfaceExtensions

    static func isInterface(_ path: String) -> Bool { interfaceExtensions.contains { path.hasSuffix($0) } }
    static func isScene(_ path: String) -> Bool { sceneExtensions.contains { path.hasSuffix($0) } }

    /// A path is a package, a scene file, or a folder of these.
    ///
    /// Of a folder, everything below counts, but for what is hidden (`.build`, `.git`), goldens, and packages inside a package: these
    /// are its dependencies or its fixtures. Links to folders are not followed.
    init(_ paths: [String], terminal: Terminal) throws(InputError) {
        folder = terminal.folder
        for path in paths.isEmpty ? ["."] : paths {
            let absolute = terminal.absolute(path)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
                throw .notThere(path: path)
            }
            let count = packages.count + scenes.count
            if isFolder.boolValue {
                search(absolute, insidePackage: false)
            } else if Self.isScene(absolute) {
                add(&scenes, absolute)
            } else if Paths.name(of: absolute) == "Package.swift" {
                add(&packages, Paths.folder(of: absolute))
            } else {
                throw .unknownKind(path: path)
            }
            if isFolder.boolValue, packages.count + scenes.count == count, !contains(absolute), problems.isEmpty {
                throw .nothingFound(path: path)
            }
        }
    }

    /// The one scene file that a path names, absolute.
    static func scene(_ path: String, terminal: Terminal) throws(InputError) -> String {
        let absolute = terminal.absolute(path)
        guard FileManager.default.fileExists(atPath: absolute) else { throw .notThere(path: path) }
        guard isScene(absolute) else { throw .noScene(path: path) }
        return absolute
    }

    private mutating func search(_ folder: String, insidePackage: Bool) {
        var isInside = insidePackage
        if !insidePackage, FileManager.default.fileExists(atPath: Paths.join(folder, "Package.swift")) {
            add(&packages, folder)
            isInside = true
        }
        guard let entries = FolderEntry.all(in: folder) else {
            problems.append(.unreadableFolder(path: shown(folder)))
            return
        }
        for entry in entries where entry.name != GoldenPath.folderName {
            switch entry.kind {
            case .folder:
                let isOtherPackage =
                    isInside && FileManager.default.fileExists(atPath: Paths.join(entry.path, "Package.swift"))
                if !isOtherPackage { search(entry.path, insidePackage: isInside) }
            case .file where Self.isScene(entry.name): add(&scenes, entry.path)
            case .danglingLink where Self.isScene(entry.name): problems.append(.danglingLink(path: shown(entry.path)))
            case .unnamable where Self.isScene(entry.name): problems.append(.unnamable(path: shown(entry.path)))
            case .file, .linkToFolder, .danglingLink, .unnamable: break
            }
        }
    }

    private func shown(_ path: String) -> String { Paths.shown(path, from: folder) }

    private func contains(_ folder: String) -> Bool {
        packages.contains { $0 == folder || $0.hasPrefix(folder + "/") }
            || scenes.contains { $0.hasPrefix(folder + "/") }
    }

    private func add(_ list: inout [String], _ path: String) {
        // Texts with other bytes may be equal (é as one character, or as two): on Linux they are two files.
        if !list.contains(where: { $0.utf8.elementsEqual(path.utf8) }) { list.append(path) }
    }
}
