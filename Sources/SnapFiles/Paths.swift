import Foundation

/// Paths as texts: joined, taken apart, made absolute; no file is touched.
public enum Paths {
    /// `base/component`, or the component alone where it is absolute.
    public static func join(_ base: String, _ component: String) -> String {
        if component.hasPrefix("/") || base.isEmpty { return component }
        if component.isEmpty || component == "." { return base }
        return base.hasSuffix("/") ? base + component : base + "/" + component
    }

    /// The absolute path without `.`, `..` and doubled slashes; symbolic links stay.
    public static func absolute(_ path: String) -> String {
        var parts: [Substring] = []
        for part in join(FileManager.default.currentDirectoryPath, path).split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path without its last component.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component.
    public static func name(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...])
    }

    /// `path` as seen from `folder`, where it lies in it; otherwise unchanged.
    public static func relative(_ path: String, to folder: String) -> String {
        if path == folder { return "." }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// An absolute path as a person in `folder` (absolute) names it: seen from there, by way of `..` where it lies beside it, unless that
    /// is longer. A path that is not absolute stays as it is.
    public static func shown(_ path: String, from folder: String) -> String {
        guard path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
        let parts = path.split(separator: "/")
        let around = folder.split(separator: "/")
        // Texts with other bytes may be equal (é as one character, or as two), and are two files all the same.
        let common = zip(parts, around).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let steps = Array(repeating: "..", count: around.count - common) + parts.dropFirst(common).map(String.init)
        let relative = steps.isEmpty ? "." : steps.joined(separator: "/")
        return relative.utf8.count < path.utf8.count ? relative : path
    }

    /// The nearest folder around `path` (itself included) that has `entry` in it.
    public static func nearestFolder(around path: String, having entry: String) -> String? {
        var folder = path
        while true {
            if FileManager.default.fileExists(atPath: join(folder, entry)) { return folder }
            guard folder != "/", folder != "." else { return nil }
            folder = self.folder(of: folder)
        }
    }
}
