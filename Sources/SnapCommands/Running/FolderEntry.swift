import Foundation
import Glibc
import SnapFiles
import SnapGolden

/// One thing in a folder, as a search for scenes and packages sees it.
struct FolderEntry: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case file
        case folder
        /// Not followed by a search: it may lead round in circles, or out of the folder.
        case linkToFolder
        case danglingLink
        /// The name is not UTF-8, so that nothing can be opened by it.
        case unnamable
    }

    let name: String
    /// Absolute.
    let path: String
    let kind: Kind

    /// In the order of names, without those that begin with a dot; nil where the folder cannot be read.
    static func all(in folder: String) -> [FolderEntry]? {
        guard let stream = opendir(folder) else { return nil }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            guard bytes.first != UInt8(ascii: ".") else { continue }
            let valid = String(validating: bytes, as: UTF8.self)
            let name = valid ?? String(decoding: bytes, as: UTF8.self)
            let path = Paths.join(folder, name)
            entries.append(FolderEntry(name: name, path: path, kind: valid == nil ? .unnamable : kind(path)))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Whether something has this path.
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    private static func kind(_ path: String) -> Kind {
        var own = stat()
        var target = stat()
        guard lstat(path, &own) == 0, stat(path, &target) == 0 else { return .danglingLink }
        guard target.st_mode & S_IFMT == S_IFDIR else { return .file }
        return own.st_mode & S_IFMT == S_IFLNK ? .linkToFolder : .folder
    }
}
