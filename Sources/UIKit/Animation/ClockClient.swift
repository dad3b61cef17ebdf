/// Something that waits for a time of the virtual clock.
@MainActor
protocol ClockClient: AnyObject {
    /// When it came to the clock, which sets it.
    var beginning: ClockBeginning { get set }
    /// When it wants to be called next; nil never.
    var dueTicks: Int64? { get }
    /// An animation that ends by itself: what settling brings to its end.
    var isFiniteMotion: Bool { get }
    /// What tells it from other animations; nil where it is none of a property.
    var motion: MotionIdentity? { get }
    /// Whether it moves one of these layers, or one below them.
    func moves(below roots: [CALayer]) -> Bool
    /// Called at `dueTicks`, or before that where the clock settles.
    func fire()
    /// The clock has forgotten the client: it lets go of whoever waits for it, without a word to them.
    func abandon()
}

extension ClockClient {
    var isFiniteMotion: Bool { false }
    var motion: MotionIdentity? { nil }
    func moves(below roots: [CALayer]) -> Bool { false }
    func abandon() {}
}

/// Which property of which layer goes through which values.
struct MotionIdentity: Hashable {
    let layer: ObjectIdentifier
    let keyPath: String
    let values: [AnimatableValue]
}

extension CALayer {
    /// Whether this layer is one of the given ones, or below one.
    func isBelow(_ roots: [CALayer]) -> Bool {
        roots.contains { $0 === self } || superlayer?.isBelow(roots) ?? false
    }
}

/// When a client came to the clock, and as which.
struct ClockBeginning {
    var order = 0
    var ticks: Int64 = 0
    var advances = 0
}
