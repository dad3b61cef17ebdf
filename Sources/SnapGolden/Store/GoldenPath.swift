public import Foundation
import SnapFiles

/// Where a snapshot's golden and its pending files are: every path rule is here.
public struct GoldenPath: Hashable, Sendable {
    /// The folder of goldens beside a test file or a scene file.
    public static let folderName = "__Snapshots__"

    /// The folder of everything that a run leaves in a package beside goldens.
    public static let outputFolder = ".snap"

    /// The folder of pending files in a package.
    public static let pendingFolder = "\(outputFolder)/pending"

    /// The package's folder, absolute.
    public let root: String
    /// The golden's path without extension, absolute.
    public let stem: String
    /// The folder for pending files, absolute.
    public let pendingRoot: String
    /// The path of the pending files without `.new.png` and the like, absolute.
    private let pendingStem: String
    /// The folder of animated PNG files, absolute.
    private let animationRoot: String

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
        pendingRoot = Self.pendingRoot(of: root, environment)
        animationRoot = Paths.join(Self.outputFolder(of: root, environment), "animations")
        pendingStem = Self.output(of: stem, root: root, in: pendingRoot, environment)
    }

    /// The golden that the pending files of a name have, as `PendingSnapshot` found it in the package's folder for them.
    init(root: String, pending name: String, environment: SnapEnvironment) {
        let whole: String? =
            if environment.artifacts != nil {
                "/" + name
            } else if name.hasPrefix(Self.outsideFolder + "/") {
                String(name.dropFirst(Self.outsideFolder.count))
            } else {
                nil
            }
        stem = whole.map { Self.relocated(stem: $0, root: environment.root) } ?? Paths.join(root, name)
        self.root =
            environment.artifacts == nil
            ? root : environment.root.map { Paths.absolute($0) } ?? Self.root(around: Self.sourceFolder(of: stem))
        pendingRoot = Self.pendingRoot(of: root, environment)
        animationRoot = Paths.join(Self.outputFolder(of: root, environment), "animations")
        pendingStem = Paths.join(pendingRoot, name)
    }

    /// The folder of everything that a run leaves beside goldens, absolute.
    public static func outputFolder(of root: String, _ environment: SnapEnvironment) -> String {
        environment.artifacts.map { Paths.absolute($0) } ?? Paths.join(root, outputFolder)
    }

    /// The folder of a package's pending files, absolute.
    static func pendingRoot(of root: String, _ environment: SnapEnvironment) -> String {
        Paths.join(outputFolder(of: root, environment), "pending")
    }

    /// Where what belongs to a golden is put: as the golden is seen from its package, or with its whole path where several packages may
    /// share the folder.
    private static func output(of stem: String, root: String, in folder: String, _ environment: SnapEnvironment)
        -> String
    {
        let relative = Paths.relative(stem, to: root)
        if environment.artifacts == nil, !relative.hasPrefix("/") { return Paths.join(folder, relative) }
        let whole = String(stem.drop { $0 == "/" })
        return Paths.join(environment.artifacts == nil ? Paths.join(folder, outsideFolder) : folder, whole)
    }

    /// Has the whole paths of goldens that are in no folder of their package.
    private static let outsideFolder = "outside"

    /// The golden file.
    public func golden(_ fileExtension: String) -> String { "\(stem).\(fileExtension)" }

    /// The new version beside it, waiting to be accepted.
    public func pending(_ fileExtension: String) -> String { "\(pendingStem).new.\(fileExtension)" }

    /// The picture of the differences.
    public var difference: String { "\(pendingStem).diff.png" }

    /// The golden's path without extension, seen from the package's folder.
    public var relativeStem: String { Paths.relative(stem, to: root) }

    /// Writes an animated PNG for the report, and gives its path, absolute.
    public func write(animation: Data) throws(GoldenError) -> String {
        let file = Paths.join(animationRoot, "\(Paths.relative(pendingStem, to: pendingRoot)).png")
        try GoldenFiles.write([(file, animation)])
        return file
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

    /// The folder of the test file or scene file of a golden: the one around the folder of goldens.
    static func sourceFolder(of stem: String) -> String {
        let goldens = Paths.folder(of: Paths.folder(of: stem))
        return Paths.name(of: goldens) == folderName ? Paths.folder(of: goldens) : Paths.folder(of: stem)
    }

    /// A golden of another machine's package under `SNAP_ROOT`; unchanged where there is no such folder.
    private static func relocated(stem: String, root: String?) -> String {
        let folder = sourceFolder(of: stem)
        guard let moved = try? relocated(Paths.join(folder, Paths.name(of: stem)), root: root) else { return stem }
        return Paths.folder(of: moved) + stem.dropFirst(folder.count)
    }
}
