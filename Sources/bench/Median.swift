import Foundation

/// Times an operation on a machine that others use too: the median of what its own thread took of a processor.
enum Median {
    /// The median of the processor times of `repeats` runs after one warm-up run, in milliseconds. Work that the operation leaves to
    /// other threads does not count.
    static func milliseconds(repeats: Int, _ operation: () throws -> Void) rethrows -> Double {
        try operation()
        var times: [Double] = []
        for _ in 0..<max(1, repeats) {
            let start = threadTime
            try operation()
            times.append(threadTime - start)
        }
        return times.sorted()[times.count / 2]
    }

    /// In milliseconds.
    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}
