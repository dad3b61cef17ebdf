import Foundation
import Glibc
import SnapFiles
import Synchronization

/// Files on their way to their places: removed when the process is told to end, and swept at the next run where it was killed.
///
/// Each is locked while its process lives, so that another process knows which are left over, in any container.
public enum TemporaryFiles {
    /// What their names end in, and `.gitignore` may list.
    static let suffix = ".snap-tmp"

    private static let paths = Mutex<[String]>([])

    /// A new file in a folder, open for writing and locked; the caller closes it after `rename` or `discard`.
    ///
    /// - Returns: nil where it cannot be made; `errno` says why.
    static func make(in folder: String) -> (path: String, descriptor: Int32)? {
        paths.withLock { paths in
            while true {
                let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
                let path = Paths.join(folder, ".\(getpid())-\(number)\(suffix)")
                let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
                guard descriptor >= 0 else {
                    if errno == EEXIST { continue }
                    return nil
                }
                // Between the two calls another process may have taken it for one that was left over. Where the file system has no
                // locks, nobody can take it for that.
                while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
                var information = stat()
                guard fstat(descriptor, &information) == 0, information.st_nlink > 0 else {
                    close(descriptor)
                    continue
                }
                paths.append(path)
                return (path, descriptor)
            }
        }
    }

    /// Renames a file to its place; false where that fails, and `errno` says why.
    static func rename(_ path: String, to target: String) -> Bool {
        paths.withLock { paths in
            guard Glibc.rename(path, target) == 0 else { return false }
            paths.removeAll { $0 == path }
            return true
        }
    }

    static func discard(_ path: String) {
        paths.withLock { paths in
            unlink(path)
            paths.removeAll { $0 == path }
        }
    }

    /// Removes all of this process's, and lets no other be made before `end` returns, which ends the process.
    public static func removeAll(_ end: () -> Void) {
        paths.withLock { paths in
            for path in paths { unlink(path) }
            paths = []
            end()
        }
    }

    /// Removes what processes that were killed left in a folder and all below it, and then the folders that have nothing else in them.
    public static func sweepAll(below folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = Paths.join(folder, name)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                sweepAll(below: path)
            }
        }
        sweep(folder)
        rmdir(folder)
    }

    /// Removes what processes that were killed left in a folder.
    public static func sweep(_ folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(suffix) {
            let path = Paths.join(folder, name)
            let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
            guard descriptor >= 0 else { continue }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
            close(descriptor)
        }
    }
}
