public import Foundation
import Glibc

/// Reading and writing whole files, so that nobody ever sees half of one.
public enum GoldenFiles {
    /// Everything in the file; nil where there is none.
    public static func read(_ path: String) throws(GoldenError) -> Data? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(path)
        }
        defer { close(descriptor) }
        do {
            return try FileHandle(fileDescriptor: descriptor).readToEnd() ?? Data()
        } catch {
            throw .file(path: path, reason: "it cannot be read")
        }
    }

    /// Writes files so that each is there whole or not at all: beside its place, synced, then renamed, all after all are written.
    ///
    /// Folders are made as needed.
    public static func write(_ files: [(path: String, data: Data)]) throws(GoldenError) {
        var temporary: [(path: String, target: String)] = []
        do throws(GoldenError) {
            for file in files {
                let folder = Paths.folder(of: file.path)
                try makeFolder(folder)
                let beside = "\(folder)/.\(Paths.name(of: file.path)).\(getpid())"
                temporary.append((beside, file.path))
                try writeAndSync(file.data, to: beside, naming: file.path)
            }
            for (path, target) in temporary {
                guard rename(path, target) == 0 else { throw failure(target) }
            }
        } catch {
            for (path, _) in temporary { unlink(path) }
            throw error
        }
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

    private static func writeAndSync(_ data: Data, to path: String, naming target: String) throws(GoldenError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(target) }
        defer { close(descriptor) }
        try writeAll(data, to: descriptor, naming: target)
        guard fsync(descriptor) == 0 else { throw failure(target) }
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
