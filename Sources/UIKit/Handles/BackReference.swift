import Synchronization

/// A reference that does not keep its target alive, for what is followed often: to a superview, a superlayer, a constraint's items.
///
/// The target owns it, and ends it in its `deinit`: from then on it leads to nil, so it never dangles. A `weak` variable would do
/// the same, but the first one to an object makes each later retain and release of that object go through a table beside it, which
/// was a quarter of the time of a layout.
final class BackReference<Target: AnyObject & Sendable>: Sendable {
    /// Valid until `end()`: the target calls that before its memory goes.
    private unowned(unsafe) let unguarded: Target
    private let isEnded = Atomic(false)

    init(to target: Target) {
        unguarded = target
    }

    /// nil once the target is gone.
    var target: Target? { hasEnded ? nil : unguarded }

    var hasEnded: Bool { isEnded.load(ordering: .acquiring) }

    /// To be called in the target's `deinit`.
    func end() {
        isEnded.store(true, ordering: .releasing)
    }
}
