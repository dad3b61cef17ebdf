public import Foundation

/// The one clock of animations, display links and delays: its time passes only where it is told to.
///
/// Real time never passes in a test, so every animated value is a function of the seconds that were asked for. At `advance(by:)`
/// whatever falls due on the way happens in its order: ends of animations with their completions, delays, display links. A snapshot
/// that nobody advanced the clock for shows what is begun at its end (see `settle()`).
///
///     UIView.animate(withDuration: 0.5) { card.alpha = 0 }
///     VirtualClock.shared.advance(by: 0.25)   // the card is half-way
@MainActor public final class VirtualClock {
    public static let shared = VirtualClock()

    /// Since the process began, in nanoseconds: sums of whole numbers do not depend on what ran before.
    private(set) var ticks: Int64 = 0
    /// How often time was asked to pass.
    private(set) var advances = 0
    private var settlings = 0
    private var clients: [any ClockClient] = []
    private var order = 0

    /// How often there was a moment at which Core Animation would have committed what was changed.
    var commits: Int { advances + settlings }

    /// In seconds since the process began.
    public var now: TimeInterval { TimeInterval(ticks) / Self.ticksPerSecond }

    /// Lets time pass, in seconds; what falls due on the way happens, each thing at its own time.
    ///
    /// - Parameter seconds: 0 lets what is due now happen, and makes the next snapshot show this very moment.
    public func advance(by seconds: TimeInterval) {
        precondition(seconds >= 0 && seconds < 1e9, "time passes forwards: by \(seconds) seconds it cannot")
        advances += 1
        run(until: ticks + Self.ticks(seconds))
    }

    /// Brings what was begun to its end, without letting time pass: what a snapshot shows that nobody asked to see at a time.
    ///
    /// Completions run, and what they begin is brought to its end, too, until it repeats itself: a pulse whose completions begin it anew
    /// is endless. Endless animations stay where they are: at their start, if they have only begun. Nothing happens while a finite animation
    /// is under way that the clock was advanced for. Delays wait. All this is about what is in a window that is shown.
    public func settle() {
        settle(below: UIApplication.shared.windows.map(\.layer))
    }

    /// As `settle()`, for the layers that are at or below the given ones.
    package func settle(below roots: [CALayer]) {
        settle { $0.moves(below: roots) }
    }

    private func settle(where matches: (any ClockClient) -> Bool) {
        settlings += 1
        run(until: ticks)
        func isMotion(_ client: any ClockClient) -> Bool { client.isFiniteMotion && matches(client) }
        guard !clients.contains(where: { isMotion($0) && isUnderWay($0) }) else { return }
        let start = order
        var settled: Set<MotionIdentity> = []
        func repeats(_ client: any ClockClient) -> Bool {
            client.beginning.order > start && client.motion.map(settled.contains) ?? false
        }
        for _ in 0..<Self.settlingLimit {
            guard let first = earliest(where: { isMotion($0) && !repeats($0) }) else { return }
            if let motion = first.motion { settled.insert(motion) }
            first.fire()
            run(until: ticks)
        }
        RuntimeWarnings.record(
            "animations whose completions begin the next one never end: the picture shows the state after \(Self.settlingLimit)"
        )
    }

    /// Calls `action` when so many seconds have passed, and then again and again where it repeats.
    ///
    /// This stands in for `Timer` and `DispatchQueue.asyncAfter`, which wait for real time.
    /// - Parameters:
    ///   - seconds: at least a tenth of a millisecond where it repeats.
    ///   - repeats: false calls once.
    @discardableResult
    public func schedule(
        after seconds: TimeInterval, repeats: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> ScheduledAction {
        let scheduled = ScheduledAction(
            clock: self, interval: max(0, seconds), repeats: repeats, action: action)
        add(scheduled)
        return scheduled
    }

    // MARK: Clients

    func add(_ client: any ClockClient) {
        order += 1
        client.beginning = ClockBeginning(order: order, ticks: ticks, advances: advances)
        clients.append(client)
    }

    func remove(_ client: any ClockClient) {
        clients.removeAll { $0 === client }
    }

    /// Takes the animations of a layer and all below it away, without a word to whoever waits for them: nobody looks any more.
    package func abandon(below root: CALayer) {
        abandon { $0.moves(below: [root]) }
    }

    /// How many clients have come so far: `abandon(after:)` takes it.
    var arrivals: Int { order }

    /// Takes everything away, delays and display links, too, that came after so many clients.
    func abandon(after arrivals: Int) {
        abandon { $0.beginning.order > arrivals }
    }

    private func abandon(where isUnwanted: (any ClockClient) -> Bool) {
        let unwanted = clients.filter(isUnwanted)
        clients.removeAll(where: isUnwanted)
        for client in unwanted { client.abandon() }
    }

    private func isUnderWay(_ client: any ClockClient) -> Bool {
        client.beginning.ticks < ticks || client.beginning.advances < advances
    }

    private func earliest(where matches: (any ClockClient) -> Bool) -> (any ClockClient)? {
        var found: (client: any ClockClient, due: Int64)?
        for client in clients where matches(client) {
            guard let due = client.dueTicks else { continue }
            if let found, (found.due, found.client.beginning.order) <= (due, client.beginning.order) { continue }
            found = (client, due)
        }
        return found?.client
    }

    private func run(until target: Int64) {
        AnimationContext.shared.commitImplicitTransaction()
        var atOnce = 0
        while let next = earliest(where: { $0.dueTicks.map { $0 <= target } ?? false }), let due = next.dueTicks {
            atOnce = due > ticks ? 0 : atOnce + 1
            guard atOnce < Self.momentLimit else {
                RuntimeWarnings.record(
                    "\(Self.momentLimit) things happened at one moment of the clock, each because of another: the rest waits"
                )
                break
            }
            ticks = max(ticks, due)
            next.fire()
        }
        ticks = target
    }

    static let ticksPerSecond = 1e9

    /// The nearest nanosecond.
    static func ticks(_ seconds: TimeInterval) -> Int64 {
        Int64((seconds * ticksPerSecond).rounded())
    }

    private static let settlingLimit = 1_000
    private static let momentLimit = 100_000
}
