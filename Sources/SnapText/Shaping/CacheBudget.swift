import Synchronization

/// What the caches of all faces may hold together: texts in every script open some two hundred faces.
///
/// A cache that is full begins anew, which only costs time. It is full when it has all that one may have, or when all together have and
/// it is no longer small.
final class CacheBudget: Sendable {
    /// Entries of one cache, of all of them, and of one that is small.
    private let ofOne: Int
    private let ofAll: Int
    private let ofSmall: Int
    private let held = Atomic(0)

    init(ofOne: Int, ofAll: Int, ofSmall: Int) {
        self.ofOne = ofOne
        self.ofAll = ofAll
        self.ofSmall = ofSmall
    }

    /// Whether a cache with so many entries is full.
    func isSpent(by count: Int) -> Bool {
        count >= ofOne || (count >= ofSmall && held.load(ordering: .relaxed) >= ofAll)
    }

    /// Counts entries that a cache has got, or lost.
    func add(_ count: Int) {
        held.add(count, ordering: .relaxed)
    }
}
