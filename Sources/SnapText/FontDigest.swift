import Foundation
import Synchronization

/// A font file that was used, and the digest that tells its contents from another version's.
public struct FontDigest: Hashable, Sendable {
    /// The file's name, without its folder.
    public let name: String
    /// SHA-256 in hexadecimal, as `sha256sum` prints it.
    public let digest: String

    /// Of the font files that drew or measured anything in this process so far, those with these names; each once, sorted by name.
    ///
    /// Takes some milliseconds for each megabyte of font that was not asked about before.
    public static func used(named names: [String]) -> [FontDigest] {
        FontCatalogue.shared.loadedFiles.filter { names.contains($0.name) }.compactMap { file in
            known.withLock { known in
                let path = file.path(under: FontCatalogue.shared.folder)
                if let digest = known[path] { return FontDigest(name: file.name, digest: digest) }
                guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
                let digest = SHA256.hexDigest(of: bytes)
                known[path] = digest
                return FontDigest(name: file.name, digest: digest)
            }
        }
        .sorted { $0.name < $1.name }
    }

    private static let known = Mutex<[String: String]>([:])
}
