import Foundation

/// The progress of a property animator's animations: a curve over the clock's time that can be stopped, turned round and moved by hand.
@MainActor
final class AnimatorTimeline: ClockClient {
    /// How progress follows the time of one way, as a fraction of its length.
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

    /// A way from one progress to another that began at a time of the clock.
    private struct Way {
        let from: Double
        let to: Double
        let start: Int64
        let length: Int64
        let pace: Pace
    }

    private var way: Way?
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
        guard let way else { return rest }
        let passed = VirtualClock.shared.ticks - way.start
        if passed <= 0 { return way.from }
        if passed >= way.length { return way.to }
        return way.from + (way.to - way.from) * way.pace.progress(at: Double(passed) / Double(way.length))
    }

    /// Moves from the present progress to another, in so many seconds after a delay, and then calls `atEnd`.
    func move(
        to target: Double, in duration: TimeInterval, after delay: TimeInterval, _ pace: Pace,
        atEnd: @escaping () -> Void
    ) {
        let from = progress
        rest(at: from)
        let start = VirtualClock.shared.ticks + VirtualClock.ticks(delay)
        way = Way(from: from, to: target, start: start, length: VirtualClock.ticks(duration), pace: pace)
        self.atEnd = atEnd
        VirtualClock.shared.add(self)
    }

    func rest(at progress: Double) {
        if way != nil { VirtualClock.shared.remove(self) }
        way = nil
        atEnd = nil
        rest = progress
    }

    // MARK: Clock

    var dueTicks: Int64? { way.map { $0.start + $0.length } }
    var isFiniteMotion: Bool { way != nil }

    func moves(below roots: [CALayer]) -> Bool { layers.contains { $0.isBelow(roots) } }

    func fire() {
        let atEnd = atEnd
        rest(at: way?.to ?? rest)
        atEnd?()
    }
}
