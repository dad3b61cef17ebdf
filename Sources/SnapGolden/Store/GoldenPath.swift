public import Foundation

/// Where a snapshot's golden and its pending files are: every path rule is here.
public struct GoldenPath: Hashable, Sendable {
    /// The folder of goldens beside a test file or a scene file.
    public static let folderName = "__Snapshots__"

    /// The folder of pending files in a package.
    public static let pendingFolder = ".snap/pending"

    /// The package's folder, absolute.
    public let root: String
    /// The golden's path without extension, absolute.
    public let stem: String
    /// The folder for pending files, absolute.
    public let pendingRoot: String

    /// Where the snapshot `name` of a test file or scene file (absolute) has its golden.
    ///
    /// `folder` is the folder of goldens instead of the one beside the file.
    public init(
        file: String, folder goldens: String? = nil, name: SnapshotName, environment: SnapEnvironment
    ) throws(GoldenError) {
        let source = try Self.relocated(file, root: environment.root)
        let folder = Paths.folder(of: source)
        root = environment.root.map { Paths.absolute($0) } ?? Self.root(around: folder)
        stem = Paths.join(goldens.map { Paths.absolute($0) } ?? Self.goldens(of: source), try name.fileStem())
        pendingRoot =
            environment.artifacts.map { Paths.absolute($0) } ?? Paths.join(root, Self.pendingFolder)
    }

    /// The golden of a pending file's stem, as `pending` found it.
    init(root: String, stem: String, pendingRoot: String) {
        self.root = root
        self.stem = stem
        self.pendingRoot = pendingRoot
    }

    /// The golden file.
    public func golden(_ fileExtension: String) -> String { "\(stem).\(fileExtension)" }

    /// The new version beside it, waiting to be accepted.
    public func pending(_ fileExtension: String) -> String { "\(pendingStem).new.\(fileExtension)" }

    /// The picture of the differences.
    public var difference: String { "\(pendingStem).diff.png" }

    /// The golden's path without extension, seen from the package's folder.
    public var relativeStem: String { Paths.relative(stem, to: root) }

    /// The folder of animated PNG files in a package.
    public static let animationFolder = ".snap/animations"

    /// Writes an animated PNG for the report, and gives its path, absolute.
    public func write(animation: Data) throws(GoldenError) -> String {
        let relative = relativeStem
        let file = Paths.join(
            Paths.join(root, Self.animationFolder), relative.hasPrefix("/") ? String(relative.dropFirst()) : relative)
        try GoldenFiles.write([("\(file).png", animation)])
        return "\(file).png"
    }

    private var pendingStem: String {
        let relative = relativeStem
        return Paths.join(pendingRoot, relative.hasPrefix("/") ? String(relative.dropFirst()) : relative)
    }

    /// The folder of the package that a folder belongs to; of the repository where there is no package; else the folder itself.
    public static func root(around folder: String) -> String {
        Paths.nearestFolder(around: folder, having: "Package.swift")
            ?? Paths.nearestFolder(around: folder, having: ".git") ?? folder
    }

    /// The folder of the goldens of a test file or a scene file.
    public static func goldens(of file: String) -> String {
        Paths.join(Paths.join(Paths.folder(of: file), folderName), folderName(of: Paths.name(of: file)))
    }

    /// Extensions of files whose folder of goldens does not have them in its name.
    static let shortenedExtensions = [".swift", ".scene.json5"]

    /// The name of a test file's or a scene file's folder of goldens: `MenuTests.swift` → `MenuTests`, `menu.scene.json5` → `menu`; that
    /// of any other file is its whole name.
    private static func folderName(of file: String) -> String {
        for known in shortenedExtensions where file.hasSuffix(known) {
            return String(file.dropLast(known.count))
        }
        return file
    }

    /// The test file under `SNAP_ROOT`: the longest end of its path whose folder is there.
    private static func relocated(_ file: String, root: String?) throws(GoldenError) -> String {
        guard let root = root.map({ Paths.absolute($0) }) else { return file }
        if file.hasPrefix(root + "/") { return file }
        let parts = file.split(separator: "/")
        for start in parts.indices.dropLast() {
            let folder = Paths.join(root, parts[start..<(parts.count - 1)].joined(separator: "/"))
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue {
                return Paths.join(folder, Paths.name(of: file))
            }
        }
        throw .notUnderRoot(file: file, root: root)
    }
}
