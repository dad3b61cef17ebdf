import Foundation

/// A file that is to be read: what it is called in messages, and whether it can be read at all.
struct InputFile {
    /// A scene file larger than this is none that a person or a tool wrote, in bytes.
    static let largestScene = 16 << 20
    /// The same of a picture.
    static let largestPicture = 256 << 20

    let url: URL

    /// Why the file is not read; nil where it can be.
    ///
    /// Pipes and devices may have no end, and neither may what the system makes up as it is read, which claims to be empty.
    func problem(limit: Int) -> String? {
        let path = url.resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
            return "there is no such file"
        }
        switch attributes[.type] as? FileAttributeType {
        case .typeDirectory: return "it is a folder"
        case .typeRegular: break
        case .typeSymbolicLink: return "there is no such file"
        default: return "it is no regular file, but a pipe or a device"
        }
        guard let size = attributes[.size] as? Int, size > 0 else { return "it is empty" }
        guard size <= limit else { return "it has \(size) bytes, and may have \(limit)" }
        return FileManager.default.isReadableFile(atPath: path) ? nil : "check its permissions"
    }

    /// Refuses a file that a scene names and that cannot be read.
    ///
    /// - Parameters:
    ///   - path: as the scene has it.
    ///   - kind: what the file should be.
    func check(_ path: String, kind: String, limit: Int, namedAt place: ScenePlace) throws(SceneError) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw .missingFile(place, kind: kind, path: path)
        }
        if let problem = problem(limit: limit) {
            throw .unusableFile(place, kind: kind, path: path, reason: problem)
        }
    }

    /// The path from the current folder, or the absolute one where that is no longer.
    var name: String { Self.name(of: url.absoluteURL.path, from: FileManager.default.currentDirectoryPath) }

    /// Both paths are absolute.
    static func name(of path: String, from folder: String) -> String {
        let parts = components(of: path)
        let base = components(of: folder)
        let shared = zip(parts, base).prefix { $0 == $1 }.count
        let relative = (base.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared)).joined(separator: "/")
        let absolute = "/" + parts.joined(separator: "/")
        return relative.isEmpty || relative.count >= absolute.count ? absolute : relative
    }

    /// Without `.` and `..`.
    private static func components(of path: String) -> [Substring] {
        path.split(separator: "/").reduce(into: []) { parts, part in
            switch part {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
    }
}
