import Foundation

/// The progress of a property animator's animations: a curve over the clock's time that can be stopped, turned round and moved by hand.
@MainActor
final class AnimatorTimeline: ClockClient {
    /// How progress follows the time of one leg, as a fraction of its length.
    enum Pace {
        case curve(TimingCurve)
        case spring(Spring, duration: TimeInterval)

        func progress(at fraction: Double) -> Double {
            switch self {
            case .curve(let curve): curve.progress(at: fraction)
            case .spring(let spring, let duration): fraction >= 1 ? 1 : spring.progress(at: fraction * duration)
            }
        }
    }

    /// From one progress to another, begun at a time of the clock.
    private struct Leg {
        let from: Double
        let to: Double
        let start: Int64
        let length: Int64
        let pace: Pace
    }

    private var leg: Leg?
    private var atEnd: (() -> Void)?
    /// What it moves.
    var layers: [CALayer] = []
    var beginning = ClockBeginning()
    /// While nothing moves.
    private var rest: Double

    init(rest: Double = 0) {
        self.rest = rest
    }

    /// 0 is the start, 1 the end; a spring goes beyond.
    var progress: Double {
        guard let leg else { return rest }
        let passed = VirtualClock.shared.ticks - leg.start
        if passed <= 0 { return leg.from }
        if passed >= leg.length { return leg.to }
        return leg.from + (leg.to - leg.from) * leg.pace.progress(at: Double(passed) / Double(leg.length))
    }

    /// Moves from the present progress to another, in so many seconds after a delay, and then calls `atEnd`.
    func move(
        to target: Double, in duration: TimeInterval, after delay: TimeInterval, _ pace: Pace,
        atEnd: @escaping () -> Void
    ) {
        let from = progress
        rest(at: from)
        let start = VirtualClock.shared.ticks + VirtualClock.ticks(delay)
        leg = Leg(from: from, to: target, start: start, length: VirtualClock.ticks(duration), pace: pace)
        self.atEnd = atEnd
        VirtualClock.shared.add(self)
    }

    func rest(at progress: Double) {
        if leg != nil { VirtualClock.shared.remove(self) }
        leg = nil
        atEnd = nil
        rest = progress
    }

    // MARK: Clock

    var dueTicks: Int64? { leg.map { $0.start + $0.length } }
    var isFiniteMotion: Bool { leg != nil }

    func moves(below roots: [CALayer]) -> Bool { layers.contains { $0.isBelow(roots) } }

    /// What was to follow holds the animator, and that this timeline.
    func abandon() { rest(at: progress) }

    func fire() {
        let atEnd = atEnd
        rest(at: leg?.to ?? rest)
        atEnd?()
    }
}
