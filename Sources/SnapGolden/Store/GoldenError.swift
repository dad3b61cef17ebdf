public import SnapFiles

/// Why a golden cannot be found, read or written; the description says what to do.
public enum GoldenError: Error, Hashable {
    /// Nothing of the name can stand in a file name.
    case emptyName(String)
    case nameTooLong(String, bytes: Int)
    /// Two snapshots would have the same file.
    case shared(file: String, first: String, second: String)
    /// One snapshot was taken twice in a run, and showed two different things.
    case takenTwice(file: String, name: String)
    /// A test that runs once for each of its arguments numbers its snapshots in no fixed order.
    case numberedInParameterizedTest(String)
    case notUnderRoot(file: String, root: String)
    /// The file is a pointer of Git LFS; the picture itself was not fetched.
    case largeFilePointer(path: String)
    /// The file is no picture that can be read; the reason is the decoder's.
    case corruptPicture(path: String, reason: String)
    case corruptLayout(path: String, reason: LayoutTextError)
    case notText(path: String)
    /// A new version that waits to be accepted cannot be read; the reason is the decoder's.
    case corruptPending(path: String, reason: String)
    /// A folder, a device or the like stands where a file must be.
    case notAFile(path: String)
    /// Packages that are not installed: what was drawn is no golden.
    case fontsMissing(packages: [String])
    case noPermission(path: String)
    /// Any other failure of the file system; the reason is the system's.
    case file(path: String, reason: String)
}

extension GoldenError: FileError {
    public func description(_ shown: (_ path: String) -> String) -> String {
        switch self {
        case .emptyName(let name):
            "the snapshot \(name) has a name without any letter or digit: give it one that can be a file's name"
        case .nameTooLong(let name, let bytes):
            "the snapshot \(name) needs a file name of \(bytes) bytes, and \(SnapshotName.longest) are possible: give it a shorter name"
        case .shared(let file, let first, let second):
            "the snapshots \(first) and \(second) would share the file \(shown(file)), if not here, then on a disk that does not tell upper case from lower case: "
                + "give one of them another name"
        case .takenTwice(let file, let name):
            "the snapshot \(name) was taken twice, and showed two different things, for the one file \(shown(file)): "
                + "give each its own name with “named:”"
        case .numberedInParameterizedTest(let test):
            "the test \(test) runs once for each of its arguments, in no fixed order, so its snapshots cannot be numbered: "
                + "make a name of the argument, as in “named: \"\\(argument)\"”"
        case .notUnderRoot(let file, let root):
            "the environment variable SNAP_ROOT is “\(root)”, and no folder there corresponds to the one of \(shown(file)): "
                + "set it to the folder that has the package's Package.swift"
        case .largeFilePointer(let path):
            "the golden \(shown(path)) is only a pointer of Git LFS: fetch the pictures with “git lfs pull”"
        case .corruptPicture(let path, let reason):
            "the golden \(shown(path)) cannot be read: \(reason). Restore it from version control, or record it again with “snap record --all”"
        case .corruptLayout(let path, let reason):
            "the golden \(shown(path)) cannot be read: \(reason). Restore it from version control, or record it again with “snap record --all”"
        case .notText(let path):
            "the golden \(shown(path)) is not UTF-8 text. Restore it from version control, or record it again with “snap record --all”"
        case .corruptPending(let path, let reason):
            "the pending file \(shown(path)) cannot be read: \(reason). It does not become a golden: make it anew with “snap verify”, or remove "
                + "it with “snap reject”"
        case .notAFile(let path): "\(shown(path)): this is no file, but a folder, a pipe or a device: give another path"
        case .fontsMissing(let packages):
            "it is drawn with blocks in place of text or symbols, so that it cannot be recorded: install "
                + "\(packages.joined(separator: ", ")); “snap doctor” says more"
        case .noPermission(let path):
            "there is no permission to read or write \(shown(path)): change its owner or mode"
        case .file(let path, let reason): "\(shown(path)): \(reason)"
        }
    }
}
