import Synchronization

/// The traits of a view as they were once resolved, for as long as nothing happens that could make them others.
struct ResolvedTraits: Sendable {
    let collection: UITraitCollection
    private let edition: Int

    /// Goes up whenever a view comes or goes, or an override or the screen changes. One count for all views: to tell those below a change
    /// would cost more than to resolve once more those that are asked. Atomic, as a view may go on any thread.
    private static let edition = Atomic(0)

    /// To be called after a change of anything that the traits of any view depend on.
    static func expire() {
        edition.wrappingAdd(1, ordering: .relaxed)
    }

    init(_ collection: UITraitCollection) {
        self.collection = collection
        edition = Self.edition.load(ordering: .relaxed)
    }

    var isCurrent: Bool { edition == Self.edition.load(ordering: .relaxed) }
}
