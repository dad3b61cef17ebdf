import Foundation

/// A delay on the virtual clock that can be called off.
@MainActor public final class ScheduledAction: ClockClient {
    private unowned let clock: VirtualClock
    private let interval: Int64
    private let repeats: Bool
    private let action: @MainActor () -> Void
    private var calls: Int64 = 0
    var beginning = ClockBeginning()

    /// - Parameter interval: in seconds.
    init(clock: VirtualClock, interval: TimeInterval, repeats: Bool, action: @escaping @MainActor () -> Void) {
        self.clock = clock
        // Foundation's timers, too, repeat no faster than that.
        self.interval = VirtualClock.ticks(repeats ? max(interval, 0.000_1) : interval)
        self.repeats = repeats
        self.action = action
    }

    /// Never called again.
    public func invalidate() {
        clock.remove(self)
    }

    var dueTicks: Int64? { beginning.ticks + interval * (calls + 1) }

    func fire() {
        calls += 1
        if !repeats { clock.remove(self) }
        action()
    }
}
