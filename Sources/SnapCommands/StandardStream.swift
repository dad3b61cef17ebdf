import Foundation
import Glibc
import Synchronization

/// Standard output or standard error, which may be full, closed, or a pipe that nobody reads.
final class StandardStream: Sendable {
    private let descriptor: Int32
    /// What `errno` was when writing failed first; 0 where it did not.
    private let failure = Mutex<Int32>(0)

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        guard fcntl(descriptor, F_GETFD) < 0, errno == EBADF else {
            if Self.isTaken(descriptor) { failure.withLock { $0 = EBADF } }
            return
        }
        // The next file that is opened would take the number, and get what is printed.
        let substitute = open("/dev/null", O_RDONLY)
        if substitute >= 0, substitute != descriptor {
            dup2(substitute, descriptor)
            close(substitute)
        }
    }

    /// Whether the stream was closed when the process began, and what the runtime needs for itself has its number by now: its event
    /// counters and queues are files without a type, which no stream of a shell is.
    private static func isTaken(_ descriptor: Int32) -> Bool {
        var information = stat()
        return fstat(descriptor, &information) == 0 && information.st_mode & S_IFMT == 0
    }

    /// Writes all of it; after a failure nothing more.
    func write(_ data: Data) {
        failure.withLock { failure in
            var rest = data[...]
            while failure == 0, !rest.isEmpty {
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&wanted, 1, -1)
                } else if errno != EINTR {
                    failure = errno
                }
            }
        }
    }

    /// Why not everything could be written; nil where it could.
    var problem: String? {
        failure.withLock { $0 == 0 ? nil : String(cString: strerror($0)) }
    }
}
