/// Times an operation on a machine that others use too: the median says what it takes.
enum Median {
    /// The median of the times of `repeats` runs after one warm-up run, in milliseconds.
    static func milliseconds(repeats: Int, _ operation: () throws -> Void) rethrows -> Double {
        try operation()
        let clock = ContinuousClock()
        var times: [Duration] = []
        for _ in 0..<max(1, repeats) {
            times.append(try clock.measure(operation))
        }
        return times.sorted()[times.count / 2] / .milliseconds(1)
    }
}
