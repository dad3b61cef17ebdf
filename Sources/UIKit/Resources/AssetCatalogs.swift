import Foundation
import Synchronization

/// The sets of the asset catalogs in a folder, found once and kept.
enum AssetCatalogs {
    private static let index = Mutex<[String: [String: URL]]>([:])

    /// The folder `<name>.<extension>` in any catalog of `folder`; of several the first by path.
    static func item(_ name: String, extension fileExtension: String, in folder: URL) -> URL? {
        index.withLock { index in
            let known = index[folder.path] ?? sets(in: folder)
            index[folder.path] = known
            return known["\(name).\(fileExtension)"]
        }
    }

    /// Every image and colour set by its name in the catalog; folders that provide a namespace are part of it.
    private static func sets(in folder: URL) -> [String: URL] {
        var found: [String: URL] = [:]
        for catalog in contents(of: folder) where catalog.pathExtension == "xcassets" {
            collect(catalog, prefix: "", into: &found)
        }
        return found
    }

    private static func collect(_ folder: URL, prefix: String, into found: inout [String: URL]) {
        for item in contents(of: folder) {
            switch item.pathExtension {
            case "imageset", "colorset":
                let name = prefix + item.lastPathComponent
                if found[name] == nil { found[name] = item }
            case "":
                let inner = providesNamespace(item) ? prefix + item.lastPathComponent + "/" : prefix
                collect(item, prefix: inner, into: &found)
            default: break
            }
        }
    }

    /// Sorted by name; empty for what is no folder.
    private static func contents(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    private struct Folder: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }

        var properties: Properties?
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        decode(Folder.self, in: folder)?.properties?.providesNamespace ?? false
    }

    /// The `Contents.json` of a set; nil where there is none, and with a warning with the next picture where it cannot be read.
    static func decode<Value: Decodable>(_ type: Value.Type, in folder: URL) -> Value? {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            RuntimeWarnings.record("\(folder.lastPathComponent)/Contents.json cannot be read: \(error)")
            return nil
        }
    }
}
