import Foundation
import Glibc
import SnapGolden

/// Ends the programs that run, and removes unfinished files, when the process is told to end; then lets it end as it would have.
enum Interruption {
    /// A signal handler may do little more than write into a pipe; a thread does the rest.
    private static let ends: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }()

    /// Signals that were ignored before, as `nohup` does it, stay so.
    static func watch() {
        let reading = ends.read
        guard reading >= 0 else { return }
        for number in [SIGINT, SIGTERM, SIGHUP] {
            let former = signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Glibc.write(Interruption.ends.write, &byte, 1)
            }
            // The value of SIG_IGN in <signal.h>.
            if unsafeBitCast(former, to: Int.self) == 1 { signal(number, former) }
        }
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while Glibc.read(reading, &byte, 1) != 1 {}
            Subprocess.endAll(Int32(byte)) {
                TemporaryFiles.removeAll {
                    signal(Int32(byte), SIG_DFL)
                    kill(getpid(), Int32(byte))
                    while true { pause() }
                }
            }
        }
    }
}
