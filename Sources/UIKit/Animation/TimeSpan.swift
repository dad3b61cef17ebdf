import Foundation

/// Where a time lies in an animation that may repeat and reverse.
struct TimeSpan: Hashable {
    /// One run in one direction, in seconds.
    var duration: TimeInterval
    var repeatCount: Double = 1
    /// 0 leaves the length to the count.
    var repeatDuration: TimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A position in one run, and how many whole runs (there and back, where it reverses) were before it.
    struct Place: Hashable {
        /// In seconds, from 0 to the duration.
        var time: TimeInterval
        var run: Double
    }

    private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }

    /// In seconds of the animation's own time; infinite for an endless one.
    var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        return repeatCount == .infinity ? .infinity : cycle * (repeatCount > 0 ? repeatCount : 1)
    }

    /// The place of a time that began at 0; nil where the animation has no effect.
    func place(at time: TimeInterval) -> Place? {
        if time < 0 { return fillMode.showsStart ? Place(time: 0, run: 0) : nil }
        if time >= activeDuration { return fillMode.holdsEnd ? inside(activeDuration, isEnd: true) : nil }
        return inside(time, isEnd: false)
    }

    private func inside(_ time: TimeInterval, isEnd: Bool) -> Place {
        guard duration > 0 else { return Place(time: 0, run: 0) }
        var run = (time / cycle).rounded(.down)
        var rest = time - run * cycle
        // A whole number of runs ends at the end of the last one, not at the beginning of another.
        if isEnd, rest < 1e-9, run > 0 { (run, rest) = (run - 1, cycle) }
        let isReturning = autoreverses && rest > duration
        return Place(time: min(duration, isReturning ? cycle - rest : rest), run: run)
    }
}
