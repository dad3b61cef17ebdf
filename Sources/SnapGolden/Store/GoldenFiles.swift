public import Foundation
import Glibc
import SnapFiles

/// Reading and writing whole files, so that nobody ever sees half of one.
public enum GoldenFiles {
    /// The most that `read` takes into memory, in bytes: twice the pixels of the largest picture.
    static let longest = 512 << 20

    /// Everything in the file; nil where there is none. What is no file, such as a pipe or a device, may have no end, and is refused, as is
    /// what has more than `longest` bytes.
    public static func read(_ path: String) throws(GoldenError) -> Data? {
        // A pipe that nobody writes would not even be opened.
        guard let descriptor = try openToRead(path, O_NONBLOCK) else { return nil }
        defer { close(descriptor) }
        var information = stat()
        guard fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
            throw .notAFile(path: path)
        }
        guard information.st_size <= longest else {
            throw .file(path: path, reason: "it has more than \(longest) bytes")
        }
        do {
            return try FileHandle(fileDescriptor: descriptor).readToEnd() ?? Data()
        } catch {
            throw .file(path: path, reason: "it cannot be read")
        }
    }

    /// Everything in a file, or in a pipe, as a shell makes them of a command's output; nil where there is none.
    ///
    /// - Parameter limit: In bytes; what has more is refused.
    public static func input(_ path: String, limit: Int) throws(GoldenError) -> Data? {
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFIFO else { return try read(path) }
        guard let descriptor = try openToRead(path, 0) else { return nil }
        defer { close(descriptor) }
        do {
            let data = try FileHandle(fileDescriptor: descriptor).read(upToCount: limit + 1) ?? Data()
            if data.count <= limit { return data }
        } catch {
            throw .file(path: path, reason: "it cannot be read")
        }
        throw .file(path: path, reason: "it has more than \(limit) bytes")
    }

    /// nil where there is no such file.
    private static func openToRead(_ path: String, _ flags: Int32) throws(GoldenError) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
        if descriptor >= 0 { return descriptor }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure(path)
    }

    /// Writes files so that each is there whole or not at all: beside its place, synced, then renamed, all after all are written.
    ///
    /// Folders are made as needed. Symbolic links stay, and what they lead to is written; a file that is replaced keeps its mode. Nothing
    /// but a file is replaced.
    public static func write(_ files: [(path: String, data: Data)]) throws(GoldenError) {
        var open: [(path: String, descriptor: Int32, target: String)] = []
        defer {
            for file in open { close(file.descriptor) }
        }
        do throws(GoldenError) {
            for file in files {
                let target = try Self.target(of: file.path)
                let folder = Paths.folder(of: target.path)
                try makeFolder(folder)
                guard let temporary = TemporaryFiles.make(in: folder) else { throw failure(file.path) }
                open.append((temporary.path, temporary.descriptor, target.path))
                try writeAll(file.data, to: temporary.descriptor, naming: file.path)
                if let mode = target.mode { fchmod(temporary.descriptor, mode) }
                guard fsync(temporary.descriptor) == 0 else { throw failure(file.path) }
            }
            for file in open {
                guard TemporaryFiles.rename(file.path, to: file.target) else { throw failure(file.target) }
            }
        } catch {
            for file in open { TemporaryFiles.discard(file.path) }
            throw error
        }
    }

    /// Writes one file that a person named: as `write` does, or into the device or the pipe that it is.
    public static func output(_ data: Data, to path: String) throws(GoldenError) {
        var information = stat()
        let isThere = stat(path, &information) == 0
        guard isThere, ![S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT) else {
            return try write([(path, data)])
        }
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        try writeAll(data, to: descriptor, naming: path)
    }

    /// Whether two paths lead to one file that is there.
    public static func isSame(_ first: String, _ second: String) -> Bool {
        var one = stat()
        var other = stat()
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// The place behind symbolic links, and the mode of the file there; nil where there is none.
    private static func target(of path: String) throws(GoldenError) -> (path: String, mode: mode_t?) {
        var target = path
        var information = stat()
        // As many as Linux itself follows (path_resolution(7)).
        for _ in 0..<40 {
            guard lstat(target, &information) == 0 else { return (target, nil) }
            switch information.st_mode & S_IFMT {
            case S_IFREG: return (target, information.st_mode & 0o777)
            case S_IFLNK:
                guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
                    throw failure(path)
                }
                target = Paths.join(Paths.folder(of: target), next)
            default: throw .notAFile(path: path)
            }
        }
        errno = ELOOP
        throw failure(path)
    }

    /// Removes files that are there, and the folders up to `root` that this left empty.
    public static func remove(_ paths: [String], upTo root: String) throws(GoldenError) {
        for path in paths {
            guard unlink(path) == 0 else {
                if errno == ENOENT || errno == ENOTDIR { continue }
                throw failure(path)
            }
            var folder = Paths.folder(of: path)
            // rmdir refuses a folder that has something in it, which ends the walk.
            while folder.hasPrefix(root), rmdir(folder) == 0 { folder = Paths.folder(of: folder) }
        }
    }

    /// Appends to a file in one piece, so that lines of several processes do not mix.
    public static func append(_ data: Data, to path: String) throws(GoldenError) {
        try makeFolder(Paths.folder(of: path))
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        try writeAll(data, to: descriptor, naming: path)
    }

    private static func makeFolder(_ folder: String) throws(GoldenError) {
        var information = stat()
        if stat(folder, &information) == 0 { return }
        let parent = Paths.folder(of: folder)
        if parent != folder { try makeFolder(parent) }
        guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw failure(folder) }
    }

    private static func writeAll(_ data: Data, to descriptor: Int32, naming path: String) throws(GoldenError) {
        let bytes = [UInt8](data)
        var start = 0
        while start < bytes.count {
            let written = bytes[start...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR { continue }
                throw failure(path)
            }
            start += written
        }
    }

    /// The error of the system call that just failed.
    private static func failure(_ path: String) -> GoldenError {
        switch errno {
        case EACCES, EPERM, EROFS: .noPermission(path: path)
        default: .file(path: path, reason: String(cString: strerror(errno)))
        }
    }
}
